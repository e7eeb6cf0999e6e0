// A table of Volcanique: what the board, the supply, the hand and the log say and do in given positions.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { focused, tabTo } from '../lib/keys.mjs';
import { go, launch, withPage } from '../lib/page.mjs';
import { waitForLine } from '../lib/storage.mjs';
import { asked, changed, clickMark, clickMiddle, offered, saveOf, visible } from '../lib/table.mjs';
import { atRest, frames } from '../lib/until.mjs';
import { among, busy, buy, contest, fact, matching, openGhost, openIslands, openVolcano, poor, tower } from '../lib/volcanique.mjs';

/** A light screen of the game, to begin with. */
const near = { hash: '#/new/volcanique' };
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** The text without breaks. */
const plain = text => text.replace(/\s+/g, ' ').trim();

/** The texts of all elements that fit. */
const texts = async (page, selector) => (await page.locator(selector).allInnerTexts()).map(plain);

/** The answer that the ghost on the board stands for. */
const lying = page => page.getAttribute('[data-ghost=lay]', 'data-answer');

/** The moves of a save. */
const movesIn = save => save.trim().split('\n').slice(1).map(line => JSON.parse(line).move).filter(Boolean);

/** Waits until the save has a move. */
const written = (page, move) => waitForLine(page, 'e2e', `"${move}"`);

/** The number of matching edges is the same on the board, in words, and by the engine; gives it back. */
async function agrees(page) {
  const answer = await lying(page);
  const count = await matching(page, '0,0', [answer]);
  assert.equal(await page.locator('.ghost .match').count(), count, `green edges of ${answer}`);
  const words = count === 1 ? '1 edge matches' : `${count} edges match`;
  const before = Number(await fact(page, 'height 0,0'));
  assert.equal(plain(await page.innerText('.consequence')), `Height ${before} → ${before + 1} · ${words}`);
  assert.equal(Number(await fact(page, 'height 0,0', [answer])), before + 1, 'the engine lays it');
  return count;
}

test('a tile is turned by its handles, and every edge that matches is shown', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    await openGhost(page);
    const seen = new Map([[await lying(page), await agrees(page)]]);
    const turn = async (handle, round) => {
      const before = await lying(page);
      await page.locator('.ghost .handle').nth(handle).click();
      assert.notEqual(await lying(page), before, `it was turned ${round}`);
    };
    const first = await lying(page);
    await turn(1, 'clockwise');
    const second = await lying(page);
    seen.set(second, await agrees(page));
    await turn(0, 'back');
    assert.equal(await lying(page), first, 'back as it was');
    await turn(0, 'anticlockwise');
    seen.set(await lying(page), await agrees(page));
    // Three of the six rotations fit here; they differ in what matches.
    assert.deepEqual([...seen.keys()].sort(), ['pink place 0,0 2', 'pink place 0,0 3', 'pink place 0,0 4']);
    assert.equal(new Set(seen.values()).size, 3);
    await page.keyboard.press('r');
    assert.equal(await lying(page), first, 'the key r turns it clockwise');
    await agrees(page);
    await page.keyboard.press('r');
    assert.equal(await lying(page), second);
    await page.keyboard.press('Shift+R');
    assert.equal(await lying(page), first, 'with Shift the other way');
    await page.click('[data-ghost=lay]');
    await written(page, first);
  });
});

test('the key r turns a tile by one where its space has the focus', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    await openGhost(page);
    assert.equal(await lying(page), 'pink place 0,0 2');
    // After a click on the space, the focus is there.
    assert.equal((await focused(page))?.data.at, '0,0');
    await page.keyboard.press('r');
    assert.equal(await lying(page), 'pink place 0,0 3');
  });
});

test('the table can be left while a tile lies on a space', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    await openGhost(page);
    await go(page, '#/tables');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await atRest(page);
  });
});

test('whatever glows can be pointed at, behind a high stack too', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    await openIslands(page, tower, { moves: ['pink pick critter 0,0 m'] });
    const marks = page.locator('.mark');
    const hidden = [];
    for (const mark of await marks.all()) if ((await mark.evaluate(visible)) === null) hidden.push(await mark.getAttribute('data-answer'));
    assert.ok(await marks.count() > 1);
    assert.deepEqual(hidden, []);
  });
});

test('the board stands still under a pointer that looks where a volcano may be', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    await openIslands(page);
    await buy(page, '[data-good=volcano]');
    const box = await page.locator('.mark[data-at="0,0"] .tint').boundingBox();
    for (const down of [0.15, 0.5, 0.85]) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height * down);
      const tops = await page.evaluate(async () => {
        const all = new Set();
        // Effects of pointing may appear once.
        for (let frame = 0; frame < 30; frame += 1) {
          await new Promise(requestAnimationFrame);
          if (frame > 3) all.add(Math.round(document.querySelector('.tray').getBoundingClientRect().top));
        }
        return [...all];
      });
      assert.equal(tops.length, 1, `the tray stands at ${tops} by turns`);
      await page.mouse.move(2, 2);
    }
  });
});

test('the supply says what everything costs, what is short and what is sold out', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    const scenario = readFileSync(new URL('../../scenarios/volcanique/set-7-no-lava-tile-no-volcano.toml', import.meta.url), 'utf8');
    const open = async (key, from) => {
      await openIslands(page, from, { key });
      await page.locator('.tray [data-answer$=" done"]').click();
      await page.waitForSelector('.vq-supply');
      return Object.fromEntries(await page.$$eval('.vq-shelf', shelves => shelves.map(shelf => {
        const price = kind => shelf.querySelector(`.vq-price:has(.vq-${kind}) b`)?.textContent ?? '';
        const short = shelf.querySelector('.vq-short')?.textContent ?? '';
        return [shelf.querySelector('header b').textContent, `${price('any')}/${price('alike')} ${short}`.trim()];
      })));
    };
    assert.deepEqual(await open('e2e', poor('2d1m', 0)), {
      Trio: '2/', Duo: '3/2', Uno: '4/3 1 short', Volcano: '6/5 3 short', Island: '7/ crater 0/3', Caldera: '/ sold out',
    });
    assert.equal(await page.locator('.vq-shelf:has([data-good=card]) .vq-amount svg').count(), 3, 'a card costs one of each kind');
    // What is left is what the engine says; nothing is offered that is not there.
    const left = (await fact(page, 'supply')).split(' lava')[0];
    assert.equal(left, 'd m l ml 2 dl dml 3 dlm');
    const tile = name => page.locator(`.vq-tile-button[aria-label^="${name}"]`);
    assert.equal(await tile('basalt-fern Duo').getAttribute('aria-label'), 'basalt-fern Duo: 0 left');
    assert.match(await tile('basalt-fern Duo').getAttribute('class'), /\boff gone\b/);
    assert.equal(await tile('basalt-fern-sand Trio').innerText(), '3');
    assert.equal(await tile('fern-sand Duo').getAttribute('aria-disabled'), null);
    for (const [name, reason] of [['basalt Uno', /VQ-BUY-1/], ['basalt-fern Duo', /VQ-/]]) {
      await clickMiddle(page, tile(name));
      assert.match(await page.innerText('.note'), reason, `why ${name} cannot be bought`);
    }
    const second = await open('second', poor('4d1m', 3));
    assert.deepEqual([second.Uno, second.Volcano, second.Island], ['4/3', '6/5 1 short', '7/ 2 short']);
    assert.equal((await open('third', scenario.slice(scenario.indexOf('[board]'), scenario.indexOf('[script]')))).Volcano, '6/5 sold out');
  });
});

test('call-outs say what the lava does to whom, pins how likely it is', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    await openVolcano(page, among);
    assert.deepEqual((await texts(page, '.call')).sort(), [
      'Ida, if hit pays 2 or goes home',
      'Ida’s Colossal, if hit loses 1, lava is gone',
      'Tomi, if hit goes home',
      'You, if hit pay 2 or go home',
    ]);
    // A pin for each lower space beside the volcano, each as likely as the others.
    const heights = [];
    for (const hex of ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1']) heights.push(Number(await fact(page, `height ${hex}`)));
    const lower = heights.filter(height => height < 3).length;
    assert.equal(lower, 5);
    assert.deepEqual(await page.locator('.pin text').allTextContents(), Array(lower).fill('1/5'));
    assert.deepEqual(await texts(page, '.vq-odd'), ['1/5 empty', '1/5 you', '2/5 Ida', '1/5 Tomi']);
    // The lava goes one of these ways.
    await page.click('.vq-erupt');
    await waitForLine(page, 'e2e', 'chance flow ');
    const moves = movesIn(await saveOf(page));
    assert.ok(moves.some(move => move.startsWith('pink unlock ')));
    const way = moves.find(move => move.startsWith('chance flow ')).split(' ').at(-1);
    assert.ok(['e', 'se', 'sw', 'w', 'ne'].includes(way), `the lava went ${way}, where no pin pointed`);
  });
});

test('the owner sees the cards in hand and plays one', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    await openIslands(page);
    const hand = '.vq-hand .vq-hand-card > div';
    assert.deepEqual(await texts(page, hand), ['Fire Opal 4 points.', 'Scurry 2 points. Played: one movement more. Play']);
    assert.equal(await page.locator('.vq-hand [data-answer]').count(), 1, 'only lightning can be played');
    assert.match(await page.innerText('.tray'), /One movement/);
    await page.click('.vq-hand [data-answer="pink play scurry"]');
    await written(page, 'pink play scurry');
    await page.waitForFunction(() => document.querySelectorAll('.vq-hand .vq-hand-card').length === 1);
    assert.deepEqual(await texts(page, hand), ['Fire Opal 4 points.']);
    assert.match(await page.innerText('.tray'), /2 movements/);
    assert.equal(await fact(page, 'player.pink.cards'), 'fire-opal');
    assert.ok((await texts(page, '.log-line')).includes('Maren plays Scurry.'), 'the log tells it');
  });
});

test('the log tells what happened, filters it, and leads back to each moment', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    const moves = ['blue done', 'blue buy d', 'blue place 1,0 0', ...Array(3).fill('blue done'), ...Array(4).fill('yellow done')];
    await openIslands(page, contest, { moves });
    const lines = async filter => {
      await page.click(`[data-filter=${filter}]`);
      assert.equal(await page.getAttribute(`[data-filter=${filter}]`, 'aria-pressed'), 'true');
      return (await texts(page, '.log-line')).map(line => line.replace(' .', '.'));
    };
    const fight = ['A critter of Maren leaves 2,0 basalt in the contest.', 'A critter of Ida leaves 0,0 basalt in the contest.', 'The biome with 0,0 basalt is contested.'];
    assert.deepEqual(await lines('all'), [
      'It is the turn of Maren.', 'It is the turn of Tomi.', 'Tomi collects 1 shell.',
      'Tomi can buy nothing: a critter goes from its hand into the crater.',
      'Set-up', 'Ida collects 1 crystal.', ...fight, 'Ida lays a basalt Uno on 1,0.', 'Ida pays 3 crystals for the basalt Uno.',
    ]);
    assert.deepEqual(await lines('combats'), ['Set-up', ...fight]);
    assert.deepEqual(await lines('mine'), ['Set-up', fight[0]]);
    // The current action of the person stays on top, regardless of the filter.
    await clickMark(page, page.locator('.mark').first());
    const walk = await page.waitForSelector('.mark[data-answer*=" to "]').then(mark => mark.getAttribute('data-answer'));
    await clickMark(page, page.locator('.mark').first());
    await written(page, walk);
    await page.waitForFunction(() => document.querySelectorAll('.log-line').length === 4);
    const [, place, part] = walk.match(/ to (\S+) (\w)$/);
    const biome = { d: 'basalt', m: 'fern', l: 'sand' }[part];
    assert.equal((await lines('mine'))[1], `The critter of Maren moves from 1,2 basalt to ${place} ${biome}.`);
    // Each line leads to its rule, and to its moment and back.
    await lines('all');
    const laid = page.locator('.log-row', { hasText: 'lays a basalt Uno' });
    assert.match(await laid.locator('.log-rule').getAttribute('href'), /#\/handbook\/volcanique\/VQ-TILE-1$/);
    const stands = () => page.getAttribute('.beings[data-hex="1,2"] .being', 'data-part');
    assert.equal(await stands(), part);
    await laid.locator('.log-line').click();
    assert.match(await page.innerText('.past'), /step 3 of/);
    assert.equal(await stands(), 'd', 'the board shows that moment');
    await page.locator('.past .button').click();
    assert.equal(await page.locator('.past').count(), 0);
    assert.equal(await stands(), part, 'and what is now');
  });
});

/** Goes from mark to mark with the arrows until one has the focus. */
async function arrowsTo(page, at) {
  for (let presses = 0; presses < 14; presses += 1) {
    if ((await focused(page))?.data.at === at) return;
    const key = await page.evaluate(at => {
      const middle = element => { const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
      const [x, y] = middle(document.activeElement), [toX, toY] = middle(document.querySelector(`.mark[data-at="${at}"]`));
      return Math.abs(toX - x) > Math.abs(toY - y) ? (toX > x ? 'ArrowRight' : 'ArrowLeft') : (toY > y ? 'ArrowDown' : 'ArrowUp');
    }, at);
    await page.keyboard.press(key);
  }
  assert.fail(`the arrows did not reach ${at}`);
}

test('a whole turn is played with the keyboard alone', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    await openIslands(page, busy);
    /** Does something with keys and waits until the page offers something else. */
    const then = async work => {
      const { print } = await asked(page);
      await work();
      assert.ok(await changed(page, 'e2e', print, 4000), `nothing changed after ${work}`);
    };
    const enter = async fits => {
      const element = await tabTo(page, fits);
      assert.ok(element.outlined, `the focus can be seen on ${JSON.stringify(element)}`);
      await then(() => page.keyboard.press('Enter'));
    };
    const mark = async at => {
      await tabTo(page, element => 'at' in element.data);
      await arrowsTo(page, at);
      await then(() => page.keyboard.press('Enter'));
    };
    const digit = number => then(() => page.keyboard.press(String(number)));
    await mark('0,1,m');
    await mark('1,1,m');
    await enter(element => element.data.answer === 'pink buy dml');
    // Digits press the buttons of the tray.
    const amount = await page.locator('.vq-mixes [data-answer]').nth(1).getAttribute('data-answer');
    await digit(2);
    await mark('2,0');
    const before = await lying(page);
    await tabTo(page, element => element.data.ghost === 'turn');
    await then(() => page.keyboard.press('r'));
    const turned = await lying(page);
    assert.notEqual(turned, before, 'r turns the tile');
    await enter(element => element.data.ghost === 'lay');
    const claim = await page.locator('.mark[data-at^="2,0,"]').first().getAttribute('data-at');
    await mark(claim);
    await digit(1);
    await mark(claim);
    // Nothing is left to do in this step, or saying so is the only answer.
    if ((await offered(page)).found.some(one => one.answer === 'pink done')) await digit(1);
    await waitForLine(page, 'e2e', 'chance flow ');
    const own = movesIn(await saveOf(page)).filter(move => move.startsWith('pink ')).slice(0, 10);
    const [hex, part] = [claim.slice(0, -2), claim.at(-1)];
    assert.deepEqual(own.filter(move => move !== 'pink done'), [
      'pink pick critter 0,1 m', 'pink to 1,1 m', 'pink buy dml', amount, turned, `pink claim ${hex} ${part}`, `pink sacrifice ${hex} ${part}`,
    ]);
  });
});

/** How many animations run now, and how many elements of the page have an animation. */
function moving(page) {
  return page.evaluate(() => {
    const running = document.getAnimations().filter(animation => animation.playState === 'running').map(animation => animation.animationName ?? animation.transitionProperty ?? 'script');
    return [...running, ...[...document.querySelectorAll('animate, animateTransform, animateMotion')].map(element => element.tagName)];
  });
}

test('nothing moves where the system asks for reduced motion', { timeout: 60_000 }, async () => {
  const settings = { speed: 'normal' };
  await withPage(browser, { ...near, settings }, async page => {
    await openIslands(page);
    assert.ok((await moving(page)).length > 0, 'without that wish something moves');
  });
  await withPage(browser, { ...near, settings, motion: 'reduce' }, async page => {
    const still = async when => assert.deepEqual(await moving(page), [], when);
    await openVolcano(page);
    await still('while a volcano stands');
    const picture = await page.screenshot();
    await frames(page, 24);
    assert.ok(picture.equals(await page.screenshot()), 'two pictures of it are the same');
    await page.click('.vq-erupt');
    const until = Date.now() + 1500;
    while (Date.now() < until) await still('while lava flows and bots play');
    await waitForLine(page, 'e2e', 'chance flow ');
  });
});
