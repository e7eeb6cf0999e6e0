// Takes the pictures of the page for the documentation: node screens.mjs FOLDER (run by `cargo xtask screens`).
import { statSync } from 'node:fs';
import path from 'node:path';
import { firstMove, played, save } from './lib/games.mjs';
import { go, launch, open, sizes } from './lib/page.mjs';
import { asked, openTable, seatsWith } from './lib/table.mjs';
import { atRest } from './lib/until.mjs';
import { openIslands, openVolcano } from './lib/volcanique.mjs';

const LIMIT = 300 * 1024;
const folder = process.argv[2] ?? '.';
const game = played(5);

/** Opens the game right before a move that matches, from the middle of the game on if there is one. */
async function openBefore(page, pattern, from = Math.floor(game.moves.length / 2)) {
  const { at, frog } = firstMove(game, pattern, from);
  await openTable(page, { save: save(game, at), seats: seatsWith(game, frog, 'keen') });
  await asked(page);
}

const screens = {
  home: page => go(page, '#/'),
  table: page => openBefore(page, / leap /),
  combat: async page => { await openBefore(page, / commit/, 0); await page.waitForSelector('.combat'); },
  vault: page => openBefore(page, / store /),
  scoring: async page => {
    await openTable(page, { save: save(game), seats: seatsWith(game, game.header.setup.frogs[0], 'keen') });
    await page.waitForSelector('dialog.score');
  },
  handbook: page => go(page, '#/handbook/cosmic-frog'),
  replay: async page => {
    await openTable(page, { save: save(game), seats: seatsWith(game, game.header.setup.frogs[0], 'keen'), replay: true });
    await page.waitForFunction(() => Number(document.querySelector('.scrubber input')?.max) > 100);
    for (let turn = 0; turn < 12; turn += 1) await page.click('[data-replay=turn-forward]');
  },
  volcanique: openIslands,
  volcano: openVolcano,
};

const browser = await launch();
let failed = 0;
for (const [name, show] of Object.entries(screens)) {
  for (const size of ['desktop', 'tablet', 'phone']) {
    const [width, height] = sizes[size];
    const page = await open(browser, { size });
    const file = path.join(folder, `${name}-${width}x${height}.jpg`);
    try {
      await show(page);
      await page.mouse.move(2, 2);
      await atRest(page);
      // Space is full of soft gradients, which PNG keeps at three times the size.
      await page.screenshot({ path: file, type: 'jpeg', quality: 82 });
      const bytes = statSync(file).size;
      console.log(`${file}: ${Math.round(bytes / 1024)} KiB${bytes > LIMIT ? ', more than 300' : ''}`);
      for (const error of page.errors) console.log(`  the page: ${error}`);
    } catch (error) {
      failed += 1;
      console.log(`${file}: ${error.message.split('\n')[0]}`);
    }
    await page.context().close();
  }
}
await browser.close();
process.exitCode = failed ? 1 : 0;
