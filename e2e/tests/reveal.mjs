// The button that turns the viewer's card up at any time, also without a question.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from '../lib/page.mjs';
import { waitForLine } from '../lib/storage.mjs';
import { openTable, play, saveOf } from '../lib/table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Plays until the person's turn waits for its end, with the card still face down. */
async function toTheEndOfATurn(page) {
  const reveals = now => now.found.findIndex(one => one.answer !== 'reveal' && one.gives);
  const { stage } = await play(page, { seed: 3, stop: now => now.stage === 'end', prefer: reveals });
  assert.equal(stage, 'end');
  assert.ok(!(await saveOf(page)).includes('green reveal'));
}

for (const size of ['desktop', 'phone']) {
  test(`a card is turned up between two turns (${size})`, { timeout: 60_000 }, async () => {
    await withPage(browser, { size }, async page => {
      await openTable(page, { seats: ['me', 'calm', 'calm'], seed: 5 });
      await toTheEndOfATurn(page);
      if (size === 'phone') await page.click('[role=tab][data-tab=vault]');
      const button = page.locator('[data-reveal]');
      assert.equal(await button.getAttribute('data-reveal'), 'arm');
      await button.click();
      await page.waitForSelector('[data-reveal=none][aria-disabled=true]');
      assert.match(await page.innerText('#reveal-hint'), /face up already/);
      assert.ok((await saveOf(page)).includes('"green reveal"'), 'it is written down');
      if (size === 'phone') await page.click('[role=tab][data-tab=actions]');
      // The turn still waits for its own end.
      await page.waitForSelector('[data-end-turn]');
    });
  });
}

test('a card is turned up while the bots still move on the screen', { timeout: 120_000 }, async () => {
  await withPage(browser, { settings: { speed: 'slow' } }, async page => {
    await openTable(page, { seats: ['me', 'calm', 'calm'], seed: 5 });
    await toTheEndOfATurn(page);
    await page.click('[data-end-turn]');
    // The table runs ahead of the screen and has a pause at once, so here nobody sees that the reveal is armed.
    await page.getByText('Watch what happens').waitFor();
    await page.locator('[data-reveal=arm]').click();
    await waitForLine(page, 'e2e', '"green reveal"');
    await page.waitForSelector('[data-reveal=none][aria-disabled=true]', { timeout: 60_000 });
    assert.match(await page.innerText('#reveal-hint'), /face up already/);
  });
});
