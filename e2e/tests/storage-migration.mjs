// The page takes over what an earlier version stored in localStorage: nothing is lost, nothing is removed too early, and a tab that
// still runs that version may go on meanwhile.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { diskOf } from '../lib/faults.mjs';
import { entryOf, fixture } from '../lib/fixtures.mjs';
import { blank, failed, go, goNowhere, launch, noErrors, started, url, watched, words } from '../lib/page.mjs';
import { linesIn, listTables, readSave, readValue, sameLines } from '../lib/storage.mjs';
import { asked, movesOf, play } from '../lib/table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Does something with a browser in whose localStorage these texts are, and no database. */
async function withOld(texts, work) {
  const page = await blank(browser, { settings: null });
  const context = page.context();
  await goNowhere(page);
  await old(page, texts);
  try {
    await work(page);
    await words(page);
    noErrors(page);
  } catch (error) {
    await failed(page, error);
    throw error;
  } finally {
    await context.close();
  }
}

/** Writes texts as the earlier version does. */
function old(page, texts) {
  return page.evaluate(texts => { for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text); }, texts);
}

/** Everything that is in localStorage. */
function left(page) {
  return page.evaluate(() => Object.fromEntries(Object.keys(localStorage).sort().map(name => [name, localStorage.getItem(name)])));
}

/** Plays on in a tab of the earlier version, which appends to any text it finds. */
function playOld(page, key, text) {
  return page.evaluate(([name, text]) => localStorage.setItem(name, (localStorage.getItem(name) ?? '') + text), [`strata.table.${key}`, text]);
}

/** Starts the page, or starts it again. */
async function start(page, hash = '#/tables') {
  await page.goto('about:blank');
  await page.goto(url + hash);
  await started(page);
}

/** What the earlier version stored for these saves, by their keys. */
function kept(saves, list = []) {
  const entries = Object.entries(saves).map(([key, text], number) => entryOf(key, text, { when: 1e12 + number, moves: movesOf(text) }));
  const texts = Object.fromEntries(Object.entries(saves).map(([key, text]) => [`strata.table.${key}`, text]));
  return { 'strata.tables': JSON.stringify([...entries, ...list]), ...texts };
}

const saves = {
  'frog-1': fixture('cosmic-frog/person-with-undo'),
  'frog-2': fixture('cosmic-frog/four-frogs-shorter'),
  'frog-3': fixture('cosmic-frog/from-a-position'),
  'vq-1': fixture('volcanique/no-gate'),
  'vq-2': fixture('volcanique/two-players'),
};
const settings = JSON.stringify({ speed: 'off', theme: 'light', sound: false });
const record = JSON.stringify({ levels: { hard: { played: 3, won: 1, best: 4 } }, counted: ['a', 'b', 'c'] });
const values = { 'strata.settings': settings, 'strata.record': record, 'strata.level': 'hard', 'strata.game': 'cosmic-frog' };

/** Asserts that the saves in the database are exactly these. */
async function stored(page, saves) {
  const keys = (await listTables(page)).map(({ table }) => table.key).sort();
  assert.deepEqual(keys, Object.keys(saves).sort());
  for (const [key, text] of Object.entries(saves)) {
    sameLines(linesIn(await readSave(page, key)), linesIn(text), key);
    assert.equal(await readSave(page, key), text, `${key} to the letter`);
  }
}

test('tables, settings and records are taken over, and removed only after they were found complete again', { timeout: 120_000 }, async () => {
  const all = { ...kept(saves), ...values };
  await withOld(all, async page => {
    await start(page);
    await stored(page, saves);
    assert.deepEqual(await left(page), all, 'after the first start everything is still where it was');
    assert.equal(await page.locator('.table-line').count(), 5);
    assert.match(await page.evaluate(() => document.documentElement.className), /light/, 'the settings count');
    const found = await listTables(page);
    assert.deepEqual(found.map(({ table }) => table.moves), found.map(({ table }) => movesOf(saves[table.key])));
    await start(page);
    await stored(page, saves);
    const names = Object.keys(await left(page));
    assert.deepEqual(names.filter(name => name.startsWith('strata.table')), [], 'the second start has found them complete');
    await start(page);
    assert.deepEqual(await left(page), {}, 'nothing is kept twice');
    await stored(page, saves);
    assert.deepEqual(await Promise.all(['record', 'level', 'game'].map(name => readValue(page, name))), [record, 'hard', 'cosmic-frog']);
    const { speed, theme, sound } = JSON.parse(await readValue(page, 'settings'));
    assert.deepEqual({ speed, theme, sound }, JSON.parse(settings));
    await start(page, '#/');
    assert.match(await page.innerText('.home-record'), /1 of 3 won, best/);
  });
});

test('a table that an earlier version kept is opened by its address and played on', { timeout: 120_000 }, async () => {
  await withOld({ ...kept({ 'vq-1': saves['vq-1'], 'frog-1': saves['frog-1'] }), ...values }, async page => {
    await start(page, '#/table/vq-1');
    await page.waitForSelector('.table.volcanique');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.game), 'volcanique', 'with the files of its game');
    await play(page, { key: 'vq-1', seed: 3, stop: (_, clicks) => clicks >= 3 });
    const now = await readSave(page, 'vq-1');
    assert.ok(now.startsWith(saves['vq-1']) && now.length > saves['vq-1'].length, 'it goes on where it was');
    await start(page, '#/table/frog-1');
    await page.waitForSelector('.table.cosmic-frog');
    await asked(page, { key: 'frog-1' });
    assert.ok((await readSave(page, 'vq-1')).startsWith(now), 'what was played here since is not taken back by the old text');
    assert.equal((await listTables(page)).length, 2);
  });
});

/** A save in two parts: up to its line of this number, and the rest. */
function cut(text, at) {
  const lines = linesIn(text).map(line => `${line}\n`);
  return [lines.slice(0, at).join(''), lines.slice(at).join('')];
}

test('moves of a tab that still runs an earlier version are taken over, too, also after the old text was removed', { timeout: 120_000 }, async () => {
  const whole = saves['frog-1'], length = linesIn(whole).length;
  const [begun, rest] = cut(whole, length - 40);
  const [more, last] = cut(rest, 20);
  await withOld(kept({ game: begun }), async page => {
    await start(page);
    await playOld(page, 'game', more);
    await start(page);
    await stored(page, { game: begun + more });
    await start(page);
    assert.deepEqual(await left(page), {});
    // Only now that tab goes on: it finds no text and writes a new one.
    await playOld(page, 'game', last);
    await old(page, { 'strata.tables': JSON.stringify([entryOf('game', whole, { moves: movesOf(whole) })]) });
    await start(page);
    await stored(page, { game: whole });
    await start(page);
    await start(page);
    assert.deepEqual(await left(page), {});
    await stored(page, { game: whole });
  });
});

test('a game that both played on becomes a second table, which says where it comes from', { timeout: 120_000 }, async () => {
  const [begun, rest] = cut(saves['vq-1'], linesIn(saves['vq-1']).length - 30);
  await withOld({ ...kept({ game: begun }), ...values }, async page => {
    await start(page, '#/table/game');
    await page.waitForSelector('.table.volcanique');
    await play(page, { key: 'game', seed: 8, stop: (_, clicks) => clicks >= 3 });
    await go(page, '#/settings');
    const here = await readSave(page, 'game');
    assert.ok(here.startsWith(begun) && here.length > begun.length);
    await playOld(page, 'game', rest);
    await start(page);
    const second = (await listTables(page)).find(({ table }) => table.key !== 'game');
    assert.equal(await readSave(page, 'game'), here, 'the one is as it was played here');
    assert.equal(await readSave(page, second.table.key), begun + rest, 'the other as it was played there');
    assert.match(await page.innerText(`[data-key="${second.table.key}"]`), /An older version of the page played on with a copy in another tab/);
    assert.doesNotMatch(await page.innerText('[data-key=game]'), /older version/);
    // And no third: that tab may still be open.
    await start(page);
    await start(page);
    assert.equal((await listTables(page)).length, 2);
    assert.deepEqual(Object.keys(await left(page)).filter(name => name.startsWith('strata.table')), []);
  });
});

test('what this version does not understand stays where it is', { timeout: 120_000 }, async () => {
  const strange = { key: 'strange', game: 'cosmic-frog', holders: [{ Ghost: 1 }], when: 5 };
  const texts = { ...kept({ game: saves['frog-3'] }, [strange, 3]), 'strata.table.strange': 'a save of another version', 'strata.table.unlisted': saves['vq-1'] };
  await withOld(texts, async page => {
    for (let time = 0; time < 4; time += 1) await start(page);
    await stored(page, { game: saves['frog-3'] });
    const now = await left(page);
    assert.deepEqual(JSON.parse(now['strata.tables']), [strange, 3], 'the list has only what could not be read');
    assert.equal(now['strata.table.strange'], 'a save of another version');
    assert.equal(now['strata.table.unlisted'], saves['vq-1'], 'a save that the list does not know');
    assert.equal(now['strata.table.game'], undefined);
  });
  await withOld({ ...kept({ game: saves['frog-3'] }), 'strata.tables': 'no list at all' }, async page => {
    for (let time = 0; time < 3; time += 1) await start(page);
    const now = await left(page);
    assert.equal(now['strata.tables'], 'no list at all');
    assert.equal(now['strata.table.game'], saves['frog-3']);
  });
});

test('tabs that start at the same time take everything over once', { timeout: 120_000 }, async () => {
  const all = { ...kept(saves), ...values };
  await withOld(all, async page => {
    const others = await Promise.all([1, 2].map(() => watched(page.context())));
    await Promise.all([page, ...others].map(tab => start(tab)));
    await stored(page, saves);
    await start(page);
    await stored(page, saves);
    for (const tab of others) noErrors(tab);
  });
});

test('without room nothing is lost, and the page says so until there is', { timeout: 120_000 }, async () => {
  const all = kept(saves);
  await withOld(all, async page => {
    await diskOf(page, 30_000);
    await start(page);
    assert.match(await page.innerText('.problem'), /\d tables? of an earlier version could not be taken over yet/);
    assert.ok((await listTables(page)).length < 5);
    assert.deepEqual(await left(page), all, 'everything is where it was');
    await diskOf(page);
    await start(page);
    await stored(page, saves);
  });
});

/** From the next start on, the database of the page is full. */
function fillDatabase(page) {
  return page.addInitScript(() => {
    for (const name of ['add', 'put']) IDBObjectStore.prototype[name] = () => { throw new DOMException('no room', 'QuotaExceededError'); };
  });
}

test('a setting for which there is no room hides no table', { timeout: 120_000 }, async () => {
  await withOld({ ...kept(saves), ...values }, async page => {
    await start(page);
    await stored(page, saves);
    await old(page, { 'strata.level': 'easy' });
    const before = await left(page);
    await fillDatabase(page);
    await start(page);
    await page.waitForSelector('.table-line');
    assert.equal(await page.locator('.table-line').count(), 5, 'every table is in the list');
    assert.match(await page.innerText('.problem'), /5 tables of an earlier version could not be taken over yet.*no room left/);
    assert.match(await page.evaluate(() => document.documentElement.className), /light/, 'the settings that were taken over count');
    assert.deepEqual(await left(page), before, 'everything is where it was');
  });
});

test('a setting alone that could not be taken over is told', { timeout: 120_000 }, async () => {
  await withOld(values, async page => {
    await fillDatabase(page);
    await start(page);
    assert.match(await page.innerText('.problem'), /Settings and records of an earlier version could not be taken over yet.*no room left/);
    assert.deepEqual(await left(page), values);
  });
});

test('a tab that never ends taking over keeps no other from it', { timeout: 120_000 }, async () => {
  await withOld(kept({ game: saves['vq-1'] }), async page => {
    await page.addInitScript(() => {
      const wait = globalThis.setTimeout;
      globalThis.setTimeout = (work, time, ...more) => wait(work, time >= 5000 ? 300 : time, ...more);
      if (globalThis.LockManager) LockManager.prototype.request = () => new Promise(() => {});
    });
    await start(page);
    await stored(page, { game: saves['vq-1'] });
    assert.equal(await page.locator('.table-line').count(), 1);
  });
});
