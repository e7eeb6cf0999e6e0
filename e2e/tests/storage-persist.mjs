// The page asks the browser once not to delete its data: when the first game is stored, no matter how it came to the device.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { entryOf, fixture } from '../lib/fixtures.mjs';
import { blank, go, goNowhere, launch, noErrors, started, url, watched } from '../lib/page.mjs';
import { listTables, readValue, until } from '../lib/storage.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Does something with a browser that counts the requests; there was none before. */
async function withCount(work) {
  const page = await blank(browser, { settings: null }), context = page.context();
  let count = 0;
  await context.exposeFunction('countAsking', () => { count += 1; });
  await context.addInitScript(() => {
    if (globalThis.StorageManager) StorageManager.prototype.persist = () => globalThis.countAsking().then(() => true);
  });
  await work(page, () => count);
  noErrors(page);
  await context.close();
}

/** Starts a game as a person does. */
async function newGame(page) {
  await go(page, '#/new/volcanique');
  await page.click('[data-new=start]');
  await page.waitForSelector('.table.volcanique, .screen.curtain');
}

/** Imports a save. */
async function bring(page) {
  await go(page, '#/tables');
  await page.setInputFiles('[data-file=import]', [{ name: 'game.jsonl', mimeType: 'application/octet-stream', buffer: Buffer.from(fixture('volcanique/just-begun')) }]);
  await page.waitForSelector('.import .said', { timeout: 60_000 });
}

const granted = page => until(async () => (await readValue(page, 'persist.asked')) === 'granted', 'the answer is noted');

test('a new game asks, and nothing asks again', { timeout: 120_000 }, async () => {
  await withCount(async (page, count) => {
    await page.goto(`${url}#/`);
    await started(page);
    assert.equal(count(), 0, 'who only looks is not asked');
    await newGame(page);
    await granted(page);
    const other = await watched(page.context());
    await other.goto(`${url}#/`);
    await started(other);
    for (const tab of [page, other]) await newGame(tab);
    await bring(page);
    await page.reload();
    await started(page);
    assert.equal((await listTables(page)).length, 4);
    assert.equal(count(), 1);
    noErrors(other);
  });
});

test('a game that is brought in asks', { timeout: 120_000 }, async () => {
  await withCount(async (page, count) => {
    await page.goto(`${url}#/tables`);
    await started(page);
    await bring(page);
    await granted(page);
    assert.equal(count(), 1);
  });
});

test('games of an earlier version ask, once for all tabs', { timeout: 120_000 }, async () => {
  await withCount(async (page, count) => {
    const text = fixture('volcanique/just-begun'), old = { 'strata.tables': JSON.stringify([entryOf('old', text)]), 'strata.table.old': text };
    await goNowhere(page);
    await page.evaluate(old => { for (const [name, text] of Object.entries(old)) localStorage.setItem(name, text); }, old);
    const other = await watched(page.context());
    await Promise.all([page, other].map(tab => tab.goto(`${url}#/tables`).then(() => started(tab))));
    await granted(page);
    await page.reload();
    await started(page);
    assert.equal(count(), 1);
    noErrors(other);
  });
});
