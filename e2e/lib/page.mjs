// Opens the page in a real browser and watches it: console errors, failed requests, missing words.
import assert from 'node:assert/strict';
import { chromium } from 'playwright-core';
import { logged, record } from './failures.mjs';
import { beginWith } from './storage.mjs';
import { frames } from './until.mjs';

export { record as failed };

/** Where the page is served. */
export const url = process.env.STRATA_URL ?? 'http://127.0.0.1:7878/';

/** Desktop, tablet, and a phone held upright and on its side. */
export const sizes = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844], landscape: [844, 390] };

const quiet = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

/** A browser; close it after the tests of a file. */
export function launch() {
  const executablePath = process.env.STRATA_BROWSER ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: quiet });
}

/** Opens the page in a separate context; see `blank`. */
export async function open(browser, options = {}) {
  const page = await blank(browser, options);
  await page.goto(url + (options.hash ?? '#/'));
  await started(page);
  return page;
}

/**
 * An empty page in a separate context. `settings` are those of the settings screen; without them animations are off, and
 * with `null` the database is as empty as in a new browser. `more` are options of the context.
 */
export async function blank(browser, { size = 'desktop', settings = {}, motion = 'no-preference', more = {} } = {}) {
  const [width, height] = sizes[size];
  const phone = size === 'phone' || size === 'landscape';
  const context = await browser.newContext({
    viewport: { width, height }, deviceScaleFactor: 1, reducedMotion: motion, hasTouch: phone, isMobile: phone, ...more,
  });
  if (settings) await beginWith(context, 'settings', JSON.stringify({ speed: 'off', ...settings }));
  return watched(context);
}

/** One more page of a context, watched: `errors` holds everything that went wrong. */
export async function watched(context) {
  const page = await context.newPage();
  logged(page);
  page.errors = [];
  page.setDefaultTimeout(10_000);
  page.on('console', message => {
    if (message.type() === 'error') page.errors.push(`console: ${message.text().slice(0, 300)} (${message.location().url})`);
  });
  page.on('pageerror', error => page.errors.push(`page: ${error.message}`));
  page.on('worker', worker => worker.on('console', message => {
    if (message.type() === 'error') page.errors.push(`worker: ${message.text()}`);
  }));
  page.on('response', response => {
    if (response.status() >= 400) page.errors.push(`${response.status()} for ${response.url()}`);
  });
  return page;
}

/** Goes to an empty document of the page's origin, before anything of the page itself has run. */
export async function goNowhere(page) {
  const nowhere = `${url}nowhere`;
  await page.context().route(nowhere, route => route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,"><title>nowhere</title>' }));
  await page.goto(nowhere);
}

/** Waits until the page has started. */
export async function started(page) {
  await page.waitForFunction(() => !document.getElementById('loading') && document.body.innerText.trim().length > 0, null, { timeout: 30_000 });
}

/** Goes to another screen of the page. */
export async function go(page, hash) {
  await page.evaluate(hash => { location.hash = hash; }, hash);
  // A screen of another game loads another page, which may happen right now.
  for (let tries = 1; ; tries++) {
    try {
      await started(page);
      await page.waitForFunction(hash => [hash, location.hash].includes(document.querySelector('[data-route]')?.dataset.route), hash);
      // A handbook is fetched when its screen is opened.
      await page.waitForFunction(() => !document.querySelector('main[aria-busy=true]'));
      await frames(page);
      return await words(page);
    } catch (error) {
      if (tries === 3 || !error.message.includes('navigation')) throw error;
      await page.waitForLoadState();
    }
  }
}

/** Records words that are missing on the screen, where a message without a text appears as ⟦key⟧. */
export async function words(page) {
  const missing = await page.evaluate(() => document.body.innerText.match(/⟦[^⟧]*⟧/g) ?? []);
  for (const key of missing) if (!page.errors.includes(`no words for ${key}`)) page.errors.push(`no words for ${key}`);
}

/** Asserts that nothing has gone wrong so far. */
export function noErrors(page) {
  assert.deepEqual(page.errors, [], 'console errors');
}

/** Does something with a page and closes it in any case; asserts that nothing went wrong on the page. */
export async function withPage(browser, options, work) {
  const page = await open(browser, options);
  try {
    await work(page);
    await words(page);
    noErrors(page);
  } catch (error) {
    await record(page, error);
    throw error;
  } finally {
    await page.context().close();
  }
}

/** Asks the engine of the save's game as it runs in the page: `replay_hashes`, `replay_fact` and `replay_answers` of `test_api.rs`. */
export function engine(page, name, save, ...values) {
  return page.evaluate(async ([name, save, values]) => {
    const modules = JSON.parse(document.getElementById('modules').textContent);
    const { glue } = modules[JSON.parse(save.split('\n')[0]).game];
    const module = await import(new URL(glue, document.baseURI));
    await module.default();
    return module[name](save, ...values);
  }, [name, save, values]);
}

/** Whether something can be scrolled sideways. */
export function scrollsSideways(page) {
  return page.evaluate(() => document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth + 1);
}
