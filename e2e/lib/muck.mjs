// Positions from the scenarios of Cosmic Frog, most of them of Find Muck, and finding and giving one particular answer on the page.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { engine } from './page.mjs';
import { waitForLine } from './storage.mjs';
import { changed, movesOf, offered, openTable, saveOf } from './table.mjs';
import { until } from './until.mjs';

const folder = fileURLToPath(new URL('../../scenarios/cosmic-frog/', import.meta.url));
const order = ['red', 'purple', 'gray', 'blue', 'green', 'orange'];

/** A scenario by its name, which for Find Muck is without `fm-`: { setup, from, moves }. */
export function scenario(name) {
  const muck = path.join(folder, `fm-${name}.toml`);
  const text = readFileSync(existsSync(muck) ? muck : path.join(folder, `${name}.toml`), 'utf8');
  const [position, script] = text.split('[script]');
  const setup = {};
  const options = position.match(/\[options\]\n([\s\S]*?)(?=\n\[)/)?.[1] ?? '';
  for (const [, key, value] of options.matchAll(/^([\w-]+) *= *(.+)$/gm)) setup[key] = JSON.parse(value);
  const named = order.filter(colour => position.includes(`[frog.${colour}]`));
  setup.frogs ??= [...named, ...order.filter(colour => !named.includes(colour))].slice(0, Math.max(3, named.length)).sort((one, other) => order.indexOf(one) - order.indexOf(other));
  // A table has at least three frogs; those that a scenario does not need are far away.
  const away = setup.frogs.filter(colour => !named.includes(colour)).map(colour => `\n[frog.${colour}]\nat = "outer 6"\n`);
  const from = position.slice(position.search(/\[(options|board)\]/)).replace(/\[options\]\n[\s\S]*?(?=\n\[)/, '') + away.join('');
  const moves = script.match(/play = '''\n([\s\S]*?)'''/)[1].split('\n').filter(line => line && !line.startsWith('?'));
  return { setup, from, moves };
}

const save = (header, moves) => [header, ...moves.map(move => ({ move }))].map(line => `${JSON.stringify(line)}\n`).join('');

/** A fact of a position, or nothing if its save cannot be replayed. */
function fact(page, text, name) {
  return engine(page, 'replay_fact', text, name).catch(() => null);
}

/** The moves of a script up to one of them, with the passes in windows, which scenarios leave out. */
async function written(page, header, moves) {
  const all = [];
  for (const move of moves) {
    for (let tries = 0; tries < 6 && (await fact(page, save(header, [...all, move]), 'turn')) === null; tries += 1) {
      all.push(`${(await fact(page, save(header, all), 'turn')).split(' ')[0]} pass`);
    }
    all.push(move);
  }
  return all.slice(0, -1);
}

/** The save of a scenario right before one of its moves, and its frogs; `change` changes its position first. */
export async function saveBefore(page, name, move, change = from => from) {
  const { setup, from, moves } = scenario(name);
  const at = moves.indexOf(move);
  assert.ok(at >= 0, `${name} has no move "${move}"`);
  const header = { strata: 1, game: 'cosmic-frog', engine: '0.1.0', digest: '0', setup, from: change(from) };
  return { text: save(header, await written(page, header, moves.slice(0, at + 1))), frogs: setup.frogs };
}

/** Opens a scenario right before one of its moves, for the person with the frog that makes it. */
export async function openBefore(page, name, move) {
  const { text, frogs } = await saveBefore(page, name, move);
  await openTable(page, { save: text, seats: frogs.map(colour => move.startsWith(colour) ? 'me' : 'calm') });
}

/** The moves of a save. */
const movesIn = save => save.trim().split('\n').slice(1).map(line => JSON.parse(line).move).filter(Boolean);

/** Presses an element with the mouse or with the keyboard, which must be able to reach it. */
async function press(page, selector, keys) {
  const element = page.locator(selector).last();
  await element.waitFor({ state: 'visible', timeout: 8000 });
  if (!keys) return element.click({ timeout: 8000 });
  const reached = await element.evaluate(element => {
    element.focus();
    return document.activeElement === element && element.tabIndex >= 0;
  });
  assert.ok(reached, `the keyboard reaches ${selector}`);
  await page.keyboard.press('Enter');
}

/** Sorts the chips until they lie as an answer says. */
async function lay(page, order, keys) {
  for (let place = 1; place <= order.length; place += 1) {
    // During a combat the tray in the background asks the same; the reachable element comes last.
    const all = await page.$$eval('[data-chips=lay] .chip-number', chips => chips.map(chip => chip.textContent));
    const shown = all.slice(-order.length);
    const at = shown.indexOf(order[place - 1]) + 1;
    if (at === place) continue;
    await press(page, `[data-chip="${at}"]`, keys);
    await press(page, `[data-chip="${place}"]`, keys);
  }
}

/** Chooses style, dice and boosts of a commitment. */
async function commit(page, words, keys) {
  if (words.includes('soft') || words.includes('throw')) await press(page, `[data-style=${words.includes('soft') ? 'soft' : 'thrown'}]`, keys);
  if (words.includes('overpower')) await press(page, '[data-commit=overpower]', keys);
  const boosts = Number(words[words.indexOf('boost') + 1]) || 0;
  for (let count = 0; count < boosts && words.includes('boost'); count += 1) await press(page, '[data-boost=more]', keys);
}

/** Kinds of action whose answers are chosen on the board. */
const boardKinds = ['leap', 'slipstream', 'land', 'attack', 'mind', 'aggro', 'spew', 'step', 'tunnel', 'descend'];

/** Gives exactly this answer on the page, by clicks or by keys; fails if the page does not offer it. */
export async function give(page, move, keys = false) {
  const [, verb, ...rest] = move.split(' ');
  const before = movesOf(await saveOf(page));
  const answer = `[data-answer="${move}"]`;
  await page.waitForFunction(() => document.querySelector('.tray [data-answer], .combat [data-answer], .target[data-answer], [data-group], [data-chip], [data-slot][role=button]'), null, { timeout: 15_000 });
  if (verb === 'arrange' && rest[0] !== 'shuffle') await lay(page, rest, keys);
  if (verb === 'pick') for (const place of rest) await press(page, `[data-chip="${place}"]`, keys);
  if (verb === 'commit' || verb === 'soft' || verb === 'throw') await commit(page, [verb, ...rest], keys);
  const slot = ['store', 'stash', 'take'].includes(verb) ? `[data-slot="${rest.at(-1)}"][role=button]` : '.no-slot';
  // If the answer is not visible yet, choose its kind of action first.
  const kinds = await page.$$eval('[data-group]:not([aria-disabled=true])', kinds => kinds.map(kind => kind.dataset.group));
  const shown = async () => (await page.locator(`${answer}:not([data-group])`).count()) > 0 || (await page.locator(slot).count()) > 0;
  for (const kind of kinds) {
    if (await shown()) break;
    // The button of an action with a single answer without a target gives that answer.
    if (await page.locator(`[data-group=${kind}]${answer}`).count() && !boardKinds.includes(kind)) break;
    const { print } = await offered(page);
    await press(page, `[data-group=${kind}]`, keys);
    await changed(page, 'e2e', print, 1000);
  }
  if (['store', 'stash', 'take'].includes(verb)) await press(page, slot, keys);
  else if (await page.locator(`.target${answer}`).count()) await press(page, `.target${answer}`, keys);
  else await press(page, answer, keys);
  const confirm = page.locator('[data-confirm]');
  const written = async () => movesIn(await saveOf(page)).slice(before).includes(move);
  await until(async () => await confirm.count() || written(), `${move} is written, or asked for once more`);
  if (await confirm.count()) await press(page, '[data-confirm]', keys);
  await waitForLine(page, 'e2e', JSON.stringify(move), 8000);
  const moves = movesIn(await saveOf(page));
  assert.ok(moves.slice(before).includes(move), `${move} was given; the table wrote ${moves.slice(before, before + 3).join(', ')}`);
}
