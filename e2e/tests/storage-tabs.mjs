// One table in two tabs: one plays it, the other shows it live, and no move is lost or mixed up.
//
// In earlier versions both tabs played and appended their moves to one text: after a reload one of 140 moves was left.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from '../lib/axe.mjs';
import { changeable, counted, counting, everybodyWrites, lateNotice, prefixWorkers, unansweredLocks } from '../lib/faults.mjs';
import { tabTo } from '../lib/keys.mjs';
import { blank, engine, failed, launch, noErrors, started, url, watched, words } from '../lib/page.mjs';
import { agree, shows } from '../lib/shown.mjs';
import { readLease, readSave, until, writeLease } from '../lib/storage.mjs';
import { asked, chance, chooseAny, movesOf, offered, openTable, play, saveOf } from '../lib/table.mjs';
import { frames } from '../lib/until.mjs';
import { busy, hands, saveFrom } from '../lib/volcanique.mjs';

const ROUNDS = 100;
const notice = '[data-notice=read-only]', takeOver = '[data-notice=take-over]';
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** How the tabs agree who plays: by the locks of the browser, or by leases if the browser has no locks. */
const ways = { locks: true, leases: false };

/** Does something with two tabs of one browser, the first of which has opened a table; `code` stands before that of their workers. */
async function withTabs(table, { locks = true, size, code } = {}, work) {
  const one = await blank(browser, { size, more: changeable });
  const context = one.context();
  if (!locks) {
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
    await prefixWorkers(context, () => "Object.defineProperty(WorkerNavigator.prototype, 'locks', { get: () => undefined });");
  }
  if (code) await prefixWorkers(context, () => code);
  const two = await watched(context);
  try {
    await one.goto(url);
    await started(one);
    await openTable(one, table);
    await two.goto(`${url}#/table/e2e`);
    await started(two);
    await two.waitForSelector('.table, .screen.curtain', { timeout: 60_000 });
    await work(one, two);
    for (const page of [one, two]) {
      if (!page.isClosed()) await words(page);
      noErrors(page);
    }
  } catch (error) {
    for (const page of [one, two]) await failed(page, error);
    throw error;
  } finally {
    await context.close();
  }
}

/** Waits until a tab shows the same as another. */
async function follows(one, two) {
  const { far } = await shows(one);
  const there = await until(async () => { const now = await shows(two); return now.far >= far && now; }, `${far} moves are shown in the other tab, too`);
  agree(await shows(one), there);
}

/** Waits until this tab plays and the other only shows. */
async function plays(one, two) {
  await two.waitForSelector(notice);
  await one.waitForSelector(notice, { state: 'detached' });
  await asked(one);
  assert.deepEqual((await offered(two)).found, [], 'nothing is asked in the other tab');
}

const frogs = { seats: ['me', 'calm', 'calm'], seed: 4 };

for (const [way, locks] of Object.entries(ways)) {
  test(`a second tab shows the table live and plays it when asked to (${way})`, { timeout: 180_000 }, async () => {
    await withTabs(frogs, { locks }, async (one, two) => {
      await plays(one, two);
      assert.equal((await two.innerText(`${notice} span`)).trim(), 'This table is open in another tab.');
      assert.equal((await two.innerText(takeOver)).trim(), 'Play here instead');
      await play(one, { seed: 3, stop: (_, clicks) => clicks >= 4 });
      await follows(one, two);
      // The other tab takes over, and back.
      await two.click(takeOver);
      await plays(two, one);
      await play(two, { seed: 4, stop: (_, clicks) => clicks >= 3 });
      await follows(two, one);
      await one.click(takeOver);
      await plays(one, two);
      await play(one, { seed: 5, stop: (_, clicks) => clicks >= 3 });
      await follows(one, two);
      await engine(one, 'replay_hashes', await saveOf(one));
    });
  });

  test(`a tab that is loaded again still plays, and one that shows still shows (${way})`, { timeout: 180_000 }, async () => {
    await withTabs(frogs, { locks }, async (one, two) => {
      await plays(one, two);
      for (let time = 0; time < 3; time += 1) {
        await one.reload();
        await one.waitForSelector('.table');
        await plays(one, two);
      }
      await two.reload();
      await two.waitForSelector('.table');
      await plays(one, two);
      await two.click(takeOver);
      await plays(two, one);
      await two.reload();
      await two.waitForSelector('.table');
      await plays(two, one);
      // The tab that played is closed, so the other tab can go on.
      await two.close();
      await one.click(takeOver);
      await one.waitForSelector(notice, { state: 'detached' });
      const before = movesOf(await saveOf(one));
      await play(one, { seed: 6, stop: (_, clicks) => clicks >= 3 });
      assert.ok(movesOf(await saveOf(one)) > before);
    });
  });

  test(`${ROUNDS} rounds in which both tabs take over and answer at once (${way})`, { timeout: 400_000 }, async () => {
    // A new game: it is not over before the last round.
    await withTabs({ game: 'volcanique', seats: ['me', 'calm', 'calm'], seed: 2 }, { locks }, async (one, two) => {
      const below = chance(locks ? 7 : 8), tabs = [one, two];
      const begun = Date.now();
      let stored = await saveOf(one), taken = 0, answered = 0;
      const act = async tab => {
        if (below(2) && await tab.locator(takeOver).count()) {
          // It may have disappeared by now.
          await tab.click(takeOver).catch(async error => { if (await tab.locator(takeOver).count()) throw error; });
          taken += 1;
          return;
        }
        const now = await offered(tab);
        if (now.stage !== 'asked') return;
        await chooseAny(tab, now, below);
        answered += 1;
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        await Promise.all(tabs.map(act));
        await frames(one, below(4));
        const seen = await Promise.all(tabs.map(shows));
        const now = await readSave(one, 'e2e');
        assert.ok(now.startsWith(stored), `round ${round}: nothing that was stored is gone or changed`);
        for (const { far, stuck, failed } of seen) {
          assert.ok(!stuck && !failed, `round ${round}: both tabs are well`);
          assert.ok(movesOf(now) >= far, `round ${round}: ${far} moves are shown, ${movesOf(now)} are stored`);
        }
        stored = now;
      }
      console.log(`  ${taken} times taken over, ${answered} answers, ${movesOf(stored)} moves in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
      assert.ok(taken > ROUNDS / 5 && answered > ROUNDS / 5, 'both was done often enough');
      // In the end one tab plays without a request to, the other follows, and the rules can follow the game.
      const readers = await until(async () => {
        const found = await Promise.all(tabs.map(tab => tab.locator(notice).count()));
        return found[0] !== found[1] && found;
      }, 'exactly one tab plays');
      await plays(...(readers[0] ? [two, one] : [one, two]));
      const player = readers[0] ? two : one;
      const moves = movesOf(await saveOf(one));
      const { stage } = await play(player, { seed: 9, stop: async () => movesOf(await saveOf(one)) > moves });
      assert.ok(stage === 'scoring' || movesOf(await saveOf(one)) > moves, 'what the tab that plays answers is stored');
      if (readers[0]) await one.click(takeOver);
      await plays(one, two);
      await follows(one, two);
      const text = await saveOf(one);
      assert.ok(text.startsWith(stored));
      const hashes = (await engine(one, 'replay_hashes', text)).trim().split('\n');
      assert.equal(hashes.length, movesOf(text), 'every move follows the one before');
      await one.reload();
      await one.waitForSelector('.table');
      await plays(one, two);
      assert.ok((await saveOf(one)).startsWith(stored));
    });
  });
}

const islands = { game: 'volcanique', save: saveFrom(busy), seats: ['me', 'calm', 'calm'], seed: 2 };

/** Answers something in a tab. */
async function answer(tab, below) {
  await chooseAny(tab, await asked(tab), below);
}

/** Asserts that the rules can follow the save, and that it begins with what was stored before. */
async function oneGame(page, before) {
  const text = await saveOf(page);
  assert.ok(text.startsWith(before), 'nothing that was stored is gone or changed');
  assert.equal((await engine(page, 'replay_hashes', text)).trim().split('\n').length, movesOf(text), 'every move follows the one before');
  return text;
}

test('a tab that plays on before it notices that another took over leaves that one playing', { timeout: 180_000 }, async () => {
  await withTabs(islands, { code: lateNotice }, async (one, two) => {
    await plays(one, two);
    const below = chance(5);
    for (let round = 0; round < 5; round += 1) {
      const [old, next] = round % 2 ? [two, one] : [one, two];
      await next.click(takeOver);
      await next.waitForSelector(notice, { state: 'detached' });
      // The other tab does not know yet: it answers, and that is stored.
      const before = await saveOf(one);
      await until(async () => {
        if ((await saveOf(one)) !== before) return true;
        await answer(old, below);
        return false;
      }, 'the tab that was taken over stores one more move');
      await old.workers().at(-1).evaluate(() => globalThis.notice());
      await plays(next, old);
      const moves = movesOf(await oneGame(one, before));
      await play(next, { seed: round + 1, stop: async () => movesOf(await saveOf(one)) > moves });
      await follows(next, old);
      await oneGame(one, before);
    }
  });
});

test('of two tabs that both believe they may write, the slower one loses its answer, and no move is lost', { timeout: 400_000 }, async () => {
  await withTabs(islands, { code: everybodyWrites + counting }, async (one, two) => {
    for (const tab of [one, two]) {
      await asked(tab);
      assert.equal(await tab.locator(notice).count(), 0, 'both play');
    }
    const below = chance(6), aborted = list => list.filter(({ aborted }) => aborted).length;
    let stored = await saveOf(one), conflicts = 0;
    for (let round = 0; round < 12; round += 1) {
      // One tab stores a move without telling the other; then the other tab answers, too.
      const [first, second] = round % 2 ? [two, one] : [one, two];
      await counted(second);
      await until(async () => (await saveOf(one)) !== stored || (await answer(first, below), false), 'a tab stores something', 60_000);
      conflicts += await until(async () => aborted(await counted(second)) || (await answer(second, below), 0), 'the other finds out that it was slower', 60_000);
      stored = await oneGame(one, stored);
      const seen = await shows(second);
      assert.ok(!seen.stuck && !seen.failed && !seen.follows, `round ${round}: the slower tab plays on`);
    }
    console.log(`  ${conflicts} conflicts`);
    assert.ok(conflicts >= 12);
  });
});

test('a tab takes over although the browser does not answer when it asks for the lock of the other', { timeout: 120_000 }, async () => {
  await withTabs(frogs, { code: unansweredLocks('steal') }, async (one, two) => {
    await plays(one, two);
    await two.click(takeOver);
    await plays(two, one);
    await play(two, { seed: 4, stop: (_, clicks) => clicks >= 3 });
    await follows(two, one);
  });
});

test('a tab that gets the lock looks at the lease of a tab that took over without it', { timeout: 120_000 }, async () => {
  await withTabs(frogs, { code: unansweredLocks('steal') }, async (one, two) => {
    await plays(one, two);
    await two.click(takeOver);
    await plays(two, one);
    // Nobody holds the lock now, but the second tab plays.
    const three = await watched(one.context());
    await three.goto(`${url}#/table/e2e`);
    await started(three);
    await plays(two, three);
    // A lease whose owner has gone is in nobody's way, and its owner cannot renew it.
    const lease = JSON.parse(await readLease(two, 'e2e'));
    await two.close();
    await writeLease(three, 'e2e', { ...lease, at: Date.now() - 60_000 });
    await three.reload();
    await three.waitForSelector('.table');
    await asked(three);
    assert.equal(await three.locator(notice).count(), 0, 'nobody else plays it');
    assert.equal(await readLease(three, 'e2e'), null);
    noErrors(three);
    await three.close();
  });
});

test('a lease counts as long as its heart beats', { timeout: 120_000 }, async () => {
  await withTabs(frogs, { locks: false }, async (one, two) => {
    await plays(one, two);
    const first = JSON.parse(await readLease(two, 'e2e'));
    const later = await until(async () => { const now = JSON.parse(await readLease(two, 'e2e')); return now.at > first.at && now; }, 'the heart beats', 20_000);
    assert.equal(later.owner, first.owner);
    // The tab that played has disappeared without a message, and its last heartbeat is old.
    const lease = JSON.parse(await readLease(two, 'e2e'));
    await one.close();
    await two.reload();
    await two.waitForSelector(notice);
    await writeLease(two, 'e2e', { ...lease, at: Date.now() - 60_000 });
    await two.reload();
    await two.waitForSelector('.table');
    await asked(two);
    assert.equal(await two.locator(notice).count(), 0, 'nobody else plays it');
    assert.notEqual(JSON.parse(await readLease(two, 'e2e')).owner, lease.owner);
  });
});

/** Everything in the page, with attributes, without the drawings that every page has. */
function inside(page) {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    for (const element of copy.querySelectorAll(':scope > svg, script')) element.remove();
    return `${copy.innerHTML}\n${document.body.innerText}`.toLowerCase();
  });
}

test('a table of several people shows no secret in the second tab', { timeout: 120_000 }, async () => {
  const table = { game: 'volcanique', save: saveFrom(hands), seats: ['me', 'me', 'me'], names: ['Ada', 'Ben', 'Cleo'], seed: 3 };
  const cards = ['scurry', 'fire-opal', 'obsidian', 'quench', 'rich-seam', 'updraft'];
  const secret = async (page, who) => {
    const text = await inside(page);
    for (const card of cards) for (const word of [card, card.replaceAll('-', ' ')]) assert.ok(!text.includes(word), `${card} is in the page of ${who}`);
  };
  await withTabs(table, {}, async (one, two) => {
    await one.click('.screen.curtain .primary');
    await asked(one);
    assert.match(await inside(one), /scurry/, 'Ada sees her own cards');
    await two.waitForSelector('.table.volcanique [data-hex]', { state: 'attached' });
    await secret(two, 'the second tab');
    await play(one, { seed: 2, stop: (_, clicks) => clicks >= 3 });
    await secret(two, 'the second tab after some moves');
    await two.click(takeOver);
    await two.waitForSelector('.screen.curtain');
    await secret(two, 'the second tab behind the curtain');
    await one.waitForSelector(notice);
    await secret(one, 'the first tab, which shows only');
    await two.click('.screen.curtain .primary');
    await two.waitForSelector('.table');
    await secret(one, 'the first tab');
  });
});

test('the notice is reached by keyboard and read by everybody', { timeout: 120_000 }, async () => {
  await withTabs(frogs, {}, async (one, two) => {
    await plays(one, two);
    assert.equal(await two.getAttribute(notice, 'role'), 'status');
    assert.deepEqual(await violations(two), []);
    await tabTo(two, element => element.data.notice === 'take-over');
    await two.keyboard.press('Enter');
    await plays(two, one);
  });
});
