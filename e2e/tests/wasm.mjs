// The law same_on_wasm: golden games give the native hashes in the browser.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { golden, save } from '../lib/games.mjs';
import { engine, launch, withPage } from '../lib/page.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

for (const game of golden()) {
  test(`same_on_wasm: ${game.name}`, async () => {
    await withPage(browser, {}, async page => {
      const hashes = (await engine(page, 'replay_hashes', save(game))).trim().split('\n');
      assert.equal(hashes.length, game.moves.length);
      assert.ok(game.hashes.size > 3, 'there are hashes to compare');
      for (const [move, hash] of game.hashes) assert.equal(hashes[move - 1], hash, `after move ${move}`);
    });
  });
}
