// Every screen in dark and light: axe-core finds nothing serious or critical.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from '../lib/axe.mjs';
import { firstMove, played, save } from '../lib/games.mjs';
import { go, launch, withPage } from '../lib/page.mjs';
import { asked, openTable, seatsWith } from '../lib/table.mjs';
import { atRest } from '../lib/until.mjs';

let browser, game;
before(async () => { browser = await launch(); game = played(); });
after(() => browser.close());

/** Opens a game right before a move of a frog that matches, for the person with that frog. */
async function openBefore(page, pattern) {
  const { at, frog } = firstMove(game, pattern);
  await openTable(page, { save: save(game, at), seats: seatsWith(game, frog) });
  await asked(page);
}

const screens = {
  home: page => go(page, '#/'),
  'new game': page => go(page, '#/new/cosmic-frog'),
  tables: async page => { await openTable(page); await go(page, '#/tables'); },
  settings: page => go(page, '#/settings'),
  handbook: page => go(page, '#/handbook/cosmic-frog'),
  gallery: page => go(page, '#/gallery/cosmic-frog'),
  'the choice of a card': async page => { await openTable(page); await asked(page); },
  table: page => openBefore(page, / (leap|harvest) /),
  Vault: page => openBefore(page, / store /),
  combat: async page => { await openBefore(page, / commit/); await page.waitForSelector('.combat'); },
  scoring: async page => {
    await openTable(page, { save: save(game), seats: seatsWith(game, game.header.setup.frogs[0]) });
    await page.waitForSelector('dialog.score');
  },
  replay: async page => {
    await openTable(page, { save: save(game), seats: seatsWith(game, game.header.setup.frogs[0]), replay: true });
    await page.waitForSelector('.scrubber');
  },
  curtain: async page => { await openTable(page, { seats: ['me', 'me', 'calm'] }); await page.waitForSelector('.screen.curtain'); },
};

for (const [name, show] of Object.entries(screens)) {
  test(`axe: ${name}`, { timeout: 90_000 }, async () => {
    const wrong = [];
    for (const [theme, size] of [['dark', 'desktop'], ['light', 'desktop'], ['dark', 'phone']]) {
      await withPage(browser, { size, settings: { theme } }, async page => {
        await show(page);
        await atRest(page);
        wrong.push(...(await violations(page)).map(line => `${theme} ${size}: ${line}`));
      });
    }
    assert.equal(wrong.length, 0, `\n${wrong.join('\n')}`);
  });
}
