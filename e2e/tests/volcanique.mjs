// Games of Volcanique: a whole game by clicks, the moves of a turn, several people at one device.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { engine, launch, withPage } from '../lib/page.mjs';
import { lineCount, listTables, waitForLine, waitForMore } from '../lib/storage.mjs';
import { asked, clickMiddle, movesOf, openTable, play, saveOf } from '../lib/table.mjs';
import { hands, openIslands, openPlates, saveFrom } from '../lib/volcanique.mjs';

const game = 'volcanique';
const names = ['Ada', 'Ben', 'Cleo'];
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/**
 * Saves resources until this many volcanoes are bought: claims what can be claimed, buys the cheapest tile, spends nothing else.
 * A player who clicks at random never has enough for a volcano. Whether this player has enough depends on chance.
 */
function saving(volcanoes) {
  return ({ found }) => {
    const place = pattern => found.findIndex(one => pattern.test(one.answer ?? ''));
    if (volcanoes <= 0) return -1;
    const wanted = [/ buy volcano$/, / claim /, / buy (dml|dlm)$/].map(place).find(place => place >= 0) ?? -1;
    if (wanted >= 0 && wanted === place(/ buy volcano$/)) volcanoes -= 1;
    return wanted < 0 && place(/ (card|offer|sacrifice .*)$/) >= 0 ? place(/ done$/) : wanted;
  };
}

test('a whole game against a bot is played to its scoring, from the first screen', { timeout: 600_000 }, async () => {
  await withPage(browser, { settings: { speed: 'off' } }, async page => {
    await page.click('[data-home=poster-volcano]');
    await page.click('[data-home=play-now]');
    await page.waitForSelector('.table.volcanique');
    const key = (await listTables(page))[0].table.key;
    const steps = new Set();
    const each = async () => steps.add(await page.locator('.vq-step[aria-current]').first().textContent({ timeout: 50 }).catch(() => null));
    const { clicks, stage } = await play(page, { key, seed: 5, most: 4000, each, prefer: saving(2) });
    assert.equal(stage, 'scoring');
    const text = await saveOf(page, key);
    const volcanoes = (text.match(/"pink buy volcano"/g) ?? []).length;
    console.log(`  ${movesOf(text)} moves, ${clicks} clicks, ${volcanoes} volcanoes; steps: ${[...steps].filter(Boolean).join(', ')}`);
    assert.equal(await engine(page, 'replay_fact', text, 'over'), 'true');
    const totals = await page.locator('.vq-total td').allInnerTexts();
    for (const [seat, colour] of ['pink', 'blue'].entries()) {
      const points = await engine(page, 'replay_fact', text, `score.${colour}`);
      assert.equal(totals[seat], points.split(' ')[0], `the total of ${colour}`);
    }
    assert.ok(['Move', 'Buy', 'Claim', 'Sacrifice'].every(step => steps.has(step)), 'every step was seen');
    await page.click('[data-next=replay]');
    await page.waitForSelector('.table.volcanique .scrubber');
  });
});

test('an island is built, a tile is turned and put back', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page, { game, seats: ['me', 'calm'], setup: { start: 'chosen' }, seed: 3 });
    for (let tile = 0; tile < 3; tile += 1) {
      await asked(page);
      await page.locator('.vq-tile-button[data-group]').first().click();
      await page.waitForSelector('[data-ghost=lay]');
      if (await page.locator('[data-ghost=turn]').count()) {
        const before = await page.getAttribute('[data-ghost=lay]', 'data-answer');
        await page.click('[data-ghost=turn]');
        assert.notEqual(await page.getAttribute('[data-ghost=lay]', 'data-answer'), before, 'it was turned');
        await page.keyboard.press('r');
      }
      await page.click('[data-ghost=back]');
      assert.equal(await page.locator('[data-ghost=lay]').count(), 0, 'it was put back');
      await page.locator('.vq-tile-button[data-group]').first().click();
      const now = await lineCount(page, 'e2e');
      await page.click('[data-ghost=lay]');
      await waitForMore(page, 'e2e', now);
    }
    const save = await saveOf(page);
    assert.equal((save.match(/pink build/g) ?? []).length, 3, 'three tiles of the island');
  });
});

test('a purchase can be taken back', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page, { game, seats: ['me', 'calm'], setup: { start: 'quick' }, seed: 9 });
    await play(page, { seed: 2, most: 200, stop: async now => now.found.some(one => / buy /.test(one.answer ?? '')) });
    const before = movesOf(await saveOf(page));
    await page.locator('.vq-supply [data-answer*=" buy "]').first().click();
    await page.waitForSelector('[data-back]');
    assert.ok(movesOf(await saveOf(page)) > before);
    await page.click('[data-back]');
    await page.waitForSelector('.vq-supply [data-answer*=" buy "]');
    assert.equal(movesOf(await saveOf(page)), before, 'back at the choice');
  });
});

test('what is not allowed says which rule and why', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page, { game, seats: ['me', 'calm'], setup: { start: 'quick' }, seed: 9 });
    await play(page, { seed: 2, most: 200, stop: async now => now.found.some(one => / buy /.test(one.answer ?? '')) });
    await clickMiddle(page, page.locator('.vq-good[data-good=island]'));
    await page.waitForSelector('.note .rule-link');
    assert.match(await page.innerText('.note'), /VQ-/);
  });
});

test('an island is cut by a crack and an arrow, and moved by an arrow', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openPlates(page);
    await page.click('[data-group=rift]');
    assert.equal(await page.locator('.arrows .arrow').count(), 0, 'first the cut is chosen');
    const cut = page.locator('.cut .arrow').first();
    await cut.focus();
    await page.keyboard.press('Enter');
    assert.equal(await cut.getAttribute('aria-pressed'), 'true');
    await page.waitForSelector('.arrows .arrow');
    await page.locator('.arrows .arrow').first().hover();
    await page.waitForSelector('.moving path');
    const answer = await page.locator('.arrows .arrow').first().getAttribute('data-answer');
    await page.locator('.arrows .arrow').first().click();
    await waitForLine(page, 'e2e', answer);
    await page.click('[data-group=converge]').catch(() => {});
    const way = await page.locator('.arrows .arrow').first().getAttribute('data-answer');
    assert.match(way, / converge /);
    await page.locator('.arrows .arrow').first().click();
    await waitForLine(page, 'e2e', way);
  });
});

test('a tile is dragged from the supply to a space, and on to another', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    const middle = async locator => { const box = await locator.boundingBox(); return [box.x + box.width / 2, box.y + box.height / 2]; };
    const drag = async ([x, y], [toX, toY]) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move((x + toX) / 2, (y + toY) / 2, { steps: 4 });
      await page.mouse.move(toX, toY, { steps: 6 });
      await page.mouse.up();
    };
    await openIslands(page);
    await page.locator('.tray [data-answer$=" done"]').click();
    await page.locator('.vq-supply [data-answer*=" buy dml"]').click();
    await page.locator('.vq-mixes [data-answer]').first().click();
    await page.waitForSelector('.mark');
    const place = async at => { const [x, y] = await middle(page.locator(`.mark[data-at="${at}"] .tint`)); return [x, y - 30]; };
    await drag(await middle(page.locator('.vq-tile-button.chosen')), await place('0,-1'));
    assert.match(await page.getAttribute('[data-ghost=lay]', 'data-answer'), / place 0,-1 /);
    const seen = await page.getAttribute('.board-art', 'viewBox');
    await drag(await middle(page.locator('.ghost-rim')), await place('1,1'));
    assert.match(await page.getAttribute('[data-ghost=lay]', 'data-answer'), / place 1,1 /);
    assert.equal(await page.getAttribute('.board-art', 'viewBox'), seen, 'the board stayed where it was');
    await drag(await middle(page.locator('.ghost-rim')), [700, 120]);
    assert.match(await page.getAttribute('[data-ghost=lay]', 'data-answer'), / place 1,1 /, 'let go over the sea it goes back');
    await page.click('[data-ghost=lay]');
    await page.click('[data-confirm]', { timeout: 1000 }).catch(() => {});
    await waitForLine(page, 'e2e', 'pink place 1,1');
  });
});

/** Everything in the page, with attributes, without the drawings that every page has. */
function inside(page) {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    for (const element of copy.querySelectorAll(':scope > svg, script')) element.remove();
    return `${copy.innerHTML}\n${document.body.innerText}`.toLowerCase();
  });
}

test('no Caldera card of another person is ever in the page', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    const colours = ['pink', 'blue', 'yellow'];
    await openTable(page, { game, seats: ['me', 'me', 'me'], names, save: saveFrom(hands), seed: 21 });
    let curtains = 0, viewer = null, compared = 0;
    const looked = new Set();
    await play(page, {
      seed: 7, most: 300,
      stop: (_, clicks) => clicks >= 40 && looked.size === 3 && curtains >= 4,
      each: async now => {
        const hangs = now.stage === 'curtain';
        if (hangs) {
          curtains += 1;
          viewer = null;
        }
        const text = await inside(page);
        for (const colour of colours.filter(colour => colour !== viewer)) {
          for (const card of await held(page, colour)) {
            compared += 1;
            const own = viewer ? await held(page, viewer) : [];
            if (own.includes(card)) continue;
            for (const word of [card, card.replaceAll('-', ' ')]) assert.ok(!text.includes(word), `${card} of ${colour} is in the page while ${viewer ? `${viewer} looks` : 'the curtain hangs'}`);
          }
        }
        if (hangs) {
          viewer = colours[names.findIndex(name => text.includes(name.toLowerCase()))];
          looked.add(viewer);
        }
      },
    });
    console.log(`  ${curtains} curtains, ${looked.size} people looked, ${compared} cards compared`);
    assert.ok(curtains >= 3, 'the curtain hung between the people');
    assert.equal(looked.size, 3, 'everybody had a look');
    assert.ok(compared > 5, 'there were cards to compare');
  });
});

/** The cards in a hand; cards that anybody has played are known to all. */
async function held(page, colour) {
  const text = await saveOf(page);
  const cards = await engine(page, 'replay_fact', text, `player.${colour}.cards`);
  return cards.split(' ').filter(card => /^[a-z-]+$/.test(card) && card !== 'none' && !text.includes(` play ${card}"`));
}
