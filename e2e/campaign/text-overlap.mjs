// No two texts overlap and none is cut off: every screen in several windows, with larger text, zoomed, and in longer words.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { entryOf, fixture } from '../lib/fixtures.mjs';
import { firstMove, played, playedVolcanique, save } from '../lib/games.mjs';
import { saveBefore, scenario } from '../lib/muck.mjs';
import { blank, failed, go, launch, noErrors, started, url, watched, words } from '../lib/page.mjs';
import { listTables, putTable } from '../lib/storage.mjs';
import { asked, chance, chooseAny, goToNew, header, offered, openTable, play, seatsWith } from '../lib/table.mjs';
import { looks, show, textFaults } from '../lib/text_boxes.mjs';
import { until } from '../lib/until.mjs';
import { busy, buy, hands, openIslands, openVolcano, point, poor } from '../lib/volcanique.mjs';

let browser, frogs, six, islands;
before(async () => {
  browser = await launch();
  frogs = played(5);
  six = played(3, 6);
  islands = playedVolcanique(5, 5);
});
after(() => browser.close());

/** Opens a table that the page already knows by name, by loading the page again. */
async function openKnown(page, key, options) {
  await putTable(page, { key, game: options.game ?? 'cosmic-frog', holders: ['Person'], names: [], orders: [], when: 1, moves: 0, over: false }, `${JSON.stringify(header(['red', 'blue', 'green']))}\n`);
  await openTable(page, { key, ...options });
  if (!options.replay) await asked(page, { key });
}

/** Opens a game of bots right before a move, for the person whose frog makes it. */
function openBefore(page, key, game, pattern, from = 0) {
  const { at, frog } = firstMove(game, pattern, from);
  return openKnown(page, key, { save: save(game, at), seats: seatsWith(game, frog) });
}

/** Opens a scenario right before a move. */
async function openMuck(page, key, name, pattern) {
  const move = scenario(name).moves.find(move => !move.startsWith('chance ') && pattern.test(move));
  const { text, frogs } = await saveBefore(page, name, move);
  await openKnown(page, key, { save: text, seats: frogs.map(colour => move.startsWith(colour) ? 'me' : 'calm') });
}

/** Makes the disk full for the worker that hosts the table, and gives an answer, so that the table stops. */
async function fillUp(page, key) {
  await page.workers().at(-1).evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...values) {
      const { transaction } = this, request = add.call(this, ...values);
      request.addEventListener('success', () => {
        Object.defineProperty(transaction, 'error', { get: () => new DOMException('no room', 'QuotaExceededError') });
        transaction.abort();
      });
      return request;
    };
  });
  const below = chance(3);
  await until(async () => {
    if (await page.locator('.stuck').count()) return true;
    const now = await offered(page, key);
    if (now.stage !== 'waiting') await chooseAny(page, now, below);
    return false;
  }, 'the table stops');
}

/** Lets another tab take a table over. */
async function giveAway(page, key) {
  const other = await watched(page.context());
  await other.goto(`${url}#/table/${key}`);
  await started(other);
  await other.click('[data-notice=take-over]', { timeout: 60_000 });
  await page.waitForSelector('[data-notice=read-only]');
}

const half = game => Math.floor(game.moves.length / 2);
const seen = selector => page => page.locator(selector).first().waitFor();
const goTo = hash => page => go(page, hash);

/** The screens of Cosmic Frog; each gets a key for its table. */
const cosmicFrog = {
  home: goTo('#/'),
  'set-up': goTo('#/new/cosmic-frog'),
  'set-up, everything open': async page => {
    await go(page, '#/new/cosmic-frog');
    await page.click('.advanced summary');
  },
  settings: goTo('#/settings'),
  handbook: goTo('#/handbook/cosmic-frog'),
  gallery: goTo('#/gallery/cosmic-frog'),
  'choice of a card': (page, key) => openKnown(page, key, {}),
  'start of a turn': (page, key) => openBefore(page, key, frogs, / (leap|harvest) /),
  'six frogs': (page, key) => openBefore(page, key, six, / (leap|harvest) /, half(six)),
  Vault: (page, key) => openBefore(page, key, frogs, / store /, half(frogs)),
  combat: async (page, key) => {
    await openBefore(page, key, frogs, / commit/);
    await seen('.combat')(page);
  },
  'combat, result': async (page, key) => {
    await openBefore(page, key, frogs, / commit/);
    await play(page, { key, most: 12, stop: () => page.locator('.combat-result').count() });
    await seen('.combat-result')(page);
  },
  'combat, after the rolls': (page, key) => openMuck(page, key, 'abi-5-reveal-after-the-rolls', / reveal/),
  'combat, spoils': (page, key) => openMuck(page, key, 'abi-5-reveal-with-the-spoils', / (plunder|reveal)/),
  'combat of minds': (page, key) => openMuck(page, key, 'com-4-a-won-mental-attack', / commit/),
  'standing orders': async (page, key) => {
    await openBefore(page, key, frogs, / (leap|harvest) /);
    await page.click('.orders-button:visible');
    await seen('[popover]:popover-open')(page);
  },
  'a table that another tab plays': async (page, key) => {
    await openBefore(page, key, frogs, / (leap|harvest) /);
    await giveAway(page, key);
  },
  'a full disk': async (page, key) => {
    await openBefore(page, key, frogs, / (leap|harvest) /);
    await fillUp(page, key);
  },
  'a save that stops': async (page, key) => {
    const text = fixture('edited/cosmic-frog-refused-move');
    await putTable(page, entryOf(key, text), text);
    await goToNew(page, `#/table/${key}`);
    await seen('[data-stops=screen]')(page);
  },
  'what an import reports': async page => {
    await go(page, '#/tables');
    const files = ['cosmic-frog/just-begun', 'edited/cosmic-frog-refused-move', 'edited/volcanique-damaged-line'].map(name => [name.split('/')[1], fixture(name)]);
    const list = [...files, ['letter', 'Dear Ada, the game is attached.']].map(([name, text]) => ({ name: `${name}.jsonl`, mimeType: 'application/octet-stream', buffer: Buffer.from(text) }));
    await page.setInputFiles('[data-file=import]', list);
    await seen('.import .said, .import .problem')(page);
  },
  scoring: async (page, key) => {
    await openKnown(page, key, { save: save(frogs), seats: seatsWith(frogs, frogs.header.setup.frogs[0]) });
    await seen('dialog.score')(page);
  },
  replay: async (page, key) => {
    await openKnown(page, key, { save: save(frogs), seats: seatsWith(frogs, frogs.header.setup.frogs[0]), replay: true });
    await page.waitForFunction(() => Number(document.querySelector('.scrubber input')?.max) > 100);
    for (let turn = 0; turn < 12; turn += 1) await page.click('[data-replay=turn-forward]');
  },
  solo: async page => {
    await go(page, '#/');
    await page.click('[data-home=play-now]');
    await seen('.table.cosmic-frog')(page);
    // After some turns the RoboFrogs have explained some decisions.
    const { key } = (await listTables(page))[0].table;
    await play(page, { key, stop: (_, clicks) => clicks >= 12 });
  },
  'Find Muck': (page, key) => openMuck(page, key, 'muck-7-storing-muck', / store /),
  'chips of Find Muck': (page, key) => openMuck(page, key, 'chip-1-combat-with-chips', / arrange /),
  'saved tables': goTo('#/tables'),
  curtain: async (page, key) => {
    await putTable(page, { key, game: 'cosmic-frog', holders: ['Person', 'Person', { Bot: 'calm' }], names: ['Maren', 'Ida'], orders: [], when: 1, moves: 0, over: false }, `${JSON.stringify(header(['red', 'blue', 'green']))}\n`);
    await openTable(page, { key, seats: ['me', 'me', 'calm'], names: ['Maren', 'Ida'] });
    await seen('.screen.curtain')(page);
  },
};

const game = 'volcanique';
/** Opens a position of Volcanique. */
async function openPosition(page, key, ...position) {
  await putTable(page, { key, game, holders: ['Person'], names: [], orders: [], when: 1, moves: 0, over: false }, `${JSON.stringify(header(['pink', 'blue', 'yellow'], {}, game))}\n`);
  await openIslands(page, ...position);
}

/** The screens of Volcanique. */
const volcanique = {
  'set-up': goTo('#/new/volcanique'),
  'set-up, everything open': async page => {
    await go(page, '#/new/volcanique');
    await page.click('[data-preset=full]');
    await page.click('.advanced summary');
  },
  handbook: goTo('#/handbook/volcanique'),
  gallery: goTo('#/gallery/volcanique'),
  'start of the game': (page, key) => openKnown(page, key, { game, seats: ['me', 'calm', 'calm'], setup: { start: 'quick' } }),
  'start of a turn': (page, key) => openPosition(page, key, busy, { key }),
  'five players': (page, key) => {
    const at = islands.moves.findIndex((move, index) => index >= half(islands) && move.startsWith(islands.header.setup.players[0]));
    return openKnown(page, key, { game, save: save(islands, at), seats: ['me', 'calm', 'calm', 'calm', 'calm'], names: ['Maren'] });
  },
  hand: (page, key) => openPosition(page, key, hands, { key }),
  supply: async (page, key) => {
    await openPosition(page, key, poor('2d1m', 0), { key });
    await page.locator('.tray [data-answer$=" done"]').click();
    await seen('.vq-supply')(page);
  },
  'a tile on the board': async (page, key) => {
    await openPosition(page, key, undefined, { key });
    await buy(page, '[data-answer$=" buy dml"]');
    await point(page, '0,0', '[data-ghost=lay]');
  },
  volcano: async (page, key) => {
    await putTable(page, { key, game, holders: ['Person'], names: [], orders: [], when: 1, moves: 0, over: false }, `${JSON.stringify(header(['pink', 'blue', 'yellow'], {}, game))}\n`);
    await openVolcano(page, undefined, key);
  },
  scoring: async (page, key) => {
    await openKnown(page, key, { game, save: save(islands), seats: ['me', 'calm', 'calm', 'calm', 'calm'] });
    await seen('dialog.score .vq-total td.winner')(page);
  },
  replay: async (page, key) => {
    await openKnown(page, key, { game, save: save(islands), seats: ['me', 'calm', 'calm', 'calm', 'calm'], replay: true });
    await page.waitForFunction(() => Number(document.querySelector('.scrubber input')?.max) > 50);
    for (let turn = 0; turn < 8; turn += 1) await page.click('[data-replay=turn-forward]');
  },
};

/** The faults of a screen in one look, also behind each of its tabs. */
async function faultsOf(page) {
  const wrong = await textFaults(page);
  const covered = await page.locator('.combat, dialog:modal, [popover]:popover-open').count();
  const tabs = covered ? [] : await page.$$eval('.sheet-tab', tabs => tabs.map(tab => tab.id));
  for (const tab of tabs) {
    await page.click(`#${tab}`);
    wrong.push(...await textFaults(page));
  }
  if (tabs.length) await page.click(`#${tabs[0]}`);
  return wrong;
}

/** Shows each screen in every look and returns the faults, one per line. */
async function check(page, screens, looks) {
  const found = new Map();
  const only = process.env.STRATA_SCREEN;
  for (const [number, [name, open]] of Object.entries(screens).entries()) {
    if (only && only !== name) continue;
    await show(page, looks[0]);
    await open(page, `look-${number}`);
    await page.mouse.move(2, 2);
    for (const look of looks) {
      await show(page, look);
      for (const fault of await faultsOf(page)) found.set(`${name}: ${fault}`, (found.get(`${name}: ${fault}`) ?? new Set()).add(look.name));
    }
    await words(page);
  }
  return [...found].map(([fault, looks]) => `${fault} (${[...looks].join(', ')})`);
}

const languages = [['English', '', looks], ['longer words', '?words=longer', looks]];

for (const [name, screens] of [['Cosmic Frog', cosmicFrog], ['Volcanique', volcanique]]) {
  for (const [language, query, looks] of languages) {
    test(`no text overlaps or is cut off: ${name}, ${language}`, { timeout: 900_000 }, async () => {
      const page = await blank(browser);
      try {
        await page.goto(`${url}${query}#/settings`);
        await started(page);
        const wrong = await check(page, screens, looks);
        assert.equal(wrong.length, 0, `\n${wrong.join('\n')}`);
        noErrors(page);
      } catch (error) {
        await failed(page);
        throw error;
      } finally {
        await page.context().close();
      }
    });
  }
}
