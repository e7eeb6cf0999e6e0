// Positions of Volcanique for tests and pictures.
import { asked, header, openTable } from './table.mjs';

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

/** A game of three in which islands can be moved and cut. */
export function openPlates(page) {
  return openIslands(page, plates);
}

/** A game of three in which a volcano can be bought. */
export async function openIslands(page, from = volcano) {
  const save = JSON.stringify({ ...header(['pink', 'blue', 'yellow'], {}, game), from }) + '\n';
  await openTable(page, { game, seats: ['me', 'calm', 'calm'], names: ['Maren', 'Ida', 'Tomi'], save, seed: 3 });
  await asked(page);
}

/** Goes on to the choice of the power that a volcano on 0,0 unlocks. */
export async function openVolcano(page) {
  await openIslands(page);
  await page.locator('.tray [data-answer$=" done"]').click();
  await page.locator('[data-good=volcano]').click();
  await page.locator('.vq-mixes [data-answer], .vq-together .primary').first().click();
  await page.locator('.mark[data-at="0,0"]').click({ force: true });
  // A finger points first where spaces are small.
  await page.waitForSelector('[data-group^=slot-]', { timeout: 1500 }).catch(() => page.locator('.mark[data-at="0,0"]').click({ force: true }));
  await page.locator('[data-group^=slot-]').first().click();
  await page.waitForSelector('.vq-erupt');
}
