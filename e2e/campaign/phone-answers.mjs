// On a phone, upright and on its side: at every question, each answer is visible or one scroll away and can be tapped in its middle.
//
// Whole games of bots are opened before a move of every kind, for the person who makes it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bots, save } from '../lib/games.mjs';
import { engine, launch, scrollsSideways, sizes, withPage } from '../lib/page.mjs';
import { openAll, unreachable } from '../lib/reach.mjs';
import { asked, openTable, play, saveOf } from '../lib/table.mjs';
import { frames } from '../lib/until.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/**
 * Games of all kinds: the game, how many bots play it, the options of `strata play`, a seed, and the kinds of answers that must come
 * up. If a change of the rules or the bots loses one, choose another seed.
 */
const games = {
  'four frogs': ['cosmic-frog', 4, ['--length', 'shorter'], 5,
    'commit descend disgorge drain harvest keep land leap mutate pass plunder raid ram recover resist reveal slip smash store swap take tunnel'.split(' ')],
  'one frog against RoboFrogs': ['cosmic-frog', 1, ['--solo', 'normal'], 3,
    'commit drain end harvest keep land leap mutate pass reveal slip store take'.split(' ')],
  'two teams': ['cosmic-frog', 4, ['--teams', '0,1,0,1', '--length', 'shorter'], 4,
    'aether commit disgorge drain end harvest land leap mutate pass plunder raid ram recover reroll resist reveal slip stash step store take withdraw'.split(' ')],
  'drafted Land': ['cosmic-frog', 3, ['--layout', 'drafted', '--length', 'shorter'], 2,
    'aether commit disgorge harvest land lay leap lower pass raid ram recover slip store take'.split(' ')],
  'Find Muck with dice': ['cosmic-frog', 4, ['--find-muck', 'dice', '--length', 'shorter'], 7,
    'attack commit disgorge drain harvest land leap mind mutate pass plunder raid recover reveal slip snap store take'.split(' ')],
  'Find Muck with chips': ['cosmic-frog', 4, ['--find-muck', 'chips', '--length', 'shorter'], 6,
    'arrange attack commit disgorge harvest land leap mind mutate pass pay pick plunder raid return reveal slip step store take'.split(' ')],
  'six frogs with everything': ['cosmic-frog', 6, ['--preset', 'everything'], 2,
    'commit descend disgorge drain harvest keep land leap mutate pass plunder recover reroll resist reveal slip stash step store withdraw'.split(' ')],
  'two players': ['volcanique', 2, ['--start', 'chosen'], 3,
    'build buy card claim done erode erupt freeze give grow pay pick place play rift sacrifice take to unlock'.split(' ')],
  'five players': ['volcanique', 5, ['--preset', 'full'], 5,
    'build buy card claim done erupt give pay pick place play sacrifice take to unlock'.split(' ')],
};

/** Kinds of answers that are checked in every game, because they make up most of a turn. */
const usual = ['leap', 'commit', 'end', 'pass', 'buy', 'place'];
/** The kinds of answers that earlier games have shown; those with Find Muck look different. */
const known = new Set();

/** Kinds of answers that are put together from parts, with the controls that do it. */
const composed = {
  'cosmic-frog': { store: 'slot', stash: 'slot', take: 'slot', arrange: 'lay', pick: 'pick', commit: 'commit', soft: 'style', throw: 'style' },
  volcanique: { place: 'mark', pay: 'mixes' },
};

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

/** Checks the current question in both orientations of a phone, also behind each group; adds the faults to a list. */
async function lookBothWays(page, name, wrong, aside) {
  const faults = async what => wrong.push(...(await unreachable(page, answer => aside.add(answer))).map(line => `${what}: ${line}`));
  for (const size of ['phone', 'landscape']) {
    const [width, height] = sizes[size];
    await page.setViewportSize({ width, height });
    await frames(page);
    await faults(`${name}, ${size}`);
    if (await scrollsSideways(page)) wrong.push(`${name}, ${size}: the page scrolls sideways`);
    const all = await openAll(page, group => faults(`${name}, ${size}, behind ${group}`));
    for (const answer of await missing(page, all)) wrong.push(`${name}, ${size}: nothing gives ${answer}`);
  }
}

/** The answers of the engine that nothing on the page gives. */
async function missing(page, { answers, controls }) {
  const key = await page.evaluate(() => location.hash.split('/')[2]);
  const save = await saveOf(page, key);
  const all = (await engine(page, 'replay_answers', save)).trim().split('\n').filter(Boolean);
  const parts = composed[JSON.parse(save.split('\n')[0]).game];
  const bare = answer => answer.slice(answer.indexOf(' ') + 1);
  // The same kind of action on the same space, or anything at the same target.
  const aims = answer => [answer.split(' ').slice(0, 3).join(' '), answer.split(' ').at(-1)];
  // A place with several answers lists them when it is tapped.
  const listed = answer => controls.has('several') && [...answers].some(other => aims(other).some((aim, at) => aim === aims(answer)[at]));
  const given = answer => answers.has(answer) || answers.has(bare(answer)) || controls.has(parts[bare(answer).split(' ')[0]]) || listed(answer);
  return all.filter(answer => !given(answer));
}

for (const [name, [game, seats, options, seed, required]] of Object.entries(games)) {
  test(`every answer can be reached: ${name}`, { timeout: 900_000 }, async () => {
    const whole = bots(game, seats, options, seed), order = whole.header.setup.frogs ?? whole.header.setup.players;
    const verbs = new Set(whole.moves.filter(move => !move.startsWith('chance ')).map(move => move.split(' ')[1]));
    assert.deepEqual(required.filter(verb => !verbs.has(verb)), [], 'kinds of answers that the game does not have');
    const wrong = [], aside = new Set(), kinds = everyKind(whole);
    await withPage(browser, { size: 'phone', hash: `#/new/${game}` }, async page => {
      for (const { at, seat, verb } of kinds) {
        const holders = order.map(colour => colour === seat ? 'me' : whole.header.setup.solo ? 'nobody' : 'calm');
        await openTable(page, { game, save: save(whole, at), seats: holders, key: `${verb}-${at}`, seed });
        if ((await asked(page, { key: `${verb}-${at}` })).stage === 'scoring') continue;
        await lookBothWays(page, verb, wrong, aside);
      }
    });
    console.log(`  ${kinds.length} kinds of answers: ${kinds.map(kind => kind.verb).sort().join(', ')}`);
    if (aside.size) console.log(`  hit beside their middle, behind a higher stack: ${[...aside].join(', ')}`);
    assert.equal(wrong.length, 0, `\n${wrong.join('\n')}`);
  });
}

const tables = {
  'Cosmic Frog': { seats: ['me', 'calm', 'calm'], setup: { length: 'shorter' }, seed: 12 },
  'Cosmic Frog, two people at one device': { seats: ['me', 'me', 'calm'], setup: { length: 'shorter' }, names: ['Ada', 'Ben'], seed: 9 },
  Volcanique: { game: 'volcanique', seats: ['me', 'calm'], setup: { start: 'quick' }, seed: 4 },
};

for (const [name, table] of Object.entries(tables)) {
  for (const size of ['phone', 'landscape']) {
    test(`a whole game is played on a phone: ${name}, ${size}`, { timeout: 900_000 }, async () => {
      await withPage(browser, { size, hash: `#/new/${table.game ?? 'cosmic-frog'}` }, async page => {
        await openTable(page, table);
        const wrong = new Set();
        const each = async ({ stage }) => { for (const line of stage === 'curtain' ? [] : await unreachable(page)) wrong.add(line); };
        const { clicks, stage } = await play(page, { seed: 3, most: 2500, each });
        console.log(`  ${clicks} clicks`);
        assert.equal(stage, 'scoring');
        assert.deepEqual([...wrong], []);
      });
    });
  }
}
