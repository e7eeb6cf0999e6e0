// Navigates like a person: home, set-up, table, saved tables, settings, handbook.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { go, launch, withPage } from '../lib/page.mjs';
import { putTable } from '../lib/storage.mjs';
import { asked, goToNew, header } from '../lib/table.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

test('a game is set up and begun', { timeout: 60_000 }, async () => {
  await withPage(browser, {}, async page => {
    await page.click('a[href="#/new/cosmic-frog"]');
    await page.click('[data-new=start]');
    await page.waitForSelector('.table.cosmic-frog, .screen.curtain');
    const key = await page.evaluate(() => location.hash.split('/')[2]);
    assert.equal((await asked(page, { key })).stage, 'asked');
    await go(page, '#/tables');
    await page.click(`[data-key="${key}"] [data-table=open]`);
    await page.waitForSelector('.table.cosmic-frog');
  });
});

test('settings are kept', async () => {
  await withPage(browser, { hash: '#/settings' }, async page => {
    const classes = () => page.evaluate(() => document.documentElement.className);
    assert.match(await classes(), /dark/);
    await page.click('[data-setting=theme] label:has(input[value=light])');
    await page.waitForFunction(() => document.documentElement.className.includes('light'));
    await page.reload();
    await page.waitForFunction(() => document.documentElement.className.includes('light'));
  });
});

test('unknown addresses and tables say what to do', async () => {
  await withPage(browser, { hash: '#/table/gone' }, async page => {
    await page.waitForSelector('.broken a');
    await go(page, '#/nowhere');
    await page.waitForSelector('a[href="#/new/cosmic-frog"]');
  });
});

test('a table that cannot be played on says why and leads away', async () => {
  await withPage(browser, {}, async page => {
    const save = JSON.stringify(header(['red', 'orange', 'blue'])) + '\n{"move":"nobody jumps"}\n';
    await putTable(page, { key: 'torn', game: 'cosmic-frog', holders: ['Person', { Bot: 'calm' }, { Bot: 'calm' }], names: [], orders: [], when: 0, moves: 1, over: false }, save);
    await goToNew(page, '#/table/torn');
    await page.waitForSelector('.broken a[href="#/tables"]');
    assert.match(await page.innerText('.broken'), /up to move 0 of 1\..* called "nobody"/);
  });
});
