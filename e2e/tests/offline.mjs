// After the first visit the page works without the network. These tests end a separate server, because cutting the network of a
// page alone would not affect its service worker.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serve } from '../lib/games.mjs';
import { blank, go, launch, noErrors, started, withPage } from '../lib/page.mjs';
import { movesOf, openTable, play, saveOf } from '../lib/table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Waits until the page is stored on the device; reports a failure instead of waiting for ever. */
async function kept(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 });
}

test('a game can be begun and played with the network cut', { timeout: 120_000 }, async () => {
  const server = await serve();
  const page = await blank(browser);
  try {
    await page.goto(server.url);
    await started(page);
    await kept(page);
    await server.end();
    await page.context().setOffline(true);
    await assert.rejects(page.evaluate(() => fetch('./nothing-there').then(answer => answer.text())), 'the network is cut');
    page.errors = [];
    await page.reload();
    await started(page);
    await openTable(page);
    await play(page, { stop: (_, clicks) => clicks >= 12 });
    assert.ok(movesOf(await saveOf(page)) > 60, 'the set-up and some moves were made');
    await go(page, '#/handbook/cosmic-frog/LEAP-1');
    await page.waitForSelector('#rule-leap-1.aimed', { timeout: 20_000 });
    noErrors(page);
  } finally {
    await server.end();
    await page.context().close();
  }
});

test('nothing but this version is kept', async () => {
  await withPage(browser, {}, async page => {
    await kept(page);
    const found = await page.evaluate(async () => {
      const names = await caches.keys();
      const files = await (await caches.open(names[0])).keys();
      return { names, files: files.map(request => new URL(request.url).pathname) };
    });
    assert.equal(found.names.length, 1, found.names.join());
    assert.ok(found.files.includes('/') && found.files.some(name => name.endsWith('.wasm')), found.files.join());
  });
});
