// Several people at one device: the curtain between them, and no secret of the others in the page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { played, save } from '../lib/games.mjs';
import { engine, launch, withPage } from '../lib/page.mjs';
import { waitForLine } from '../lib/storage.mjs';
import { movesOf, openTable, play, saveOf } from '../lib/table.mjs';

const frogs = ['green', 'purple', 'blue'];
const names = ['Ada', 'Ben', 'Cleo'];
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** The cards that a frog was dealt or keeps and that nobody else may know, because they were never shown or swapped. */
async function secrets(page, frog) {
  const save = await saveOf(page);
  const moves = save.trim().split('\n').slice(1).map(line => JSON.parse(line).move ?? '');
  if (moves.some(move => /^\w+ (reveal|swap|exchange|mutate|select|return|possess)/.test(move))) return [];
  const found = new Set();
  const keeps = moves.filter(move => / keep /.test(move));
  for (const move of keeps) if (move.startsWith(`${frog} `)) found.add(move.split(' ')[2]);
  const [card, side] = (await engine(page, 'replay_fact', save, `frog.${frog}.card`)).split(' ');
  if (side === 'down' && card && !/unseen|none|\?/.test(card)) found.add(card);
  return [...found];
}

/** Everything in the page, with attributes, without the drawings that every page has. */
function inside(page) {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    for (const element of copy.querySelectorAll(':scope > svg, script')) element.remove();
    return `${copy.innerHTML}\n${document.body.innerText}`.toLowerCase();
  });
}

test('no secret of another person is ever in the page', { timeout: 240_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page, { seats: ['me', 'me', 'me'], names, seed: 11 });
    let curtains = 0, viewer = null, compared = 0;
    const looked = new Set();
    await play(page, {
      seed: 4,
      stop: (_, clicks) => clicks >= 70,
      each: async now => {
        const text = await inside(page);
        const hangs = now.stage === 'curtain';
        if (hangs) {
          curtains += 1;
          viewer = null;
        }
        for (const frog of frogs.filter(frog => frog !== viewer)) {
          for (const card of await secrets(page, frog)) {
            compared += 1;
            assert.ok(!text.includes(card), `${card} of ${frog} is in the page while ${viewer ? `${viewer} looks` : 'the curtain hangs'}`);
          }
        }
        if (hangs) {
          // The person whose name is shown looks next.
          viewer = frogs[names.findIndex(name => text.includes(name.toLowerCase()))];
          looked.add(viewer);
        }
      },
    });
    console.log(`  ${curtains} curtains, ${looked.size} people looked, ${compared} secrets compared`);
    assert.ok(curtains >= 3, 'the curtain hung between the people');
    assert.equal(looked.size, 3, 'everybody had a look');
    assert.ok(compared > 10, 'there were secrets to compare');
  });
});

test('the curtain names the next person and hides the table', async () => {
  await withPage(browser, {}, async page => {
    await openTable(page, { seats: ['me', 'me', 'me'], names, seed: 11 });
    await page.waitForSelector('.screen.curtain');
    const text = await page.innerText('.screen.curtain');
    assert.ok(names.some(name => text.includes(name)), text);
    assert.equal(await page.locator('.table').count(), 0, 'no table behind the curtain');
    await page.click('.screen.curtain .primary');
    await page.waitForSelector('.table.cosmic-frog');
  });
});

test('a table that rests goes on after somebody has come to the device', { timeout: 120_000 }, async () => {
  await withPage(browser, {}, async page => {
    // The page cannot let a table rest, but a save from elsewhere may.
    const rests = `${save(played(5, 3), 24)}{"pause":true}\n`;
    await openTable(page, { seats: ['me', 'me', 'me'], names, save: rests });
    await page.waitForSelector('.screen.curtain');
    assert.ok((await page.innerText('.screen.curtain')).includes(names[0]), 'the first person is asked to come, because the table asks nobody');
    await page.click('.screen.curtain .primary');
    await page.click('[data-resume]');
    await waitForLine(page, 'e2e', '{"pause":false}');
    await play(page, { seed: 3, stop: (_, clicks) => clicks >= 8 });
    assert.ok(movesOf(await saveOf(page)) > movesOf(rests));
  });
});
