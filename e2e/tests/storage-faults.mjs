// The browser fails to store, or ends the worker: nothing that was shown is lost, and the game never goes on without being stored.
//
// Earlier versions wrote lines to localStorage after showing them. A line without room was left out, smaller ones after it were still
// appended, and the next visit cut the save off at the gap: of 215 moves one was left.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { violations } from '../lib/axe.mjs';
import { changeable, counted, counting, diskOf, fillDisk, lift, observe, prefixWorkers, silencing, spoiling, told } from '../lib/faults.mjs';
import { firstMove, played, save } from '../lib/games.mjs';
import { focused } from '../lib/keys.mjs';
import { blank, engine, failed, go, goNowhere, launch, noErrors, started, url, watched, words } from '../lib/page.mjs';
import { agree, shows } from '../lib/shown.mjs';
import { lineCount, linesIn, putTable, readSave, readTable, sameLines, until, waitForMore } from '../lib/storage.mjs';
import { asked, chance, chooseAny, header, movesOf, offered, openTable, play, seatsWith, startAt } from '../lib/table.mjs';
import { soon } from '../lib/until.mjs';
import { busy, saveFrom } from '../lib/volcanique.mjs';

const RUNS = 200;
/** How many runs use one table, one after the other. */
const CHAIN = 10;
let browser, frogs;
before(async () => { browser = await launch(); frogs = played(5, 3); });
after(() => browser.close());

/** Positions in which a person is asked and bots follow. */
const tables = {
  'cosmic-frog': () => {
    const { at, frog } = firstMove(frogs, / leap /, Math.floor(frogs.moves.length / 3));
    return { save: save(frogs, at), seats: seatsWith(frogs, frog) };
  },
  volcanique: () => ({ game: 'volcanique', save: saveFrom(busy), seats: ['me', 'calm', 'calm'] }),
};

/** A page whose workers have the faults of the plan that is current when they start; with an observer. */
async function faulty(plan) {
  const page = await blank(browser, { more: changeable });
  await prefixWorkers(page.context(), () => spoiling(plan()));
  const observer = await observe(page.context());
  await page.goto(url);
  await started(page);
  return { page, observer };
}

/** Asserts that the stored log is the earlier log and then what the worker tried, up to some line, and has everything that was shown. */
async function sound(page, observer, key, run, before, seen) {
  // Read at one moment, because bots may go on meanwhile.
  const { text, record } = await readTable(page, key), stored = linesIn(text);
  const { truth, changed } = await until(async () => {
    const { lines, changed } = await told(observer, run), truth = [...before];
    while (lines.has(truth.length)) truth.push(lines.get(truth.length));
    // Messages may arrive a little later.
    return truth.length >= stored.length && { truth, changed };
  }, `${stored.length} lines are stored, but the worker tried fewer`, 3000);
  assert.deepEqual(changed, [], 'what could not be stored is not changed before it is tried again');
  sameLines(stored, truth.slice(0, stored.length), 'a prefix of the truth');
  assert.ok(stored.length >= before.length, 'nothing that was stored is gone');
  assert.equal(record.lines, stored.length, 'the list knows how many lines there are');
  assert.ok(movesOf(text) >= seen.far, `${seen.far} moves were shown, ${movesOf(text)} are stored`);
  return { text, stored, truth };
}

/** A random plan. */
function planned(below, run) {
  const how = ['at-once', 'after-add', 'late', 'constraint', 'throw', 'quota'][below(6)];
  const burst = [1, 2, 3, 1e9][below(4)];
  switch (below(5)) {
    case 0: return { run, kill: 1 + below(6), when: ['before', 'within', 'after'][below(3)] };
    case 1: return { run, leave: ['reload', 'close', 'away'][below(3)], lines: below(12), how, sound: below(8), burst: below(2) };
    default: return { run, how, sound: below(7), burst };
  }
}

/** Asserts that a stuck page says so, offers nothing and stores nothing; returns how the run goes on. */
async function stuck(page, observer, key, plan, base, below) {
  const now = await offered(page, key);
  // A combat that is over may still be closed.
  const answers = now.stage === 'asked' ? now.found.filter(one => one.answer ?? one.slot ?? one.group) : now.found;
  assert.deepEqual(answers, [], 'nothing can be answered meanwhile');
  const seen = await shows(page);
  const { truth, stored } = await sound(page, observer, key, plan.run, base, seen);
  assert.ok(truth.length > stored.length || plan.how === 'at-once', 'something waits to be stored');
  if (below(3) === 0) {
    const file = linesIn(await exported(page));
    assert.ok(file.length > stored.length, 'the file has what could not be stored');
    sameFile(file.slice(0, truth.length), truth);
  }
  if (below(3) === 0) return 'end';
  await lift(page);
  await page.click('[data-stuck=retry]');
  await page.waitForSelector('[data-stuck]', { state: 'detached' });
  const after = linesIn(await readSave(page, key));
  sameLines(after.slice(0, truth.length), truth, 'it is stored as it was');
  return 'on';
}

/** Asserts that a file has these lines; its first line has one more member, the entry of the table in the list. */
function sameFile(file, lines) {
  const { table, ...header } = JSON.parse(file[0]);
  assert.ok(table);
  assert.deepEqual(header, JSON.parse(lines[0]), 'the first line is as it was stored');
  sameLines(file.slice(1), lines.slice(1), 'all that was stored, and then what was not');
}

/** The text of the file that the dialog offers. */
async function exported(page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-stuck=export]')]);
  return readFileSync(await download.path(), 'utf8');
}

/** Gives random answers while something fails; returns what the page showed last. */
async function answer(page, observer, key, plan, base, below) {
  let answers = 1 + below(3);
  for (;;) {
    const seen = await shows(page);
    assert.ok(!seen.failed && !seen.follows, 'the table did not fail, nor is it elsewhere');
    if (seen.stuck) {
      if ((await stuck(page, observer, key, plan, base, below)) === 'end') return shows(page);
      continue;
    }
    const now = await offered(page, key);
    if (now.stage === 'scoring' || (now.stage !== 'waiting' && answers === 0)) return seen;
    if (now.stage === 'waiting') {
      const goesOn = async () => (await shows(page)).stuck || (await offered(page, key)).stage !== 'waiting';
      const died = async () => (await told(observer, plan.run)).died;
      await until(async () => await goesOn() || died(), async () => `nothing happened; the page says: ${(await page.innerText('body')).slice(0, 300)}`, 20_000);
      if (await died()) return shows(page);
      continue;
    }
    answers -= 1;
    const tried = (await told(observer, plan.run)).tries;
    await chooseAny(page, now, below);
    if (plan.leave) {
      // The page is closed in the middle of what follows: after this many lines, or after the last one.
      const more = async () => (await told(observer, plan.run)).tries >= tried + plan.lines;
      await soon(async () => await more() || (await offered(page, key)).stage !== 'waiting', 400);
      return shows(page);
    }
  }
}

/** Leaves the table as the plan says, and returns with another plan. */
async function leave(page, key, plan) {
  if (plan.leave === 'reload') return page.reload().then(() => started(page));
  if (plan.leave === 'close') {
    await page.goto('about:blank');
    await page.goto(`${url}#/table/${key}`);
    return started(page);
  }
  await go(page, '#/settings');
  return page.evaluate(key => { location.hash = `#/table/${key}`; }, key);
}

/** Answers until the page says that it is stuck. */
async function answerUntilStuck(page) {
  const below = chance(3);
  await until(async () => {
    if ((await shows(page)).stuck) return true;
    const now = await offered(page);
    if (now.stage !== 'waiting') await chooseAny(page, now, below);
    return false;
  }, 'the page says that a move could not be saved');
}

test('while nothing can be stored nothing goes on, and the game can be carried away', { timeout: 120_000 }, async () => {
  const { page, observer } = await faulty(() => ({ run: 'stuck', how: 'quota' }));
  await openTable(page, tables['cosmic-frog']());
  await asked(page);
  await page.workers().at(-1).evaluate(() => { globalThis.faults.burst = 1e9; });
  const before = linesIn(await readSave(page, 'e2e')), seen = await shows(page);
  await answerUntilStuck(page);
  assert.match(await page.innerText('.stuck'), /This move could not be saved[^]*no room left/);
  assert.equal((await shows(page)).far, seen.far, 'what is not stored is not shown');
  assert.equal((await offered(page)).stage, 'waiting', 'nothing is asked');
  // By keyboard: the dialog has the focus and keeps it; nothing behind it is reachable.
  assert.equal((await focused(page)).data.stuck, 'retry');
  const reached = new Set();
  for (const key of [...Array(6).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    reached.add(await page.evaluate(() => document.activeElement.closest('.stuck, body').tagName === 'BODY' ? document.activeElement.outerHTML.slice(0, 80) : 'dialog'));
  }
  // After the last button comes the browser itself, whose focus is the body's.
  assert.deepEqual([...reached].filter(one => one !== 'dialog' && !one.startsWith('<body')), [], 'Tab reaches nothing behind the dialog');
  await page.keyboard.press('Escape');
  await page.focus('[data-stuck=retry]');
  const { tries } = await told(observer, 'stuck');
  await page.keyboard.press('Enter');
  await until(async () => (await told(observer, 'stuck')).tries > tries, 'it is tried again');
  await page.waitForSelector('[data-stuck=retry]');
  assert.ok((await shows(page)).stuck, 'it is still not stored');
  sameLines(linesIn(await readSave(page, 'e2e')), before, 'nothing was stored');
  assert.deepEqual(await violations(page), []);
  const { truth } = await sound(page, observer, 'e2e', 'stuck', before, seen);
  const file = await exported(page);
  sameFile(linesIn(file), truth);
  await engine(page, 'replay_hashes', file);
  // When there is room again, the game goes on normally.
  await lift(page);
  await page.click('[data-stuck=retry]');
  await page.waitForSelector('.stuck', { state: 'detached' });
  await asked(page);
  sameLines(linesIn(await readSave(page, 'e2e')).slice(0, truth.length), truth, 'it is stored as it was tried');
  assert.ok((await shows(page)).far > seen.far, 'now it is shown');
  await words(page);
  noErrors(page);
  await page.context().close();
});

test('a disk that is really full is recognised, and room helps', { timeout: 120_000 }, async () => {
  const page = await blank(browser, { settings: null, motion: 'reduce' });
  await goNowhere(page);
  await diskOf(page, 400_000);
  await page.goto(url);
  await started(page);
  await openTable(page, tables.volcanique());
  await asked(page);
  await fillDisk(page);
  const before = await lineCount(page, 'e2e');
  await answerUntilStuck(page);
  assert.match(await page.innerText('.stuck'), /no room left for saved games/);
  const stuck = await lineCount(page, 'e2e');
  assert.ok(stuck - before < 5, `${stuck - before} lines found room in a full disk`);
  await diskOf(page);
  await page.click('[data-stuck=retry]');
  await page.waitForSelector('.stuck', { state: 'detached' });
  await waitForMore(page, 'e2e', stuck);
  await words(page);
  noErrors(page);
  await page.context().close();
});

test('two people at one device go on once there is room, although nothing was shown before', { timeout: 120_000 }, async () => {
  const { page } = await faulty(() => ({ run: 'people', how: 'quota', burst: 1e9 }));
  const entry = { key: 'e2e', game: 'cosmic-frog', holders: ['Person', 'Person', { Bot: 'calm' }], names: ['Ann', 'Ben', ''], orders: [], when: 1, moves: 0, over: false, seed: 7 };
  await putTable(page, entry, `${JSON.stringify(header(['red', 'blue', 'green']))}\n`);
  await startAt(page, '#/table/e2e');
  await page.waitForSelector('.stuck');
  await page.click('[data-stuck=retry]');
  await page.waitForSelector('.stuck');
  await lift(page);
  await page.click('[data-stuck=retry]');
  await page.waitForSelector('.stuck', { state: 'detached' });
  await page.click('.screen.curtain button');
  await asked(page);
  await words(page);
  noErrors(page);
  await page.context().close();
});

test('a move costs one transaction, whatever has been stored before', { timeout: 120_000 }, async () => {
  const page = await blank(browser, { more: changeable });
  await prefixWorkers(page.context(), () => counting);
  await page.goto(url);
  await started(page);
  await openTable(page, tables['cosmic-frog']());
  await asked(page);
  await counted(page);
  const before = linesIn(await readSave(page, 'e2e'));
  await play(page, { seed: 3, stop: (_, clicks) => clicks >= 6 });
  const written = (await counted(page)).filter(({ mode }) => mode === 'readwrite'), lines = linesIn(await readSave(page, 'e2e')).slice(before.length);
  assert.ok(written.length > 3 && lines.length > before.length / 20, `${written.length} transactions for ${lines.length} lines`);
  let added = 0;
  for (const { stores, durability, requests, bytes, aborted } of written) {
    assert.deepEqual(stores, ['leases', 'lines', 'tables']);
    assert.equal(durability, 'strict', 'on the disk when the browser says so');
    const { 'add lines': adds, ...others } = requests;
    // The record of the table is read and written, but no line that was stored before.
    assert.deepEqual(others, { 'get tables': 1, 'put tables': 1 });
    assert.ok(adds > 0 && !aborted);
    const text = lines.slice(added, added += adds).join('');
    assert.ok(bytes - text.length < 1000, `${bytes} bytes for ${text.length} of lines`);
  }
  assert.equal(added, lines.length, 'every line was written once');
  assert.deepEqual((await counted(page)).filter(({ requests }) => Object.keys(requests).some(name => name.startsWith('getAll'))), []);
  noErrors(page);
  await page.context().close();
});

test('a database that stops answering stops the table with a message', { timeout: 120_000 }, async () => {
  const page = await blank(browser, { more: changeable });
  await prefixWorkers(page.context(), () => silencing(['readwrite'], false));
  await page.goto(url);
  await started(page);
  await openTable(page, tables['cosmic-frog']());
  await asked(page);
  const before = await readSave(page, 'e2e');
  await page.workers().at(-1).evaluate(() => globalThis.silence());
  await answerUntilStuck(page);
  assert.match(await page.innerText('.stuck'), /The browser does not answer/);
  assert.equal(await readSave(page, 'e2e'), before);
  assert.ok(linesIn(await exported(page)).length > linesIn(before).length, 'the file has the move');
  await page.context().close();
});

test('a game stops before it is too long to be read again', { timeout: 120_000 }, async () => {
  const page = await blank(browser);
  await page.goto(url);
  await started(page);
  const { save, ...table } = tables.volcanique(), lines = linesIn(save);
  // A seat that does not exist changes hands again and again, which makes lines without any work.
  const full = [...lines, ...Array(50_000 - lines.length).fill('{"seat":{"number":200,"holder":"Person"}}')].map(line => `${line}\n`).join('');
  await openTable(page, { ...table, save: full });
  const below = chance(3), refusal = page.getByText('almost as long as one can be');
  await until(async () => {
    if (await refusal.count()) return true;
    const now = await offered(page);
    if (now.stage !== 'waiting') await chooseAny(page, now, below);
    return false;
  }, 'the page says that there is no room for a move');
  assert.equal(await readSave(page, 'e2e'), full);
  noErrors(page);
  await page.context().close();
});

test('a tab that could not store a move follows the tab that took over', { timeout: 120_000 }, async () => {
  const page = await blank(browser, { more: changeable });
  const plans = [{ run: 'first', how: 'quota' }, { run: 'second' }];
  await prefixWorkers(page.context(), () => spoiling(plans.shift()));
  await page.goto(url);
  await started(page);
  await openTable(page, tables.volcanique());
  await asked(page);
  await page.workers().at(-1).evaluate(() => { globalThis.faults.burst = 1e9; });
  await answerUntilStuck(page);
  const before = await readSave(page, 'e2e'), other = await watched(page.context());
  await other.goto(`${url}#/table/e2e`);
  await started(other);
  await other.click('[data-notice=take-over]', { timeout: 60_000 });
  await page.waitForSelector('.stuck', { state: 'detached' });
  await play(other, { seed: 4, stop: (_, clicks) => clicks >= 2 });
  const { far } = await shows(other);
  agree(await shows(other), await until(async () => { const now = await shows(page); return now.far >= far && now; }, 'the first tab shows what the second stored'));
  assert.ok((await readSave(page, 'e2e')).startsWith(before));
  await engine(page, 'replay_hashes', await readSave(page, 'e2e'));
  for (const tab of [page, other]) noErrors(tab);
  await page.context().close();
});

/** The kind of run that a plan causes. */
function kind({ kill, when, leave, how, burst }) {
  if (kill) return `ended ${when} storing`;
  return leave ? `left (${leave})` : `${how} ${burst > 3 ? 'for good' : `${burst} times`}`;
}

for (const [game, table] of Object.entries(tables)) {
  test(`${game}: ${RUNS / 2} runs with faults, ends and departures by chance`, { timeout: 900_000 }, async () => {
    const below = chance(game.length), counts = new Map(), begun = Date.now();
    const plans = Array.from({ length: RUNS / 2 }, (_, number) => planned(below, number));
    let plan = plans[0], seen, stored;
    const { page, observer } = await faulty(() => plan);
    for (plan of plans) {
      const key = `${game}-${Math.floor(plan.run / CHAIN)}`;
      counts.set(kind(plan), (counts.get(kind(plan)) ?? 0) + 1);
      try {
        const first = plan.run % CHAIN === 0;
        if (first) await openTable(page, { ...table(), key, seed: plan.run + 1 });
        else await leave(page, key, plans[plan.run - 1]);
        await page.waitForSelector('.table, [data-stuck]');
        if (!first) agree(seen, await until(async () => { const now = await shows(page); return now.far >= seen.far && now; }, `${seen.far} moves are shown again`));
        const before = linesIn(await readSave(page, key));
        if (!first) sameLines(before.slice(0, stored.length), stored, 'what was stored is still there');
        // This worker may have stored a part of it already.
        const base = before.slice(0, Math.min(before.length, ...(await told(observer, plan.run)).lines.keys()));
        seen = await answer(page, observer, key, plan, base, below);
        const { text } = await sound(page, observer, key, plan.run, base, seen);
        if (plan.run % CHAIN === CHAIN - 1) await engine(page, 'replay_hashes', text);
        stored = linesIn(text);
      } catch (error) {
        console.log(`  run ${JSON.stringify(plan)} after ${JSON.stringify(plans[plan.run - 1])}`);
        await failed(page, error);
        throw error;
      }
    }
    console.log(`  ${plans.length} runs in ${((Date.now() - begun) / 1000).toFixed(0)} s: ${[...counts].sort().map(([name, count]) => `${name} ${count}`).join(', ')}`);
    await words(page);
    noErrors(page);
    await page.context().close();
  });
}
