// On a phone: nothing scrolls sideways, targets are large enough, a game can be begun.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { go, launch, scrollsSideways, withPage } from '../lib/page.mjs';
import { readValue, until } from '../lib/storage.mjs';
import { movesOf, openTable, play, saveOf } from '../lib/table.mjs';
import { atRest, frames } from '../lib/until.mjs';
import { buy, openIslands, openPlates } from '../lib/volcanique.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

const screens = ['#/', '#/new/cosmic-frog', '#/tables', '#/settings', '#/handbook/cosmic-frog', '#/gallery/cosmic-frog'];

test('no screen scrolls sideways on a phone', async () => {
  await withPage(browser, { size: 'phone' }, async page => {
    for (const hash of screens) {
      await go(page, hash);
      await atRest(page);
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
  });
});

test('buttons on a phone are large enough to hit', async () => {
  await withPage(browser, { size: 'phone' }, async page => {
    for (const hash of screens.slice(0, 4)) {
      await go(page, hash);
      await atRest(page);
      const small = await page.$$eval('button, a.button, select', elements => elements.filter(element => element.checkVisibility()).map(element => ({ box: element.getBoundingClientRect(), text: element.outerHTML.slice(0, 80) })).filter(({ box }) => box.height > 0 && box.height < 43).map(({ box, text }) => `${Math.round(box.width)}x${Math.round(box.height)} ${text}`));
      assert.deepEqual(small, [], `on ${hash}`);
    }
  });
});

/** In the page: the elements of a selector whose middle cannot be tapped at their current place. */
const covered = (page, selector) => page.$$eval(selector, elements => elements.filter(element => {
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit === null || !element.contains(hit);
}).map(element => element.outerHTML.slice(0, 100)));

test('the first screen of a phone shows both games, each with its button', { timeout: 60_000 }, async () => {
  for (const [game, name] of [['frog', 'cosmic-frog'], ['volcano', 'volcanique']]) {
    await withPage(browser, { size: 'phone' }, async page => {
      assert.equal(await page.locator('.poster-play:visible').count(), 2);
      assert.deepEqual(await covered(page, '.poster-play'), [], 'without a scroll');
      await page.click(`[data-home=play-${game}]`);
      await page.waitForSelector(`.table.${name}, .screen.curtain`);
    });
  }
  await withPage(browser, { size: 'landscape' }, async page => {
    assert.deepEqual(await covered(page, '.poster-play'), [], 'nor on its side');
    assert.ok(!(await scrollsSideways(page)));
  });
});

for (const size of ['phone', 'landscape']) {
  test(`what ends a turn is tapped without a scroll: Cosmic Frog, ${size}`, { timeout: 180_000 }, async () => {
    await withPage(browser, { size }, async page => {
      await openTable(page, { seats: ['me', 'calm', 'calm'], setup: { length: 'shorter' }, seed: 12 });
      assert.equal((await play(page, { seed: 3, stop: now => now.stage === 'end' })).stage, 'end');
      await atRest(page);
      assert.equal(await page.locator('[data-end-turn]:visible').count(), 1);
      assert.deepEqual(await covered(page, '[data-end-turn]'), []);
    });
  });

  // In Volcanique no chance follows a turn, so nobody is asked to end it: its last answer does.
  test(`what ends a step is tapped without a scroll: Volcanique, ${size}`, { timeout: 180_000 }, async () => {
    await withPage(browser, { size, hash: '#/new/volcanique' }, async page => {
      await openTable(page, { game: 'volcanique', seats: ['me', 'calm'], setup: { start: 'quick' }, seed: 4 });
      let ends = 0;
      const each = async now => {
        if (now.stage !== 'asked') return;
        await atRest(page);
        ends += await page.locator('.tray-end button:visible').count();
        assert.deepEqual(await covered(page, '.tray-end button'), [], now.print);
      };
      await play(page, { seed: 3, each, stop: (_, clicks) => clicks >= 30 });
      assert.ok(ends > 5, 'steps can be ended');
    });
  });
}

test('the whole supply of Volcanique is seen at once on a phone', { timeout: 60_000 }, async () => {
  for (const size of ['phone', 'landscape']) {
    await withPage(browser, { size }, async page => {
      await openIslands(page);
      await page.locator('.tray [data-answer$=" done"]').click();
      await page.waitForSelector('.vq-supply');
      await atRest(page);
      assert.equal(await page.locator('.vq-tile-button, .vq-good').count(), 11);
      assert.deepEqual(await covered(page, '.vq-tile-button, .vq-good, .tray-end .button'), [], size);
    });
  }
});

test('places beyond the edge of the board are pointed at, and a tap goes there', { timeout: 60_000 }, async () => {
  await withPage(browser, { size: 'phone' }, async page => {
    await openPlates(page);
    await buy(page, '[data-answer$=" buy dml"]');
    await atRest(page);
    const outside = () => page.$$eval('.mark', marks => marks.filter(mark => {
      const box = mark.querySelector('.tint').getBoundingClientRect(), stage = mark.closest('.board').getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x < stage.x || x > stage.right || y < stage.y || y > stage.bottom;
    }).map(mark => mark.dataset.at));
    const before = await outside();
    assert.ok(before.length > 0, 'some places lie beyond the edge');
    const pills = await page.$$eval('.edge-pill', pills => pills.map(pill => ({ count: Number(pill.dataset.beyond), text: pill.innerText.trim() })));
    assert.ok(pills.reduce((sum, pill) => sum + pill.count, 0) >= before.length, `${JSON.stringify(pills)} count ${before.length}`);
    for (const { count, text } of pills) assert.equal(text, count === 1 ? '1 place' : `${count} places`);
    await page.locator('.edge-pill').first().click();
    await frames(page);
    const seen = await outside();
    assert.ok(before.some(at => !seen.includes(at)), 'a place that was beyond the edge is seen');
  });
});

test('how to zoom is said until it was done once', { timeout: 60_000 }, async () => {
  await withPage(browser, { size: 'phone' }, async page => {
    await openTable(page);
    // While a card is chosen the sheet covers most of the board.
    await play(page, { stop: now => now.found.some(one => one.group) });
    assert.equal((await page.innerText('.zoom-hint')).trim(), 'Pinch to zoom');
    const { x, y, width, height } = await page.locator('.board').boundingBox();
    const touch = await page.context().newCDPSession(page);
    // Near the upper edge: the lower part of the board may lie under the sheet.
    const fingers = apart => [-1, 1].map((way, id) => ({ x: x + width / 2 + way * apart, y: y + Math.min(40, height / 2), id }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (let apart = 24; apart <= 80; apart += 8) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction(() => document.querySelector('.zoom-hint').innerText.trim() === 'Show all');
    await page.click('.zoom-hint');
    await page.waitForSelector('.zoom-hint.known');
    await until(async () => await readValue(page, 'pinched') !== null, 'it is remembered');
    await page.reload();
    await page.waitForSelector('.zoom-hint.known');
    assert.ok(!(await page.innerText('.board')).includes('Pinch'));
  });
});
