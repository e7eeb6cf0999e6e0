// Screens of Volcanique around the table: set-up with custom tables, scoring line by line, a phone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { playedVolcanique, save } from '../lib/games.mjs';
import { engine, go, launch, scrollsSideways, withPage } from '../lib/page.mjs';
import { listTables } from '../lib/storage.mjs';
import { asked, openTable, play, saveOf } from '../lib/table.mjs';
import { atRest } from '../lib/until.mjs';
import { openIslands, openVolcano, point } from '../lib/volcanique.mjs';

const game = 'volcanique';
/** The screen where most tests here begin. */
const setUp = { hash: '#/new/volcanique' };
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Starts the game that is set up; gives its save and its entry in the list of tables. */
async function start(page) {
  await page.click('[data-new=start]');
  await page.waitForSelector('.table.volcanique, .screen.curtain');
  const { table } = (await listTables(page))[0];
  await asked(page, { key: table.key });
  const text = await saveOf(page, table.key);
  return { text, table, setup: JSON.parse(text.split('\n')[0]).setup };
}

test('a game is set up and started by clicks', { timeout: 60_000 }, async () => {
  await withPage(browser, setUp, async page => {
    const choose = (name, value) => page.locator('label.segment', { has: page.locator(`input[name="${name}"][value="${value}"]`) }).click();
    const pressed = () => page.$$eval('[data-preset][aria-pressed=true]', presets => presets.map(preset => preset.dataset.preset));
    assert.deepEqual(await pressed(), ['first-game']);
    assert.ok(!(await page.isVisible('[data-option=cover]')), 'two players have nobody to choose from');
    await page.click('[data-preset=full]');
    assert.deepEqual(await pressed(), ['full']);
    await choose('players', 4);
    await choose('option-start', 'quick');
    await choose('option-cover', 'to-the-left');
    assert.match(await page.innerText('[data-option=cover] .option-more'), /left neighbour/);
    await page.click('[data-option=tallest] label');
    assert.deepEqual(await pressed(), [], 'it is no set-up with a name any more');
    await page.fill('[data-name="0"]', 'Maren');
    await choose('who-3', 'calm');
    // Seat 0 chooses a colour that another player has; the two players exchange their colours.
    await page.click('[data-seat="0"] .chair-frog');
    await page.click('[data-seat="0"] [data-colour=white]');
    assert.match(await page.innerText('.new-summary'), /^4 players: 1 person, 3 bots/);
    const { text, table, setup } = await start(page);
    assert.deepEqual(setup, {
      players: ['white', 'blue', 'yellow', 'violet'], start: 'quick', cover: 'to-the-left', tallest: false, largest: true, diversified: true,
    });
    assert.deepEqual(table.holders, ['Person', { Bot: 'keen' }, { Bot: 'keen' }, { Bot: 'calm' }]);
    assert.match(text, /"chance build /, 'the islands came by chance');
    assert.match(await page.innerText('.vq-own'), /Maren/);
    assert.equal(await engine(page, 'replay_fact', text, 'player.white.volcanoes'), '0', 'the engine plays it');
  });
});

test('a custom table is played with, a broken one is refused with its reason', { timeout: 60_000 }, async () => {
  await withPage(browser, setUp, async page => {
    const tiles = readFileSync(new URL('../../crates/volcanique/data/tiles.toml', import.meta.url), 'utf8');
    const take = (name, text) => page.setInputFiles('[data-file=tiles]', { name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    const own = '.own-file[data-option=tiles]';
    const said = text => page.waitForFunction(text => document.querySelector('.new-problems').innerText.includes(text), text);
    await page.click('.advanced summary');
    assert.match(await page.innerText(own), /box/i);
    await take('broken.toml', '[[tile]\nname = "d"\n');
    await said('Tiles: TOML parse error at line 1');
    assert.ok(await page.isDisabled('[data-new=start]'), 'nothing starts with it');
    await take('torn.toml', tiles.replace('"DDMMLL"', '"DMDMLL"'));
    await said('the edges of one colour must lie side by side');
    await page.locator(`${own} button`).click();
    await page.waitForFunction(() => !document.querySelector('.new-problems').innerText.trim());
    assert.ok(await page.isEnabled('[data-new=start]'), 'with what is in the box it starts');
    // The error for a file that is not text appears where the file was chosen.
    await take('picture.png', Buffer.from([0x89, 0x50, 0xc3, 0x28, 0x80]));
    await page.waitForFunction(own => document.querySelector(`${own} .problem`)?.checkVisibility(), own);
    assert.ok(await page.isEnabled('[data-new=start]'));
    const mine = tiles.replace('edges = "DDMMLL"\ncount = 9', 'edges = "DDMMLL"\ncount = 5');
    await take('mine.toml', mine);
    await page.waitForFunction(own => document.querySelector(own).innerText.includes('mine.toml'), own);
    const { text, setup } = await start(page);
    assert.equal(setup.tiles, mine, 'the save has the whole table');
    const left = (await engine(page, 'replay_fact', text, 'supply')).match(/dml(?: (\d+))?/)[1];
    assert.ok(Number(left ?? 1) <= 5, `${left} of five are left`);
    assert.match(await page.innerText('.vq-tiles-left'), /of 38/);
  });
});

/** The lines of a tally as the engine writes them: { critters: 5, … }. */
const lines = tally => Object.fromEntries(tally.split(', ').filter(Boolean).map(line => line.split(' ')).map(([name, points]) => [name, Number(points)]));

for (const [seed, players, options] of [[5, 3, ['--preset', 'full']], [7, 4, ['--preset', 'first-game']]]) {
  test(`every line of the scoring is the engine's: ${options.at(-1)}, ${players} players`, { timeout: 60_000 }, async () => {
    await withPage(browser, setUp, async page => {
      const finished = playedVolcanique(seed, players, options);
      const { setup } = finished.header;
      const text = save(finished);
      await openTable(page, { game, save: text, seats: setup.players.map((_, seat) => seat ? 'calm' : 'me') });
      await page.waitForSelector('dialog.score .vq-total td.winner');
      const rows = await page.$$eval('.vq-score-sheet [data-line]', rows => rows.map(row => [row.dataset.line, [...row.querySelectorAll('td')].map(cell => Number(cell.innerText))]));
      const names = rows.map(([name]) => name);
      assert.deepEqual(names.filter(name => ['tallest', 'largest', 'diversified'].includes(name)), options.at(-1) === 'full' ? ['tallest', 'largest', 'diversified'] : []);
      const won = await page.$$eval('.vq-total td', cells => cells.map(cell => cell.classList.contains('winner')));
      const totals = (await page.locator('.vq-total td').allInnerTexts()).map(Number);
      const ties = await page.locator('.vq-tie td').allInnerTexts();
      const winners = (await engine(page, 'replay_fact', text, 'winners')).split(' ');
      for (const [seat, colour] of setup.players.entries()) {
        const fact = name => engine(page, 'replay_fact', text, name);
        const tally = lines(await fact(`tally.${colour}`));
        for (const [name, points] of rows) assert.equal(points[seat], tally[name] ?? 0, `${name} of ${colour}`);
        assert.deepEqual(Object.keys(tally).filter(name => !names.includes(name)), [], `no line of ${colour} is missing`);
        assert.equal(totals[seat], Number((await fact(`score.${colour}`)).split(' ')[0]), `the total of ${colour}`);
        assert.equal(won[seat], winners.includes(colour), `whether ${colour} wins`);
        assert.equal(Number(ties[seat].match(/(\d+) volcano/)[1]), Number(await fact(`player.${colour}.volcanoes`)), `volcanoes of ${colour}`);
      }
    });
  });
}

test('a game is begun on a phone', { timeout: 120_000 }, async () => {
  await withPage(browser, { size: 'phone', ...setUp }, async page => {
    await openTable(page, { game, seats: ['me', 'calm', 'calm'], setup: { start: 'quick' } });
    await play(page, {
      seed: 2, stop: (_, clicks) => clicks >= 30,
      each: async now => assert.ok(!(await scrollsSideways(page)), `the table scrolls sideways while ${now.stage}`),
    });
    for (const tab of ['players', 'powers', 'log', 'table']) {
      await page.click(`#tab-${tab}`);
      assert.equal(await page.getAttribute(`#tab-${tab}`, 'aria-selected'), 'true');
    }
    for (const hash of ['#/new/volcanique', '#/gallery/volcanique', '#/handbook/volcanique']) {
      await go(page, hash);
      await atRest(page);
      assert.ok(!(await scrollsSideways(page)), `${hash} scrolls sideways`);
    }
  });
});

/** Buttons that are too small for a thumb: lower or narrower than 44 pixels, with a tolerance of half a pixel. */
function small(page) {
  return page.$$eval('.tray button, .sheet-tabs button, .top-bar button, .board .handle', elements => elements
    .filter(element => element.checkVisibility({ visibilityProperty: true }))
    .map(element => ({ box: element.getBoundingClientRect(), text: element.outerHTML.slice(0, 90) }))
    .filter(({ box }) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))
    .map(({ box, text }) => `${Math.round(box.width)}x${Math.round(box.height)} ${text}`));
}

test('a thumb hits every button of a turn on a phone', { timeout: 60_000 }, async () => {
  await withPage(browser, { size: 'phone', ...setUp }, async page => {
    const found = {};
    const look = async name => { found[name] = await small(page); };
    await openIslands(page);
    await look('a turn');
    await page.locator('.tray [data-answer$=" done"]').click();
    await page.waitForSelector('.vq-supply');
    await look('the supply');
    await page.locator('.vq-supply [data-answer$=" buy dml"]').click();
    await page.waitForSelector('.vq-mixes');
    await look('an amount');
    await page.locator('.vq-mixes [data-answer]').first().click();
    await page.waitForSelector('.mark');
    await look('where a tile goes');
    await point(page, '0,0', '[data-ghost=lay]');
    await look('a tile that lies there');
    await page.click('[data-ghost=back]');
    await openVolcano(page, undefined, 'volcano');
    await look('a volcano');
    assert.deepEqual(Object.fromEntries(Object.entries(found).filter(([, all]) => all.length)), {});
  });
});

test('buttons of the set-up are large enough to hit on a phone', { timeout: 60_000 }, async () => {
  await withPage(browser, { size: 'phone', ...setUp }, async page => {
    await page.click('.advanced summary');
    const low = await page.$$eval('button, a.button, label.button, label.segment, select', elements => elements.filter(element => element.checkVisibility()).map(element => [element.getBoundingClientRect().height, element.outerHTML.slice(0, 90)]).filter(([height]) => height > 0 && height < 43.5));
    assert.deepEqual(low, []);
  });
});
