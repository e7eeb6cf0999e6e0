// Tables on the page: sets them up, finds what the page offers a person, and clicks it as a person would.
import assert from 'node:assert/strict';
import { go, started, words } from './page.mjs';
import { lineCount, listTables, putTable, readSave } from './storage.mjs';
import { frames, soon, until } from './until.mjs';

const colours = {
  'cosmic-frog': ['green', 'purple', 'blue', 'red', 'gray', 'orange'],
  volcanique: ['pink', 'blue', 'yellow', 'violet', 'white'],
};

/** The header of a new game with these colours. */
export function header(seats, setup = {}, game = 'cosmic-frog') {
  const who = game === 'volcanique' ? { players: seats } : { frogs: seats };
  return { strata: 1, game, engine: '0.1.0', digest: '0', setup: { ...who, ...setup } };
}

/**
 * Puts a table into the database and opens it. `seats` are 'me', 'nobody' (a RoboFrog) or the name of a bot. `save` is a save to go on
 * with; then the seats are in the order of its frogs.
 */
export async function openTable(page, { seats = ['me', 'calm', 'calm', 'calm'], save, setup = {}, seed = 7, key = 'e2e', names = [], replay = false, game = 'cosmic-frog' } = {}) {
  const text = save ?? JSON.stringify(header(colours[game].slice(0, seats.length), setup, game)) + '\n';
  const holders = seats.map(seat => seat === 'me' ? 'Person' : seat === 'nobody' ? 'Nobody' : { Bot: seat });
  const kept = { key, game, holders, names, orders: [], when: Date.now(), moves: 0, over: replay, seed };
  const again = (await listTables(page)).some(({ table }) => table.key === key);
  await putTable(page, kept, text);
  const hash = replay ? `#/replay/${key}` : `#/table/${key}`;
  if (again) await startAt(page, hash);
  else await goToNew(page, hash);
  await page.waitForSelector(`.table.${game}, .screen.curtain`, { timeout: 20_000 });
}

/** Loads the page again at another address, so that it forgets everything it has read. */
export async function startAt(page, hash) {
  await page.evaluate(hash => history.replaceState(null, '', hash), hash);
  await page.reload();
  await started(page);
}

/** Goes to a table that was just put into the database. The page is told about it, but the test does not know when. */
export async function goToNew(page, hash) {
  const there = async () => {
    await go(page, hash);
    await page.waitForSelector('.table, .screen.curtain, .screen.broken', { timeout: 30_000 });
    if (!/not kept on this device/.test(await page.innerText('body'))) return true;
    await go(page, '#/settings');
    return false;
  };
  await until(there, `the page knows ${hash}`);
}

/** The seats of a save with one person at the frog named. */
export function seatsWith(game, frog, bot = 'calm') {
  return game.header.setup.frogs.map(name => name === frog ? 'me' : bot);
}

/** The save of a table as it is stored now. */
export function saveOf(page, key = 'e2e') {
  return readSave(page, key);
}

/** How many moves a save has, without those taken back. */
export function movesOf(save) {
  let count = 0;
  for (const line of save.trim().split('\n').slice(1).map(line => JSON.parse(line))) {
    if (line.move) count += 1;
    else count -= line.undo ?? line.undo_turn ?? line.undo_agreed ?? 0;
  }
  return count;
}

/** In the page: what a person can click now, best first; `stage` says what the page shows. */
export function look() {
  const able = element => {
    const box = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0
      && !element.disabled && element.getAttribute('aria-disabled') !== 'true' && !element.closest('[inert],[aria-hidden=true]');
  };
  const all = selector => [...document.querySelectorAll(selector)].filter(able);
  const modal = all('dialog[open]').at(-1) ?? all('.several').at(-1) ?? all('.combat').at(-1);
  const within = list => {
    const inside = modal ? list.filter(element => modal.contains(element)) : list;
    return inside.length ? inside : list;
  };
  if (document.querySelector('dialog.score')) return { stage: 'scoring', found: [] };
  for (const [stage, selector] of [
    ['curtain', '.screen.curtain .primary'],
    ['confirm', '[data-confirm]'],
    ['end', '[data-end-turn]'],
  ]) {
    const found = all(selector);
    if (found.length) return { stage, found };
  }
  // A slot of a Vault is a button only while something can be put there or taken.
  const found = within(all('[data-answer], [data-slot][role=button], [data-group], [data-chip], .several button:not(.several-back), .combat .primary, [data-combat-back]'));
  return { stage: found.length ? 'asked' : 'waiting', found: [...new Set(found)] };
}

/** What the page shows and what it offers, described: { stage, found: [{ gives, answer, slot, group, text }], print }. */
export async function offered(page, key = 'e2e') {
  const saved = await lineCount(page, key);
  const now = await inPage(page, 'evaluate', look => {
    const { stage, found } = look();
    const list = found.map(element => ({
      gives: element.matches('[data-answer], [data-slot], .several button, .primary'), group: element.dataset.group ?? null,
      answer: element.dataset.answer ?? null, slot: element.dataset.slot ?? null, lays: element.dataset.ghost === 'lay',
      pressed: element.getAttribute('aria-pressed'), text: (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60),
    }));
    return { stage, found: list };
  });
  return { ...now, print: `${saved}|${now.stage}|${JSON.stringify(now.found)}` };
}

/** Calls a function in the page with `look` (what a person can click now) and a value; passed as text, because of the page's policy. */
function inPage(page, method, work, value) {
  return page[method](`(${work})(${look}, ${JSON.stringify(value ?? null)})`);
}

/**
 * In the page: a point where a click hits this mark of Volcanique's board, as near to its middle as possible; nothing if something
 * covers all of it. A critter on a part stands for the part.
 */
export function visible(mark) {
  const box = (mark.querySelector('.tint') ?? mark).getBoundingClientRect();
  const stage = mark.closest('.board').getBoundingClientRect();
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  if (middle[0] < stage.x || middle[0] > stage.right || middle[1] < stage.y || middle[1] > stage.bottom) return 'outside';
  const points = [];
  for (let across = 1; across < 20; across += 1) for (let down = 1; down < 20; down += 1) points.push([box.x + box.width * across / 20, box.y + box.height * down / 20]);
  const far = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
  return points.sort((one, two) => far(one) - far(two)).find(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    const part = hit?.closest('[data-part]')?.dataset.part;
    return hit?.closest('[data-hex]')?.dataset.hex === mark.dataset.hex && (!mark.dataset.part || part === mark.dataset.part);
  }) ?? null;
}

/** In the page: 'outside' if the middle of something on a board lies beyond the edge of its stage. */
export function offStage(element) {
  const stage = element.closest('.board')?.getBoundingClientRect();
  if (!stage) return null;
  const box = element.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x < stage.x || x > stage.right || y < stage.y || y > stage.bottom ? 'outside' : null;
}

/** In the page: the middle of what is offered if a click there hits it, after a scroll if necessary; otherwise what covers it. */
function middle(element) {
  const at = () => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, means: hit !== null && (element.contains(hit) || hit.closest('[data-answer], [data-group], [data-slot], button') === element), hit };
  };
  let now = at();
  if (!now.means) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    now = at();
  }
  return now.means ? [now.x, now.y] : `covered by ${now.hit?.outerHTML.slice(0, 120) ?? 'the edge of the screen'}`;
}

/** In the page: the index of the pill at the edges of the board that points best to an element. */
function pillTo(element) {
  const centre = one => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = centre(element.querySelector('.tint') ?? element);
  const far = pill => { const [left, top] = centre(pill); return Math.hypot(left - x, top - y); };
  const pills = [...document.querySelectorAll('.edge-pill')];
  return pills.indexOf(pills.toSorted((one, two) => far(one) - far(two))[0]);
}

/** Makes a place beyond the edge of the stage visible, with the pills that point to it. */
async function bringIn(page, element, seen) {
  for (let taps = 0; taps < 4 && await seen() === 'outside'; taps += 1) {
    const pill = await element.evaluate(pillTo);
    if (pill < 0) break;
    await page.locator('.edge-pill').nth(pill).click({ timeout: 4000 });
    await frames(page);
  }
}

/** A point where a click hits a mark of an island, after making a mark beyond the edge visible. Nothing if the ghost tile covers it. */
export async function markPoint(page, element) {
  const seen = () => element.evaluate(visible);
  await bringIn(page, element, seen);
  const at = await seen();
  if (Array.isArray(at)) return at;
  if (at === null && await page.locator('.ghost').count()) return null;
  throw new Error(`${await element.evaluate(element => element.outerHTML.slice(0, 160))} cannot be pointed at: ${at ?? 'something stands before it'}`);
}

/** Clicks a mark where it is visible. Fails if that is impossible, unless the ghost tile covers the mark. */
export async function clickMark(page, element) {
  const at = await markPoint(page, element);
  if (!at) return;
  await page.mouse.click(...at);
  // Move the pointer away, as a person does, so that nothing stays pointed at.
  await page.mouse.move(2, 2);
}

/** Clicks the middle of an element, which nothing may cover; also an unavailable one, which then says why. */
export async function clickMiddle(page, locator) {
  const at = await locator.evaluate(middle);
  assert.ok(Array.isArray(at), `${locator} cannot be clicked: ${at}`);
  await page.mouse.click(...at);
}

/**
 * Chooses any offered answer or kind of action at once, because the page may change meanwhile. Does not click what has disappeared
 * or is covered by something new.
 */
export async function chooseAny(page, now, below) {
  const handle = await inPage(page, 'evaluateHandle', (look, index) => look().found[index] ?? null, choose(now, below, 0));
  const element = handle.asElement();
  if (!element) return;
  const found = await element.evaluate(element => element.matches('.volcanique .mark')).then(mark => mark ? markPoint(page, element) : element.evaluate(middle)).catch(error => error);
  if (Array.isArray(found)) await page.mouse.click(...found);
  else if (found !== null) {
    const gone = await element.evaluate(element => !element.isConnected || document.querySelector('dialog[open], .table-notice, .screen.curtain, .m-banner') !== null).catch(() => true);
    if (!gone) throw found instanceof Error ? found : new Error(`${await element.evaluate(element => element.outerHTML.slice(0, 160))} cannot be clicked: ${found}`);
  }
  await handle.dispose();
}

/** Clicks the offered element with this index. Fails if that is impossible, unless the element has disappeared. */
async function click(page, index) {
  const handle = await inPage(page, 'evaluateHandle', (look, index) => look().found[index] ?? null, index);
  const element = handle.asElement();
  if (!element) return false;
  try {
    if (await element.evaluate(element => element.matches('.volcanique .mark'))) await clickMark(page, element);
    else {
      await bringIn(page, element, () => element.evaluate(offStage));
      await element.click({ timeout: 4000 });
    }
  } catch (error) {
    if (!(await element.evaluate(element => element.isConnected).catch(() => false))) return false;
    // The log of the click says what covered the element.
    const why = error.message.match(/[^\n]*(?:intercepts pointer events|outside of the viewport|not stable)/)?.[0].trim() ?? error.message.split('\n')[0];
    throw new Error(`${await element.evaluate(element => element.outerHTML.slice(0, 160))} cannot be clicked: ${why}`, { cause: error });
  } finally {
    await handle.dispose();
  }
  return true;
}

/** Numbers below a bound, the same for the same seed. */
export function chance(seed) {
  let state = seed >>> 0;
  return bound => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Waits until the page offers something or shows the end, and returns it. */
export function asked(page, { key = 'e2e', timeout = 30_000 } = {}) {
  const said = async () => `nothing was offered; the page says: ${(await page.innerText('body')).slice(0, 400)}`;
  return until(async () => { const now = await offered(page, key); return now.stage !== 'waiting' && now; }, said, timeout);
}

/**
 * Plays by clicks until `stop` says so or the page shows the scoring: any offered answer, sometimes another kind of
 * action. Returns { clicks, moves, stage }. Calls `each` before every click; `prefer` may choose what is clicked, by its
 * index.
 */
export async function play(page, { key = 'e2e', seed = 1, most = 1500, stop = () => false, each = async () => {}, prefer = () => -1 } = {}) {
  const below = chance(seed);
  let clicks = 0, idle = 0;
  for (;;) {
    const now = await asked(page, { key });
    if (now.stage === 'scoring' || await stop(now, clicks)) return { clicks, stage: now.stage };
    assert.ok(clicks < most, `the game is not over after ${most} clicks`);
    await each(now);
    await words(page);
    const wanted = idle ? -1 : prefer(now);
    await click(page, wanted < 0 ? choose(now, below, idle) : wanted);
    clicks += 1;
    idle = (await changed(page, key, now.print)) ? 0 : idle + 1;
    assert.ok(idle < 12, `twelve clicks changed nothing; offered: ${JSON.stringify(now.found.slice(0, 8))}`);
  }
}

/** Mostly an answer; a kind of action if there is nothing else, or sometimes for variety. */
function choose(now, below, idle) {
  const places = now.found.map((_, place) => place);
  // A tile on a space mostly stays there, but sometimes another space is tried.
  const lays = places.find(place => now.found[place].lays);
  if (lays !== undefined && below(3) > 0) return lays;
  const answers = places.filter(place => now.found[place].gives);
  const kinds = places.filter(place => !answers.includes(place) && now.found[place].pressed !== 'true');
  const list = answers.length && (!kinds.length || (below(4) > 0 && idle < 3)) ? answers : kinds.length ? kinds : places;
  return list[below(list.length)];
}

/** Waits until the page offers something else than before; returns whether it did. */
export async function changed(page, key, print, timeout = 1500) {
  return await soon(async () => (await offered(page, key)).print !== print, timeout) !== null;
}
