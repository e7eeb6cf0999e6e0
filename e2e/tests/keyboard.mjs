// Without a mouse: Tab, Enter, Space and arrows are enough for a turn.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { tabTo } from '../lib/keys.mjs';
import { go, launch, withPage } from '../lib/page.mjs';
import { asked, changed, movesOf, offered, openTable, saveOf } from '../lib/table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

test('a turn is played with the keyboard alone', { timeout: 180_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page);
    let ended = 0;
    for (let press = 0; press < 60 && !ended; press += 1) {
      const now = await asked(page);
      if (now.stage === 'scoring') break;
      const fits = {
        confirm: element => 'confirm' in element.data,
        end: element => 'endTurn' in element.data,
        curtain: element => element.primary,
        asked: element => 'answer' in element.data || 'slot' in element.data || element.primary,
      }[now.stage];
      const onlyKinds = now.stage === 'asked' && now.found.every(one => !one.gives);
      const element = await tabTo(page, onlyKinds ? element => 'group' in element.data : fits);
      assert.ok(element.outlined, `the focus can be seen on ${JSON.stringify(element)}`);
      await page.keyboard.press('Enter');
      if (!(await changed(page, 'e2e', now.print))) {
        // If Enter first chooses on the board, press it again; otherwise go to the next element.
        await page.keyboard.press('Enter');
        if (!(await changed(page, 'e2e', now.print, 600))) await page.keyboard.press('Tab');
      }
      if (now.stage === 'end') ended += 1;
    }
    assert.equal(ended, 1, 'a turn was ended');
    assert.ok(movesOf(await saveOf(page)) > 60);
    assert.notEqual((await offered(page)).stage, 'end');
  });
});

test('the screens are reached with the keyboard', async () => {
  await withPage(browser, {}, async page => {
    await go(page, '#/');
    const reached = new Set();
    for (let count = 0; count < 60; count += 1) {
      await page.keyboard.press('Tab');
      const href = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
      if (href) reached.add(href);
    }
    for (const href of ['#/new/cosmic-frog', '#/settings']) assert.ok(reached.has(href), `${href} in ${[...reached]}`);
  });
});
