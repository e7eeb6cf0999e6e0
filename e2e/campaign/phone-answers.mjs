// On a phone, upright and on its side: at every question, each answer is visible or one scroll away and can be tapped in its middle.
//
// Whole games of bots are opened before a move of every kind, for the person who makes it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bots, save } from '../lib/games.mjs';
import { launch, scrollsSideways, sizes, withPage } from '../lib/page.mjs';
import { unreachable } from '../lib/reach.mjs';
import { asked, openTable, play } from '../lib/table.mjs';
import { frames } from '../lib/until.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Games of all kinds: the game, how many bots play it, the options of `strata play`, and a seed. */
const games = {
  'four frogs': ['cosmic-frog', 4, ['--length', 'shorter'], 5],
  'one frog against RoboFrogs': ['cosmic-frog', 1, ['--solo', 'normal'], 3],
  'two teams': ['cosmic-frog', 4, ['--teams', '0,1,0,1', '--length', 'shorter'], 4],
  'Find Muck with chips': ['cosmic-frog', 4, ['--find-muck', 'chips', '--length', 'shorter'], 6],
  'six frogs with everything': ['cosmic-frog', 6, ['--preset', 'everything'], 2],
  'two players': ['volcanique', 2, ['--start', 'chosen'], 3],
  'five players': ['volcanique', 5, ['--preset', 'full'], 5],
};

/** Kinds of answers that are checked in every game, because they make up most of a turn. */
const usual = ['leap', 'commit', 'end', 'pass', 'buy', 'place'];
/** The kinds of answers that earlier games have shown; those with Find Muck look different. */
const known = new Set();

/**
 * The places of moves in a game, one for each kind of move of a seat that was not checked yet. Late moves are preferred, because
 * then there is more on the table.
 */
function everyKind({ header, moves }) {
  const kinds = new Map(), kindOf = verb => `${header.game} ${header.setup['find-muck'] ?? ''} ${verb}`;
  for (const [at, move] of moves.entries()) {
    const [seat, verb] = move.split(' ');
    if (seat !== 'chance' && (usual.includes(verb) || !known.has(kindOf(verb)))) kinds.set(verb, { at, seat, verb });
  }
  for (const verb of kinds.keys()) known.add(kindOf(verb));
  return [...kinds.values()];
}

/** Checks the current question in both orientations of a phone; adds the faults to a list. */
async function lookBothWays(page, name, wrong) {
  for (const size of ['phone', 'landscape']) {
    const [width, height] = sizes[size];
    await page.setViewportSize({ width, height });
    await frames(page);
    wrong.push(...(await unreachable(page)).map(line => `${name}, ${size}: ${line}`));
    if (await scrollsSideways(page)) wrong.push(`${name}, ${size}: the page scrolls sideways`);
  }
}

for (const [name, [game, seats, options, seed]] of Object.entries(games)) {
  test(`every answer can be reached: ${name}`, { timeout: 600_000 }, async () => {
    const whole = bots(game, seats, options, seed), order = whole.header.setup.frogs ?? whole.header.setup.players;
    const wrong = [], kinds = everyKind(whole);
    await withPage(browser, { size: 'phone' }, async page => {
      for (const { at, seat, verb } of kinds) {
        const holders = order.map(colour => colour === seat ? 'me' : whole.header.setup.solo ? 'nobody' : 'calm');
        await openTable(page, { game, save: save(whole, at), seats: holders, key: `${verb}-${at}`, seed });
        if ((await asked(page, { key: `${verb}-${at}` })).stage === 'scoring') continue;
        await lookBothWays(page, verb, wrong);
      }
    });
    console.log(`  ${kinds.length} kinds of answers: ${kinds.map(kind => kind.verb).sort().join(', ')}`);
    assert.equal(wrong.length, 0, `\n${wrong.join('\n')}`);
  });
}

const byTaps = {
  'Cosmic Frog, upright': ['phone', { seats: ['me', 'calm', 'calm'], setup: { length: 'shorter' }, seed: 12 }],
  'Volcanique, on its side': ['landscape', { game: 'volcanique', seats: ['me', 'calm'], setup: { start: 'quick' }, seed: 4 }],
};

for (const [name, [size, table]] of Object.entries(byTaps)) {
  test(`a whole game is played on a phone: ${name}`, { timeout: 900_000 }, async () => {
    await withPage(browser, { size }, async page => {
      await openTable(page, table);
      const wrong = new Set();
      const each = async ({ stage }) => { for (const line of stage === 'curtain' ? [] : await unreachable(page)) wrong.add(line); };
      const { clicks, stage } = await play(page, { seed: 3, most: 1500, each });
      console.log(`  ${clicks} clicks`);
      assert.equal(stage, 'scoring');
      assert.deepEqual([...wrong], []);
    });
  });
}
