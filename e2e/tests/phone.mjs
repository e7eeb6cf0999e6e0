// On a phone: nothing scrolls sideways, targets are large enough, a game can be begun.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { go, launch, scrollsSideways, withPage } from '../lib/page.mjs';
import { movesOf, openTable, play, saveOf } from '../lib/table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const screens = ['#/', '#/new/cosmic-frog', '#/tables', '#/settings', '#/handbook/cosmic-frog', '#/gallery/cosmic-frog'];

test('no screen scrolls sideways on a phone', async () => {
  await withPage(browser, { size: 'phone' }, async page => {
    for (const hash of screens) {
      await go(page, hash);
      await page.waitForTimeout(200);
      assert.ok(!(await scrollsSideways(page)), `${hash} scrolls sideways`);
    }
  });
});

test('a game is opened and played on a phone', { timeout: 180_000 }, async () => {
  await withPage(browser, { size: 'phone' }, async page => {
    await openTable(page);
    await play(page, {
      seed: 2,
      stop: (_, clicks) => clicks >= 25,
      each: async now => assert.ok(!(await scrollsSideways(page)), `the table scrolls sideways while ${now.stage}`),
    });
    assert.ok(movesOf(await saveOf(page)) > 60);
    for (const line of page.unclickable ?? []) console.log(`  covered: ${line}`);
    assert.deepEqual(page.unclickable ?? [], [], 'everything offered can be clicked');
  });
});

test('buttons on a phone are large enough to hit', async () => {
  await withPage(browser, { size: 'phone' }, async page => {
    for (const hash of screens.slice(0, 4)) {
      await go(page, hash);
      await page.waitForTimeout(200);
      const small = await page.$$eval('button, a.button, select', elements => elements.filter(element => element.checkVisibility()).map(element => ({ box: element.getBoundingClientRect(), text: element.outerHTML.slice(0, 80) })).filter(({ box }) => box.height > 0 && box.height < 43).map(({ box, text }) => `${Math.round(box.width)}x${Math.round(box.height)} ${text}`));
      assert.deepEqual(small, [], `on ${hash}`);
    }
  });
});
