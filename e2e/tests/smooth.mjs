// The page never freezes while bots think and events are shown; the longest tasks are printed (goal: 50 ms).
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, withPage } from '../lib/page.mjs';
import { asked, openTable, play } from '../lib/table.mjs';

/** The limit in milliseconds of processor time: three times the goal, because the machine may be busy. A frozen page takes seconds. */
const LIMIT = 150;
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/**
 * The tasks of the page's own thread in a trace, in milliseconds, the longest first. Processor time and not wall time,
 * because other work of the machine is not a fault of the page.
 */
function tasks(trace) {
  const events = JSON.parse(trace).traceEvents;
  const mains = new Set(events.filter(event => event.name === 'thread_name' && event.args.name === 'CrRendererMain').map(event => `${event.pid} ${event.tid}`));
  const own = events.filter(event => /RunTask$/.test(event.name) && event.tdur !== undefined && mains.has(`${event.pid} ${event.tid}`));
  return own.map(event => event.tdur / 1000).sort((one, two) => two - one);
}

/** One measurement of the page while three bots think: { times: processor time of its tasks }. */
async function watch(page) {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] });
  await page.evaluate(() => {
    const long = [];
    const observer = new PerformanceObserver(list => long.push(...list.getEntries().map(entry => entry.duration)));
    observer.observe({ entryTypes: ['longtask'] });
    window.stopWatching = () => { observer.disconnect(); return long; };
  });
  const end = page.locator('[data-end-turn]');
  if (await end.count()) await end.click();
  // The test queries the page rarely, so that the queries take little of its time.
  const bots = () => document.querySelector('.tray-head.waiting') === null && document.querySelector('[data-answer], [data-end-turn], dialog.score') !== null;
  await page.waitForFunction(bots, null, { polling: 1000, timeout: 60_000 });
  const times = tasks((await browser.stopTracing()).toString());
  const long = await page.evaluate(() => window.stopWatching());
  console.log(`  long tasks by PerformanceObserver: ${long.length ? long.map(time => `${Math.round(time)} ms`).join(', ') : 'none'}`);
  console.log(`  ${times.length} tasks, the longest: ${times.slice(0, 8).map(time => `${time.toFixed(0)} ms`).join(', ')}`);
  return { times };
}

test('the page does not freeze while bots think', { timeout: 240_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page, { seats: ['me', 'keen', 'keen', 'keen'], seed: 20 });
    await asked(page);
    await play(page, { seed: 9, stop: now => now.stage === 'end' || now.stage === 'scoring', most: 60 });
    const { times } = await watch(page);
    assert.ok(times.length > 50, 'tasks were counted');
    assert.ok(times[0] <= LIMIT, `a task took ${times[0].toFixed(0)} ms of the processor`);
  });
});
