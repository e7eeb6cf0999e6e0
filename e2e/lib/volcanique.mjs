// Positions of Volcanique for tests and pictures, and what the engine says about them.
import { engine } from './page.mjs';
import { asked, header, markPoint, openTable, saveOf } from './table.mjs';
import { until } from './until.mjs';

const game = 'volcanique';

/** The island in the middle of every position here. */
const island = `[board]
"0,0" = "dm ml dml"
"1,0" = "d dm"
"2,0" = "dm"
"0,1" = "m ml"
"-1,1" = "ml"
"1,1" = "dlm dml"
"-1,0" = "ml dl"
`;

/** Pink is about to buy a volcano among critters that can pay, that cannot, and a Colossal. */
const volcano = `
${island}"-2,0" = "l"
"0,-1" = "dml dlm ml dlm"
"1,-1" = "d soil"

[player.pink]
land = "0,1 m, 1,1 l"
resources = "4d1m2l"
slots = "l1 l2a"
crater = 2
cards = "scurry fire-opal"

[player.blue]
land = "1,0 d, -1,0 l colossal, -2,0 l"
resources = "2d3m"
slots = "l1"

[player.yellow]
land = "-1,1 m, 2,0 m burrowed"
resources = "3m3l1d"

[grid]
l1 = "burrow"
l2a = "colossal"
l2b = "bomb"
l3a = "agile"
l3m = "cooperative"
l3b = "flying"
l4a = "migration"
l4b = "erosion"
l5 = "super"
`;

/** Pink may move islands and cut them. */
const plates = `
${island}"0,-1" = "dml dlm"
"6,0" = "d"
"6,-1" = "m soil"
"7,-1" = "dml"
"5,1" = "l"

[player.pink]
land = "0,1 m, 1,1 l, 6,0 d"
resources = "4d1m2l"
slots = "l1 l2a"

[player.blue]
land = "1,0 d, -1,0 l, 7,-1 m"
resources = "2d3m"

[player.yellow]
land = "-1,1 m, 2,0 m"
resources = "3m3l1d"

[grid]
l1 = "rift"
l2a = "converging"
`;

/**
 * Pink is about to buy a volcano on 0,0. Beside it: a critter of Pink and one of Blue that can pay, a Colossal of Blue, a critter
 * of Yellow that cannot pay, an empty space, and one that is too high.
 */
export const among = `[board]
"0,0" = "dm ml dml"
"1,0" = "d"
"2,0" = "d"
"0,1" = "m"
"-1,1" = "m"
"-1,0" = "l"
"-2,0" = "l"
"1,-1" = "m"
"0,-1" = "dl dlm ml dml"

[player.pink]
land = "0,1 m"
resources = "7d"
slots = "l1"

[player.blue]
land = "1,0 d, -1,0 l colossal"
resources = "2d"

[player.yellow]
land = "1,-1 m"

[grid]
l1 = "siphon"
l2a = "colossal"
l2b = "agile"
`;

/** The whole Caldera deck. */
const cards = { 'fire-opal': 2, obsidian: 4, scurry: 2, barter: 2, detour: 1, offering: 1, 'rich-seam': 1, updraft: 1, sinkhole: 1, quench: 1, 'second-terrace': 1, 'sudden-vent': 1 };

/** Pink has little: some goods are too expensive, one kind of tile and the Caldera deck are sold out. */
export const poor = (resources, crater) => `${island}
[player.pink]
land = "0,1 m, 1,1 l"
resources = "${resources}"
crater = ${crater}

[player.blue]
land = "1,0 d, -1,0 l"

[player.yellow]
land = "-1,1 m"

[grid]
l1 = "siphon"

[table]
supply = "d m l ml 2 dl dml 3 dlm"
played = "${Object.entries(cards).map(([name, count]) => `${name} ${count}`).join(' ')}"
`;

/** A turn in which Pink can do something in every step; lava flows at its end. */
export const busy = `${island}"3,0" = "d"
"3,1" = "ml"
"2,1" = "d"

[player.pink]
land = "0,1 m, 1,1 l"
resources = "2d1m"

[player.blue]
land = "1,0 d"
resources = "1d"

[player.yellow]
land = "-1,1 m"
resources = "1m"

[grid]
l1 = "siphon"

[table]
lava = "3,0"
`;

/** It is the turn of Blue, whose tile joins two biomes: the critters of Blue and Pink contest the result. */
export const contest = `[board]
"0,0" = "dl@0"
"1,0" = "m"
"2,0" = "dl@3"
"3,0" = "m"
"1,2" = "dml"
"2,2" = "dlm"

[player.pink]
land = "2,0 d, 1,2 d"
resources = "2d"

[player.blue]
land = "0,0 d, 0,0 d"
resources = "3d"

[player.yellow]
land = "2,2 l"

[grid]
l1 = "siphon"

[table]
turn = "blue"
`;

/** A critter of Pink stands behind a stack of eight tiles, and may go to another part of its tile. */
export const tower = `[board]
"0,0" = "dml@2"
"1,0" = "dml@4"
"-1,1" = "m"
"0,1" = "dl dm dl dm dl dm dm ml"

[player.pink]
land = "0,0 m"

[player.blue]
land = "0,1 m"

[player.yellow]
land = "1,0 m"

[grid]
l1 = "siphon"
`;

/** All players have Caldera cards that the others may not know. */
export const hands = `${island}"3,0" = "d"
"2,1" = "dml"

[player.pink]
land = "0,1 m, 1,1 l"
resources = "2d2m2l"
cards = "scurry fire-opal"

[player.blue]
land = "1,0 d"
resources = "2d2m2l"
cards = "obsidian quench"

[player.yellow]
land = "-1,1 m"
resources = "2d2m2l"
cards = "rich-seam updraft"

[grid]
l1 = "siphon"
`;

const people = ['Maren', 'Ida', 'Tomi'];

/** A save of a game of three that goes on from a position, with the moves that were made since. */
export function saveFrom(from, moves = []) {
  const lines = [{ ...header(['pink', 'blue', 'yellow'], {}, game), from }, ...moves.map(move => ({ move }))];
  return lines.map(line => `${JSON.stringify(line)}\n`).join('');
}

/** A game of three in which islands can be moved and cut. */
export function openPlates(page) {
  return openIslands(page, plates);
}

/** A game of three that goes on from a position: without one, a volcano can be bought. */
export async function openIslands(page, from = volcano, { moves = [], seats = ['me', 'calm', 'calm'], key = 'e2e' } = {}) {
  await openTable(page, { game, seats, names: people, save: saveFrom(from, moves), seed: 3, key });
  await asked(page, { key });
}

/** Goes on to the supply and buys something, for the first amount that is offered. */
export async function buy(page, selector) {
  await page.locator('.tray [data-answer$=" done"]').click();
  await page.locator(`.vq-supply ${selector}`).click();
  // With a single way to pay, the game does not ask.
  const first = page.locator('.vq-mixes [data-answer], .vq-together .primary').first();
  await page.waitForSelector('.vq-mixes [data-answer], .vq-together .primary, .mark');
  if (await first.count()) await first.click();
  await page.waitForSelector('.mark');
}

/** Chooses a space of the board. */
export async function point(page, at, shown) {
  const mark = page.locator(`.mark[data-at="${at}"]`);
  const click = async () => page.mouse.click(...await markPoint(page, mark));
  await click();
  // On small spaces the first tap only points.
  const armed = page.locator('.pointed[data-armed]');
  await until(async () => await page.locator(shown).count() || await armed.count(), `the space ${at} is chosen or pointed at`);
  if (await armed.count()) await click();
  await page.waitForSelector(shown);
}

/** Puts a bought tile on a space without sending the answer. */
export async function openGhost(page, at = '0,0', tile = 'dml') {
  await openIslands(page);
  await buy(page, `[data-answer$=" buy ${tile}"]`);
  await point(page, at, '[data-ghost=lay]');
}

/** Goes on to the choice of the power that a volcano on 0,0 unlocks. */
export async function openVolcano(page, from = volcano, key = 'e2e') {
  await openIslands(page, from, { key });
  await buy(page, '[data-good=volcano]');
  await point(page, '0,0', '[data-group^=slot-]');
  await page.locator('[data-group^=slot-]').first().click();
  await page.waitForSelector('.vq-erupt');
}

/** Something that is true at the table, or would be after some more moves. */
export async function fact(page, name, moves = [], key = 'e2e') {
  const text = (await saveOf(page, key)) + moves.map(move => `${JSON.stringify({ move })}\n`).join('');
  return engine(page, 'replay_fact', text, name);
}

/** The spaces round a space, clockwise from the east, as the edges of the table of tiles are. */
const around = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const edges = { d: 'DDDDDD', m: 'MMMMMM', l: 'LLLLLL', dm: 'DDDMMM', ml: 'MMMLLL', dl: 'DDDLLL', dml: 'DDMMLL', dlm: 'DDLLMM' };

/** How many edges of a space match the edges beside it after some more moves, according to the engine. */
export async function matching(page, at, moves) {
  const top = async hex => {
    const [kind, rotation] = (await fact(page, `hex ${hex}`, moves)).split(' ').at(-1).split('@');
    return direction => edges[kind]?.at((direction - Number(rotation)) % 6);
  };
  const [q, r] = at.split(',').map(Number);
  const here = await top(at);
  let count = 0;
  for (const [direction, [east, south]] of around.entries()) {
    const beside = (await top(`${q + east},${r + south}`))((direction + 3) % 6);
    if (beside !== undefined && beside === here(direction)) count += 1;
  }
  return count;
}
