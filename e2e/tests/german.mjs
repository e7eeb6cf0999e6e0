// The page in German: chosen by the browser or by the setting, in every part of a turn, also offline, and English if it does not arrive.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { changeable } from '../lib/faults.mjs';
import { serve } from '../lib/games.mjs';
import { blank, go, launch, noErrors, started, url, withPage } from '../lib/page.mjs';
import { readValue } from '../lib/storage.mjs';
import { movesOf, openTable, play, saveOf } from '../lib/table.mjs';

const german = { more: { locale: 'de-DE' } };
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** The language that the page says it has. */
const language = page => page.evaluate(() => document.documentElement.lang);

/** Asserts that everything people read or screen readers say has its words, and that none of them are English. */
async function speaksGerman(page, screen) {
  assert.equal(await language(page), 'de', screen);
  const words = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
      .flatMap(element => ['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name) ?? ''));
    return [document.body.innerText, ...labels].join('\n');
  });
  assert.doesNotMatch(words, /⟦/, `${screen}: a message is missing`);
  assert.doesNotMatch(words, /\{[a-z-]*\}|\{ ?\$/, `${screen}: a variable is not filled in`);
  const english = words.split('\n').filter(line => /\b(the|your|you|and|with)\b/i.test(line));
  assert.deepEqual(english, [], `${screen}: English words`);
}

/** The moves of a save, in notation. */
const linesOf = save => save.trim().split('\n').slice(1).map(line => JSON.parse(line).move).filter(Boolean);

/** Waits until the page was loaded again in a language. */
async function reloadedIn(page, code) {
  await page.waitForFunction(code => document.documentElement.lang === code && !document.getElementById('loading')
    && document.querySelector('[name=setting-language]'), code);
}

test('a browser that asks for German gets it on every screen', { timeout: 180_000 }, async () => {
  await withPage(browser, german, async page => {
    await page.waitForSelector('[data-home=play-now]');
    assert.match(await page.locator('[data-home=play-now]').first().innerText(), /spielen/i);
    await speaksGerman(page, 'home');
    for (const hash of ['#/settings', '#/tables', '#/new/cosmic-frog', '#/new/volcanique', '#/gallery/cosmic-frog', '#/gallery/volcanique']) {
      await go(page, hash);
      await speaksGerman(page, hash);
    }
  });
});

for (const [game, setup] of [['cosmic-frog', {}], ['volcanique', { start: 'quick' }]]) {
  test(`a turn of ${game} is played in German`, { timeout: 240_000 }, async () => {
    await withPage(browser, german, async page => {
      await openTable(page, { game, setup, seats: ['me', 'calm', 'calm'], seed: 7 });
      let ended = false, clicks = 0;
      // Cosmic Frog asks to end a turn. In Volcanique a turn is over when somebody else moves after us.
      const isOver = async () => {
        const players = linesOf(await saveOf(page)).map(move => move.split(' ')[0]).filter(player => player !== 'chance');
        return clicks > 8 && players.includes(own) && players.lastIndexOf(own) < players.length - 1;
      };
      const own = game === 'volcanique' ? 'pink' : 'red';
      await play(page, {
        most: 300,
        // The first answer of each question; if it changes nothing, anything that is offered.
        ...(game === 'cosmic-frog' && { prefer: ({ found }) => found.findIndex(one => one.gives && one.answer) }),
        each: async ({ stage }) => {
          ended ||= stage === 'end';
          clicks += 1;
          await speaksGerman(page, `${game}, click ${clicks}`);
        },
        stop: async ({ stage }) => game === 'volcanique' ? isOver() : ended && stage !== 'end',
      });
      assert.ok(movesOf(await saveOf(page)) > 5, 'moves were made');
      await speaksGerman(page, `${game} after the turn`);
    });
  });
}

test('the handbook is in German, with the addresses of the rules', { timeout: 60_000 }, async () => {
  await withPage(browser, { ...german, hash: '#/handbook/cosmic-frog/SCO-4' }, async page => {
    await page.waitForSelector('#rule-sco-4.aimed');
    assert.match(await page.innerText('#rule-sco-4'), /Wer gewinnt/);
    assert.equal(await page.getAttribute('.handbook-text', 'lang'), 'de');
    assert.ok(await page.locator('#rule-combat').count(), 'sections keep their addresses');
    await page.fill('.handbook-search input', 'Wie gewinne ich?');
    await page.waitForSelector('.handbook-part[aria-label] .rule-id >> text="SCO-4"');
    await speaksGerman(page, 'search');
  });
});

test('the setting switches to English and back', { timeout: 60_000 }, async () => {
  await withPage(browser, { ...german, hash: '#/settings' }, async page => {
    const choose = code => page.locator(`label:has([name=setting-language][value=${code}])`).click();
    assert.ok(await page.isChecked('[name=setting-language][value=auto]'));
    await choose('en');
    await reloadedIn(page, 'en');
    assert.equal(JSON.parse(await readValue(page, 'settings')).language, 'en');
    assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Settings');
    await choose('de');
    await reloadedIn(page, 'de');
    assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Einstellungen');
    await speaksGerman(page, 'settings');
  });
});

test('a browser without German gets English, and German by the setting', { timeout: 60_000 }, async () => {
  await withPage(browser, { more: { locale: 'fr-FR' } }, async page => assert.equal(await language(page), 'en'));
  await withPage(browser, { settings: { language: 'de' } }, async page => speaksGerman(page, 'home'));
});

test('if the messages do not arrive, the page is in English', { timeout: 60_000 }, async () => {
  for (const fault of ['abort', 'never']) {
    const page = await blank(browser, { more: { ...german.more, ...changeable } });
    await page.context().route(/\.messages$/, route => fault === 'abort' ? route.abort() : undefined);
    await page.goto(url);
    await started(page);
    assert.equal(await language(page), 'en', fault);
    assert.match(await page.locator('[data-home=play-now]').first().innerText(), /play/i);
    await page.context().close();
  }
});

test('offline the page is still German after the first visit', { timeout: 120_000 }, async () => {
  const server = await serve();
  const page = await blank(browser, german);
  try {
    await page.goto(server.url);
    await started(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 20_000 });
    await server.end();
    await page.context().setOffline(true);
    page.errors = [];
    await page.reload();
    await started(page);
    await speaksGerman(page, 'home offline');
    await go(page, '#/handbook/cosmic-frog/LEAP-1');
    await page.waitForSelector('#rule-leap-1.aimed', { timeout: 20_000 });
    await speaksGerman(page, 'handbook offline');
    noErrors(page);
  } finally {
    await server.end();
    await page.context().close();
  }
});
