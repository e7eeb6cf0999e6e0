// The first visit: small enough, without errors, and working in a subfolder of a server of plain files.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { blank, launch, noErrors, started, url, withPage } from '../lib/page.mjs';
import { openTable } from '../lib/table.mjs';

/** How many bytes the first load of a table of each game may transfer. */
const LIMITS = { 'cosmic-frog': 895 * 1024, volcanique: 855 * 1024 };
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

for (const [game, limit] of Object.entries(LIMITS)) test(`the first load of a table of ${game} is at most ${limit / 1024} KiB`, async () => {
  const page = await blank(browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const names = new Map(), sizes = new Map();
  session.on('Network.requestWillBeSent', event => names.set(event.requestId, event.request.url));
  session.on('Network.loadingFinished', event => sizes.set(names.get(event.requestId) ?? event.requestId, event.encodedDataLength));
  await page.goto(`${url}#/new/${game}`);
  await started(page);
  await openTable(page, { game, setup: game === 'volcanique' ? { start: 'quick' } : {} });
  await page.waitForLoadState('networkidle');
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  for (const [name, size] of sizes) console.log(`  ${String(size).padStart(8)} ${name.replace(url, '/')}`);
  console.log(`  first load: ${(total / 1024).toFixed(0)} KiB over the line`);
  assert.ok([...sizes].some(([name, size]) => name.endsWith('.wasm') && size > 50_000), 'the wasm file was counted');
  assert.ok(![...names.values()].some(name => name.includes('handbook')), 'the handbook is fetched only when it is opened');
  assert.ok(total <= limit, `${total} bytes are more than ${limit}`);
  noErrors(page);
  await page.context().close();
});

test('hashed files are kept for ever, the page itself is not', async () => {
  await withPage(browser, {}, async page => {
    const page1 = await page.request.get(url);
    assert.equal(page1.headers()['cache-control'], 'no-cache');
    assert.match(page1.headers()['content-security-policy'], /wasm-unsafe-eval/);
    const names = await page.evaluate(() => [...document.querySelectorAll('link[rel=stylesheet],script[src]')].map(element => element.href || element.src).concat(JSON.parse(document.getElementById('modules').textContent, (_, value) => typeof value === 'object' ? Object.values(value).flat() : value).filter(name => name.startsWith('./')).map(name => new URL(name, document.baseURI).href)));
    assert.ok(names.length >= 6);
    for (const name of names) {
      assert.match(name, /-[0-9a-f]{16}\.\w+$/);
      assert.match((await page.request.get(name)).headers()['cache-control'], /immutable/);
    }
    noErrors(page);
  });
});

test('a screen of another game brings the files of that game, and home those of the first', async () => {
  await withPage(browser, {}, async page => {
    const loaded = () => page.evaluate(() => document.documentElement.dataset.game);
    const arrives = game => page.waitForFunction(game => document.documentElement.dataset.game === game && !document.getElementById('loading'), game);
    assert.equal(await loaded(), 'cosmic-frog');
    await page.evaluate(() => { location.hash = '#/handbook/volcanique'; });
    await arrives('volcanique');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.evaluate(() => { location.hash = '#/settings'; });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    assert.equal(await loaded(), 'volcanique', 'what every game has needs no other files');
    await page.evaluate(() => { location.hash = '#/'; });
    await arrives('cosmic-frog');
    await page.locator('[data-home=play-now]').waitFor();
  });
});
