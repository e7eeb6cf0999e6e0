// The texts on the screens: no word of one game on the pages of the other, no false sentences, nobody addressed by mistake.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { changeable } from '../lib/faults.mjs';
import { played, playedVolcanique, save } from '../lib/games.mjs';
import { go, launch, open, withPage, words } from '../lib/page.mjs';
import { listTables } from '../lib/storage.mjs';
import { clickMiddle, openTable } from '../lib/table.mjs';
import { hands, openIslands, saveFrom } from '../lib/volcanique.mjs';

const game = 'volcanique';
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Everything that people read or screen readers say: the text of the page, and all labels. */
function allWords(page) {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
      .flatMap(element => ['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name) ?? ''));
    return [document.body.textContent, ...labels].join('\n');
  });
}

async function speaksNoFrog(page, screen) {
  const words = await allWords(page);
  assert.doesNotMatch(words, /\b(frogs?|robofrogs?|vaults?|shard|aether|gullet)\b|Ω/i, screen);
  assert.doesNotMatch(words, /\b\d+ (dark|medium|light)\b/, screen);
}

test('Volcanique speaks no frog: set-up, table, scoring', { timeout: 180_000 }, async () => {
  await withPage(browser, {}, async page => {
    await go(page, '#/new/volcanique');
    await page.waitForSelector('.new-volcanique .chair');
    await page.locator('.chair-frog').first().click();
    await page.waitForSelector('.colours');
    await speaksNoFrog(page, 'set-up');
    await openIslands(page);
    await speaksNoFrog(page, 'table');
    const whole = playedVolcanique(5, 2);
    await openTable(page, { game, seats: ['me', 'calm'], save: save(whole), key: 'whole' });
    await page.waitForSelector('dialog.score');
    await speaksNoFrog(page, 'scoring');
    await page.click('.score-skip').catch(() => {});
    await page.waitForSelector('.vq-total .winner');
    await speaksNoFrog(page, 'scored');
  });
});

test('hidden Caldera cards stand beside the points of the others', { timeout: 60_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openIslands(page, hands);
    const others = await page.locator('.vq-players .points').allInnerTexts();
    assert.equal(others.length, 2);
    for (const points of others) assert.match(points.replace(/\s+/g, ' '), /^\d+ \+ 2 cards if scored now$/i);
    assert.doesNotMatch(await page.locator('.vq-own .points').first().innerText(), /card/, 'players know their own cards');
  });
});

test('a price that has two forms is told in both', { timeout: 60_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openIslands(page, hands.replace('resources = "2d2m2l"', 'resources = "2d2m1l"'));
    await page.locator('.tray [data-answer$=" done"]').click();
    await clickMiddle(page, page.locator('.vq-good[data-good=volcano]'));
    await page.waitForSelector('.note');
    assert.match(await page.innerText('.note'), /5 of one kind or 6 mixed; you have 5 mixed/);
  });
});

/** Blue stands on 1,0 between two tiles of its biome. */
const migration = `[board]
"0,0" = "d"
"1,0" = "d"
"2,0" = "d"
"0,1" = "l"
"2,1" = "m"

[player.pink]
land = "0,1 l"
resources = "2d1m"

[player.blue]
land = "1,0 d"

[player.yellow]

[grid]
l1 = "siphon"
`;

test('while a critter gives way the tile and the critter are shown', { timeout: 60_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openIslands(page, migration, { moves: ['pink done', 'pink buy dml', 'pink pay 2d', 'pink place 1,0 0'] });
    await page.waitForSelector('[data-covering="1,0"]', { state: 'attached' });
    await page.waitForSelector('[data-concern="1,0,d"]', { state: 'attached' });
    assert.match(await page.innerText('.tray .prompt'), /basalt/);
    await page.locator('.mark[data-at="0,0,d"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('[data-covering]'));
  });
});

test('a critter with one place to go to waits to be sent there', { timeout: 60_000 }, async () => {
  await withPage(browser, {}, async page => {
    const alone = migration.replace('land = "0,1 l"', 'land = "2,1 m"').replace('"2,1" = "m"', '"2,1" = "m"\n"3,1" = "m"');
    await openIslands(page, alone);
    const critter = page.locator('.mark[data-answer^="pink pick"]').first();
    await critter.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.mark[data-answer^="pink to"]');
    assert.equal(await page.locator('.mark[data-answer^="pink to"]').count(), 1);
    assert.match(await page.innerText('.tray .prompt'), /Where does it go/);
  });
});

/** Pink has nothing on land and too little for anything, and all land is taken. */
const stuck = `[board]
"0,0" = "d"
"2,0" = "l"

[player.pink]
land = ""
resources = "1d"

[player.blue]
land = "0,0 d"
resources = "1d"

[player.yellow]
land = "2,0 l"

[grid]
l1 = "siphon"

[table]
turn = "yellow"
`;

test('a turn that goes by unasked is announced with its reasons', { timeout: 60_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page, { game, seats: ['me', 'calm', 'calm'], save: saveFrom(stuck), seed: 3 });
    const note = page.locator('.note').filter({ hasText: 'Your turn went by' });
    await note.waitFor({ timeout: 30_000 });
    assert.match(await note.innerText(), /no critter on land/);
  });
});

test('no rule codes in the rows of the set-up, but a way to the rule', { timeout: 60_000 }, async () => {
  await withPage(browser, {}, async page => {
    for (const name of ['cosmic-frog', 'volcanique']) {
      await go(page, `#/new/${name}`);
      await page.waitForSelector('.new-options .setting');
      assert.doesNotMatch(await page.innerText('main'), /\b[A-Z]{2,}-[A-Z0-9-]*\d?\b/, name);
      const info = page.locator('.new-options .rule-link.info').first();
      assert.match(await info.getAttribute('aria-label'), /^In the handbook: /);
      assert.match(await info.getAttribute('href'), /handbook/);
    }
  });
});

test('a secret choice is headed by the one player it addresses', { timeout: 60_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page, { seats: ['me', 'me', 'me'], seed: 4 });
    await page.locator('.screen.curtain .primary').click();
    await page.waitForSelector('.tray .ability-card');
    const heading = await page.innerText('.tray .prompt');
    const named = ['Green', 'Purple', 'Blue'].filter(name => heading.includes(name));
    assert.equal(named.length, 1, heading);
  });
});

test('the prompt says that the game is over only when its end has been shown; results stand by rank', { timeout: 120_000 }, async () => {
  const whole = played(5, 3);
  // The last answer of a frog; after it the game ends without further questions.
  await withPage(browser, { settings: { speed: 'normal' } }, async page => {
    await openTable(page, { seats: ['me', 'calm', 'calm'], save: save(whole) });
    await page.waitForSelector('dialog.score');
    await page.locator('.score-skip').click().catch(() => {});
    await page.waitForSelector('.standing.winner');
    const points = (await page.locator('.standing .points b').allInnerTexts()).map(Number);
    assert.deepEqual(points, [...points].sort((one, other) => other - one), 'by rank');
    assert.ok(await page.locator('.standings li').first().locator('.winner').count(), 'the winner stands first');
    await page.click('[data-next=board]');
    assert.equal(await page.innerText('.tray .prompt'), 'The game is over.');
    assert.equal(await page.locator('.tray .spinner').count(), 0, 'nothing is waited for');
  });
});

test('the handbook is searched as people ask', { timeout: 60_000 }, async () => {
  await withPage(browser, { hash: '#/handbook/volcanique' }, async page => {
    for (const [query, rule] of [['how do I win', 'VQ-SCO-3'], ['evacuate', 'VQ-LAVA-2'], ['vulcano', 'VQ-VOL-1']]) {
      await page.fill('.handbook-search input', query);
      await page.waitForSelector(`[aria-label="Rules found"] .rule-id >> text="${rule}"`);
      const marks = await page.locator('[aria-label="Rules found"] mark').allTextContents();
      assert.ok(marks.length > 0 && marks.every(mark => mark.length > 2), `${query}: ${marks.slice(0, 9)}`);
    }
  });
});

test('a handbook that does not arrive can be tried again, and its links lead to rules', { timeout: 60_000 }, async () => {
  const page = await open(browser, { hash: '#/new/cosmic-frog', more: changeable });
  const handbook = /-handbook-[0-9a-f]+\.json$/;
  await page.context().route(handbook, route => route.abort());
  await go(page, '#/handbook/cosmic-frog');
  await page.waitForSelector('.handbook [role=alert]');
  await page.context().unroute(handbook);
  await page.click('[data-handbook=retry]');
  await page.locator('#rule-turn-1 a.rule-ref', { hasText: 'DESC-1' }).first().click();
  await page.waitForSelector('#rule-desc-1.aimed');
  assert.match(page.url(), /#\/handbook\/cosmic-frog\/DESC-1$/);
  await words(page);
  // The browser reports the file that did not load.
  assert.deepEqual(page.errors.filter(error => !/Failed to load resource/.test(error)), []);
  await page.context().close();
});

test('saved tables say who plays, how it ended, and which is a branch', { timeout: 120_000 }, async () => {
  const whole = playedVolcanique(5, 2);
  await withPage(browser, {}, async page => {
    const last = whole.moves.findLastIndex(move => !move.startsWith('chance '));
    await openTable(page, { game, seats: ['calm', 'keen'], save: save(whole, last), key: 'nearly' });
    await page.waitForSelector('dialog.score');
    await page.click('[data-next=replay]');
    await page.waitForSelector('.scrubber');
    await page.click('.replay-branch');
    await page.waitForFunction(() => !location.hash.includes('replay'));
    await go(page, '#/tables');
    await page.waitForSelector('.table-line');
    const lines = Object.fromEntries(await page.locator('.table-line').evaluateAll(all => all.map(one => [one.dataset.key, one.innerText])));
    assert.match(lines.nearly, /1 calm bot and 1 keen bot/);
    assert.match(lines.nearly, /(Pink|Blue) won, \d+ : \d+|share the victory/);
    const tables = await listTables(page);
    assert.equal(tables.length, 2);
    const branch = tables.find(({ table }) => table.key !== 'nearly').table.key;
    assert.match(lines[branch], /Branch/);
    assert.doesNotMatch(lines.nearly, /Branch/);
  });
});
