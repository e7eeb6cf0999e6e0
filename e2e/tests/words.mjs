// The texts on the screens: no word of one game on the pages of the other, no false sentences, nobody addressed by mistake.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { changeable } from '../lib/faults.mjs';
import { played, playedVolcanique, save } from '../lib/games.mjs';
import { go, launch, open, withPage, words } from '../lib/page.mjs';
import { listTables } from '../lib/storage.mjs';
import { clickMiddle, header, openTable, play, seatsWith } from '../lib/table.mjs';
import { buy, contest, hands, openIslands, point, saveFrom } from '../lib/volcanique.mjs';

const game = 'volcanique';
/** A light screen of Volcanique, to begin with. */
const near = { hash: '#/new/volcanique' };
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

/** The last answer of a game: its place, whose it is, and the move. */
function lastAnswer({ moves }) {
  const at = moves.findLastIndex(move => !move.startsWith('chance '));
  return { at, frog: moves[at].split(' ')[0], move: moves[at] };
}

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

/** It is the turn of Blue, whose tile joins its biome with one of Pink, who stands on two spaces of it. */
const contested = contest.replace('"3,0" = "m"', '"3,0" = "m"\n"3,-1" = "d"').replace('land = "2,0 d, 1,2 d"', 'land = "2,0 d, 2,0 d, 3,-1 d"');

test('who is asked in the turn of another player is told so', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    await openIslands(page, contested, { moves: ['blue done', 'blue buy d', 'blue place 1,0 0'] });
    await page.waitForSelector('.mark[data-answer^="pink "], .tray [data-answer^="pink "]');
    await page.getByText('You are asked').first().waitFor();
    assert.equal(await page.getByText('Your turn', { exact: true }).count(), 0, 'it is the turn of Blue');
  });
});

test('beside the confirmation the critter that would be lost is marked', { timeout: 60_000 }, async () => {
  await withPage(browser, near, async page => {
    await openIslands(page);
    await buy(page, '[data-good=volcano]');
    await point(page, '0,1', '[data-confirm]');
    assert.equal(await page.locator('[data-concern="0,1,m"]').count(), 1);
    assert.match(await page.innerText('.note.grave'), /goes home/);
  });
});

/** Red attacks Purple, and neither has any Ω. */
const without = `[board]
"0,0" = "barren."
"1,0" = "barren."
"2,0" = "barren. lake"
"3,0" = "barren."

[frog.red]
at = "0,0"
card = "massive down"
oomph = 0

[frog.purple]
at = "2,0"
card = "nimble down"
oomph = 0

[frog.gray]
at = "outer 6"
`;

test('in a combat without Ω no rule codes stand beside what is too expensive', { timeout: 90_000 }, async () => {
  const { setup, ...head } = header(['red', 'purple', 'gray']);
  const lines = [{ ...head, setup, from: without }, { move: 'chance draw red' }];
  await withPage(browser, {}, async page => {
    await openTable(page, { save: lines.map(line => `${JSON.stringify(line)}\n`).join(''), seats: ['me', 'calm', 'calm'], seed: 2 });
    let seen = 0;
    const each = async () => {
      const combat = page.locator('.combat');
      if (!(await combat.count())) return;
      seen += 1;
      const labels = await combat.evaluate(combat => [...combat.querySelectorAll('[aria-label], [title]')].map(element => `${element.ariaLabel} ${element.title}`).join('\n'));
      assert.doesNotMatch(`${await combat.innerText()}\n${labels}`, /\[[A-Z]+-/);
    };
    const attack = now => now.found.findIndex(one => one.answer === 'red leap 2,0' || one.answer === 'leap 2,0');
    await play(page, { seed: 1, prefer: attack, each, most: 40, stop: async () => seen > 0 && !(await page.locator('.combat').count()) });
    assert.ok(seen > 0, 'there was a combat');
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

/** In the page: notes every prompt of the tray, and for the first that says so whether the scores are there when the game is over. */
function notePrompts() {
  window.prompts = [];
  const note = () => {
    const text = document.querySelector('.tray .prompt')?.innerText.trim() ?? '';
    if (text && window.prompts.at(-1) !== text) window.prompts.push(text);
    if (text === 'The game is over.' && window.scored === undefined) {
      window.scored = null;
      requestAnimationFrame(() => requestAnimationFrame(() => { window.scored = document.querySelector('dialog.score') !== null; }));
    }
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}

test('the prompt says that the game is over only when its end has been shown; results stand by rank', { timeout: 300_000 }, async () => {
  const whole = played(5, 3);
  const { at, frog, move } = lastAnswer(whole);
  await withPage(browser, { settings: { speed: 'slow' } }, async page => {
    // With the seed of the game, the same cards and dice follow.
    await openTable(page, { seats: seatsWith(whole, frog), save: save(whole, at), seed: 5 });
    await page.evaluate(notePrompts);
    const answer = now => now.found.findIndex(one => one.answer === move || `${frog} ${one.answer}` === move);
    await play(page, { seed: 1, prefer: answer });
    await page.waitForSelector('dialog.score');
    await page.waitForFunction(() => typeof window.scored === 'boolean');
    const { prompts, scored } = await page.evaluate(() => ({ prompts: window.prompts, scored: window.scored }));
    assert.deepEqual(prompts.slice(-2), ['Watch what happens …', 'The game is over.'], prompts.join(' | '));
    assert.ok(scored, 'the scores are shown as soon as the prompt says that the game is over');
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
