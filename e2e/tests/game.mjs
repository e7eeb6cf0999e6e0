// A whole game by clicks: one person and three bots.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bots, played, save } from '../lib/games.mjs';
import { engine, launch, withPage } from '../lib/page.mjs';
import { linesIn, listTables, readValue, waitForLine } from '../lib/storage.mjs';
import { movesOf, openTable, play, saveOf } from '../lib/table.mjs';
import { soon, until } from '../lib/until.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

test('a whole game with four frogs is played to the scoring', { timeout: 420_000 }, async () => {
  await withPage(browser, {}, async page => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const script = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(metric => metric.name === 'ScriptDuration').value * 1000;
    };
    await openTable(page, { setup: { length: 'shorter' } });
    const start = await script();
    const { clicks } = await play(page, { seed: 3 });
    await page.waitForSelector('dialog.score');
    const text = await saveOf(page);
    const moves = movesOf(text);
    console.log(`  ${moves} moves, ${clicks} clicks, ${((await script() - start) / moves).toFixed(1)} ms of script for a move`);
    assert.equal(await engine(page, 'replay_fact', text, 'over'), 'true');
    const points = await engine(page, 'replay_fact', text, 'score.green');
    assert.ok((await page.innerText('dialog.score')).includes(points.split(' ')[0]), 'the score is on the screen');
  });
});

test('a saved game goes on where it was', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page);
    await play(page, { seed: 5, stop: (now, clicks) => clicks >= 14 && now.stage === 'asked' });
    const before = await saveOf(page);
    const answers = async () => [...new Set(await page.$$eval('[data-answer]', elements => elements.map(element => element.dataset.answer).sort()))];
    const seen = await answers();
    await page.reload();
    await page.waitForSelector('.table.cosmic-frog');
    await soon(async () => `${await answers()}` === `${seen}`, 5000);
    assert.deepEqual(await answers(), seen, 'the same question');
    assert.equal(await saveOf(page), before, 'nothing was added or lost');
    await play(page, { seed: 6, stop: (_, clicks) => clicks >= 4 });
    assert.ok(movesOf(await saveOf(page)) > movesOf(before));
  });
});

test('an answer can be taken back', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page);
    let undone = false;
    await play(page, { seed: 8, most: 300, stop: async () => undone || (undone = await page.isVisible('.undo[data-undo=answer]')) });
    const before = movesOf(await saveOf(page));
    await page.click('.undo');
    await waitForLine(page, 'e2e', '"undo"');
    assert.ok(movesOf(await saveOf(page)) < before);
  });
});

test('a whole turn against bots can be taken back, and the log and the list of tables say so', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page);
    const { stage } = await play(page, { seed: 8, most: 300, stop: now => now.stage === 'asked' && page.isVisible('.undo[data-undo=turn]') });
    assert.equal(stage, 'asked');
    const before = movesOf(await saveOf(page));
    await page.click('.undo[data-undo=turn]');
    await waitForLine(page, 'e2e', '"undo_turn"');
    assert.ok(movesOf(await saveOf(page)) < before);
    await page.locator('.log', { hasText: 'taken back: dice and cards are drawn again' }).first().waitFor();
    assert.equal((await listTables(page))[0].table.undone_turns, 1);
  });
});

test('a result that a turn taken back led to says so', { timeout: 60_000 }, async () => {
  await withPage(browser, {}, async page => {
    const lines = linesIn(save(played())), last = lines.at(-1);
    await openTable(page, { save: [...lines, '{"undo_turn":1}', last].map(line => `${line}\n`).join('') });
    await page.waitForSelector('dialog.score');
    assert.match(await page.innerText('[data-undone-turns]'), /^1 turn was taken back/);
  });
});

test('a solo game in which a turn was taken back does not count', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    const seats = ['me', 'nobody', 'nobody', 'nobody'];
    const whole = save(bots('cosmic-frog', 1, ['--solo', 'hard'], 3)), lines = linesIn(whole), last = lines.at(-1);
    await openTable(page, { seats, save: whole, key: 'whole' });
    await page.waitForSelector('.score-record');
    assert.match(await page.innerText('.score-record'), /^Hard: [01] of 1 won/);
    const before = await until(() => readValue(page, 'record'), 'the result is stored');
    await openTable(page, { seats, save: [...lines, '{"undo_turn":1}', last].map(line => `${line}\n`).join(''), key: 'undone' });
    await page.waitForSelector('dialog.score [data-undone-turns]');
    await page.waitForSelector('.score-record');
    assert.match(await page.innerText('.score-record'), /^Hard: [01] of 1 won/);
    assert.equal(await readValue(page, 'record'), before, 'neither result nor table are added');
    // A third table counts, so the page has had time to count the second.
    await openTable(page, { seats, save: whole, key: 'another' });
    await until(async () => await readValue(page, 'record') !== before, 'another result is stored');
    const { counted } = JSON.parse(await readValue(page, 'record'));
    assert.deepEqual(counted, ['whole', 'another']);
  });
});

test('a solo game is played from the first screen to its result', { timeout: 300_000 }, async () => {
  await withPage(browser, { settings: { speed: 'off' } }, async page => {
    await page.click('.home-level label:has(input[value=hard])');
    await page.click('[data-home=play-now]');
    await page.waitForSelector('.table.cosmic-frog');
    const key = (await listTables(page))[0].table.key;
    const thoughts = new Set();
    const each = async () => {
      for (const text of await page.locator('.thoughts.newest .thought').allInnerTexts()) thoughts.add(text);
    };
    const { clicks, stage } = await play(page, { key, seed: 11, most: 2000, each });
    assert.equal(stage, 'scoring');
    console.log(`  ${movesOf(await saveOf(page, key))} moves, ${clicks} clicks, ${thoughts.size} different lines of RoboFrogs`);
    assert.ok([...thoughts].some(text => /\? No: /.test(text)) && [...thoughts].some(text => !/\? No: /.test(text)), 'lines that applied and lines that did not');
    await page.waitForFunction(() => /win|tie/.test(document.querySelector('#score-title')?.textContent ?? ''));
    assert.match(await page.innerText('#score-title'), /more than|a tie is theirs/);
    assert.match(await page.innerText('.score-record'), /^Hard: [01] of 1 won, best/);
    // Opened again, the result still counts once.
    await page.reload();
    await page.waitForSelector('.score-record');
    assert.match(await page.innerText('.score-record'), /^Hard: [01] of 1 won/);
    await page.click('[data-next=home]');
    assert.match(await page.innerText('.home-record'), /of 1 won/);
  });
});
