// Every screen of Volcanique in dark and light, and on a phone: axe-core finds nothing serious or critical.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from '../lib/axe.mjs';
import { playedVolcanique, save } from '../lib/games.mjs';
import { go, launch, withPage } from '../lib/page.mjs';
import { asked, changed, openTable, play } from '../lib/table.mjs';
import { atRest } from '../lib/until.mjs';
import { openVolcano } from '../lib/volcanique.mjs';

const game = 'volcanique';
let browser, finished;
before(async () => { browser = await launch(); finished = playedVolcanique(); });
after(() => browser.close());

const screens = {
  home: async page => { await go(page, '#/'); await page.click('[data-home=poster-volcano]'); },
  'new game': page => go(page, '#/new/volcanique'),
  gallery: async page => { await go(page, '#/gallery/volcanique'); await page.waitForSelector('.vq-card-picture'); },
  handbook: page => go(page, '#/handbook/volcanique'),
  'a turn': async page => { await openTable(page, { game, seats: ['me', 'calm', 'keen'], setup: { start: 'quick' } }); await asked(page); },
  'the supply': async page => {
    await openTable(page, { game, seats: ['me', 'calm'], setup: { start: 'quick' }, seed: 9 });
    await play(page, { seed: 2, most: 200, stop: async now => now.found.some(one => / buy /.test(one.answer ?? '')) });
  },
  'the building of an island': async page => {
    await openTable(page, { game, seats: ['me', 'calm'], setup: { start: 'chosen' }, seed: 3 });
    const now = await asked(page);
    await page.locator('.vq-tile-button[data-group]').first().click();
    await changed(page, 'e2e', now.print);
  },
  'a volcano': page => openVolcano(page),
  scoring: async page => {
    await openTable(page, { game, save: save(finished), seats: finished.header.setup.players.map((_, seat) => seat ? 'calm' : 'me') });
    await page.waitForSelector('dialog.score .vq-total td.winner');
  },
  replay: async page => {
    await openTable(page, { game, save: save(finished), seats: finished.header.setup.players.map((_, seat) => seat ? 'calm' : 'me'), replay: true });
    await page.waitForFunction(() => Number(document.querySelector('.scrubber input')?.max) > 100);
    for (let turn = 0; turn < 12; turn += 1) await page.click('[data-replay=turn-forward]');
  },
  curtain: async page => { await openTable(page, { game, seats: ['me', 'me', 'calm'], setup: { start: 'quick' } }); await page.waitForSelector('.screen.curtain'); },
};

for (const [name, show] of Object.entries(screens)) {
  test(`axe: Volcanique, ${name}`, { timeout: 120_000 }, async () => {
    const wrong = [];
    for (const [theme, size] of [['dark', 'desktop'], ['light', 'desktop'], ['dark', 'phone']]) {
      await withPage(browser, { size, settings: { theme }, hash: '#/new/volcanique' }, async page => {
        await show(page);
        await atRest(page);
        wrong.push(...(await violations(page)).map(line => `${theme} ${size}: ${line}`));
      });
    }
    assert.equal(wrong.length, 0, `\n${wrong.join('\n')}`);
  });
}
