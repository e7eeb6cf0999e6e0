// Replays: from the first move to the last, and a branch that continues from the middle.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from '../lib/page.mjs';
import { played, save } from '../lib/games.mjs';
import { movesOf, openTable, play, saveOf, seatsWith } from '../lib/table.mjs';

let browser, game;
before(async () => { browser = await launch(); game = played(); });
after(() => browser.close());

test('a finished game is replayed', async () => {
  await withPage(browser, {}, async page => {
    const frog = game.header.setup.frogs[0];
    await openTable(page, { save: save(game), seats: seatsWith(game, frog), replay: true });
    const shown = () => page.$eval('.scrubber input', input => Number(input.value));
    await page.waitForFunction(() => Number(document.querySelector('.scrubber input')?.max) > 100);
    // The set-up that chance made is there at once.
    const first = await shown();
    assert.ok(first < 100, `${first} moves are shown at once`);
    await page.click('[data-replay=forward]');
    assert.equal(await shown(), first + 1);
    await page.click('[data-replay=turn-forward]');
    const turn = await shown();
    assert.ok(turn > first + 1);
    await page.keyboard.press('ArrowLeft');
    assert.equal(await shown(), turn - 1);
    await page.keyboard.press('End');
    assert.equal(await shown(), game.moves.length);
    await page.click('[data-replay=turn-back]');
    assert.ok(await shown() < game.moves.length);
  });
});

test('a branch goes on from the middle of a game', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    const frog = game.header.setup.frogs[0];
    await openTable(page, { save: save(game), seats: seatsWith(game, frog), replay: true });
    await page.waitForFunction(() => Number(document.querySelector('.scrubber input')?.max) > 100);
    for (let turn = 0; turn < 6; turn += 1) await page.click('[data-replay=turn-forward]');
    const at = await page.$eval('.scrubber input', input => Number(input.value));
    await page.click('.replay-branch');
    await page.waitForFunction(() => location.hash.startsWith('#/table/'));
    const key = await page.evaluate(() => location.hash.split('/')[2]);
    assert.notEqual(key, 'e2e');
    await page.waitForSelector('.table.cosmic-frog');
    await play(page, { key, stop: (_, clicks) => clicks >= 3 });
    const branch = await saveOf(page, key);
    const moves = branch.trim().split('\n').slice(1).map(line => JSON.parse(line).move).filter(Boolean);
    assert.deepEqual(moves.slice(0, at), game.moves.slice(0, at), 'the same game up to there');
    assert.ok(movesOf(branch) > at, 'and on from there');
    assert.equal(movesOf(await saveOf(page)), game.moves.length, 'the old game is left alone');
  });
});
