// The worker does not load, or dies: the page says so and offers an export of the game and a way back.
// No screen waits for ever.
//
// Earlier versions ignored a failed worker: the table stayed at "Waiting for the table …" and did nothing after a panic.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { violations } from '../lib/axe.mjs';
import { changeable, panicking, prefixWorkers, silencing, unansweredLocks } from '../lib/faults.mjs';
import { entryOf, fixture } from '../lib/fixtures.mjs';
import { blank, failed, launch, noErrors, started, url, words } from '../lib/page.mjs';
import { linesIn, putTable, readLease, readSave, sameLines, until } from '../lib/storage.mjs';
import { asked, chance, chooseAny, goToNew, offered } from '../lib/table.mjs';

const save = fixture('volcanique/no-gate');
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Does something with a page that has a table and whose workers have code in front. Errors that match `expected` are ignored. */
async function withWorker(code, expected, work) {
  const page = await blank(browser, { more: changeable });
  await prefixWorkers(page.context(), () => code);
  try {
    await page.goto(`${url}#/settings`);
    await started(page);
    await putTable(page, entryOf('e2e', save, { seed: 3 }), save);
    await work(page);
    await words(page);
    page.errors = page.errors.filter(error => !expected.test(error));
    noErrors(page);
  } catch (error) {
    await failed(page, error);
    throw error;
  } finally {
    await page.context().close();
  }
}

/** Asserts that the game can be exported as it is stored. */
async function exported(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  sameLines(linesIn(readFileSync(await download.path(), 'utf8')).slice(1), linesIn(await readSave(page, 'e2e')).slice(1), 'the file');
}

/** Asserts that the screen says why the table could not be opened, and leads to other screens. */
async function broken(page, reason) {
  await page.waitForSelector('.screen.broken');
  const said = await page.innerText('.screen.broken');
  assert.match(said, /This table cannot be opened/);
  assert.match(said, reason);
  await exported(page, '[data-broken=export]');
  assert.deepEqual(await violations(page), []);
  await page.click('.screen.broken a[href="#/tables"]');
  await page.waitForSelector('[data-key=e2e]');
}

/** Makes the page's greeting that of another build, as after an update that only one side has loaded. */
const anotherBuild = `addEventListener('message', event => {
  if (typeof event.data !== 'string') return;
  const hello = JSON.parse(event.data);
  event.stopImmediatePropagation();
  dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ ...hello, build: \`\${hello.build}-older\` }) }));
}, { once: true, capture: true });`;

/** What goes wrong before a table can be shown. */
const early = {
  'a worker whose program cannot be fetched': ["globalThis.fetch = () => Promise.reject(new TypeError('the network is gone'));", /the network is gone/],
  'a worker whose program is broken': ["for (const name of ['instantiate', 'instantiateStreaming']) WebAssembly[name] = async () => { throw new WebAssembly.CompileError('bad magic'); };", /bad magic/],
  'a worker with an error in its script': ["throw new Error('does not run');", /does not run/],
  'a worker that throws when it is spoken to': ["addEventListener('message', event => { event.stopImmediatePropagation(); throw new Error('cannot hear'); });", /cannot hear/],
  'a worker of another build': [anotherBuild, /Reload the page/],
  'a worker that panics when it is spoken to': [panicking('message'), /panicked|capacity overflow|unreachable/],
};

for (const [name, [code, reason]] of Object.entries(early)) {
  test(`${name} is told on the screen of the table`, { timeout: 60_000 }, async () => {
    await withWorker(code, reason, async page => {
      await goToNew(page, '#/table/e2e');
      await broken(page, reason);
    });
  });
}

test('a worker that is not there is told', { timeout: 60_000 }, async () => {
  const page = await blank(browser, { more: changeable });
  await page.context().route(/-worker-[0-9a-f]{16}\.js$/, route => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${url}#/settings`);
  await started(page);
  await putTable(page, entryOf('e2e', save), save);
  await goToNew(page, '#/table/e2e');
  await broken(page, /could not be loaded/);
  await page.context().close();
});

test('a replay whose worker panics says so, too', { timeout: 60_000 }, async () => {
  await withWorker(panicking('message'), /panicked|capacity overflow|unreachable/, async page => {
    await goToNew(page, '#/replay/e2e');
    await broken(page, /panicked|capacity overflow|unreachable/);
  });
});

test('a worker that never gets ready is not waited for for ever', { timeout: 60_000 }, async () => {
  await withWorker('await new Promise(() => {});', /never/, async page => {
    await page.clock.install();
    await page.goto('about:blank');
    await page.goto(`${url}#/table/e2e`);
    await started(page);
    await page.waitForSelector('.screen.waiting');
    await page.clock.fastForward(60_000);
    await broken(page, /could not be loaded/);
  });
});

/** What goes wrong while a table is played. */
const late = {
  'an exception': ["globalThis.stumble = () => setTimeout(() => { throw new Error('stumbled'); });", 'stumble', /stumbled/],
  'a broken promise': ["globalThis.stumble = () => { Promise.reject(new Error('let down')); };", 'stumble', /let down/],
  'a panic': [panicking('later'), 'panic', /panicked|capacity overflow|unreachable/],
};

for (const [name, [code, call, reason]] of Object.entries(late)) {
  test(`${name} while a table is played is told, and everything seen is there again`, { timeout: 60_000 }, async () => {
    await withWorker(code, reason, async page => {
      await goToNew(page, '#/table/e2e');
      await asked(page);
      const below = chance(2);
      await page.workers().at(-1).evaluate(call => globalThis[call](), call);
      // The panic happens at the next message. Give an answer only while no dialog opens, because a key that is pressed at that
      // moment would press a button of the dialog.
      await until(async () => {
        if (call === 'panic') {
          const now = await offered(page);
          if (now.stage !== 'waiting') await chooseAny(page, now, below);
        }
        return page.waitForSelector('[data-failed]', { timeout: 1500 }).catch(() => null);
      }, 'the page says that something went wrong', 20_000);
      const said = await page.innerText('.failed');
      assert.match(said, /Something went wrong/);
      assert.match(said, reason);
      assert.match(said, /Everything you have seen is saved/);
      assert.deepEqual(await violations(page), []);
      await exported(page, '[data-failed=export]');
      const before = await readSave(page, 'e2e');
      await page.click('[data-failed=reload]');
      await started(page);
      await asked(page);
      assert.ok((await readSave(page, 'e2e')).startsWith(before));
    });
  });
}

test('a database that never answers is not waited for for ever', { timeout: 60_000 }, async () => {
  await withWorker('IDBFactory.prototype.open = () => new EventTarget();', /never/, async page => {
    await goToNew(page, '#/table/e2e');
    await broken(page, /does not let the page keep games/);
  });
});

test('a database that answers nothing after it was opened is not waited for for ever, neither by the page nor by a table', { timeout: 90_000 }, async () => {
  const quiet = silencing(['readonly', 'readwrite'], true);
  const page = await blank(browser, { settings: null, more: changeable });
  await page.addInitScript({ content: quiet });
  await page.goto(`${url}#/tables`);
  await started(page);
  await page.waitForSelector('.problem');
  assert.match(await page.innerText('.problem'), /The browser does not answer/);
  await page.context().close();
  await withWorker(quiet, /never/, async page => {
    await goToNew(page, '#/table/e2e');
    await broken(page, /The browser does not answer/);
  });
});

/** What the database does to the script that chooses the files of the page, which asks it for the game of the table. */
const beforeStart = {
  'that is never opened': "IDBFactory.prototype.open = () => new EventTarget();",
  'that answers nothing': silencing(['readonly', 'readwrite'], true),
  'without its stores': "IDBDatabase.prototype.transaction = () => { throw new DOMException('no such store', 'NotFoundError'); };",
};

for (const [what, code] of Object.entries(beforeStart)) {
  test(`a page that starts at a table does not wait for ever for a database ${what}`, { timeout: 90_000 }, async () => {
    const page = await blank(browser, { settings: null, more: changeable });
    await page.addInitScript({ content: `{ const wait = globalThis.setTimeout; globalThis.setTimeout = (work, time, ...more) => wait(work, time >= 5000 ? 300 : time, ...more); }\n${code}` });
    await page.goto(`${url}#/table/e2e`);
    await started(page);
    await page.waitForSelector('.screen.broken, .screen a[href="#/tables"]');
    assert.ok((await page.innerText('body')).length > 20, 'something is said');
    await page.context().close();
  });
}

test('a lock that the browser neither grants nor refuses is not waited for for ever: a lease takes its place', { timeout: 60_000 }, async () => {
  await withWorker(unansweredLocks('ifAvailable'), /never/, async page => {
    await goToNew(page, '#/table/e2e');
    const before = await readSave(page, 'e2e'), below = chance(2);
    await until(async () => {
      await chooseAny(page, await asked(page), below);
      return (await readSave(page, 'e2e')) !== before;
    }, 'an answer is stored');
    assert.ok(JSON.parse(await readLease(page, 'e2e')).owner);
  });
});
