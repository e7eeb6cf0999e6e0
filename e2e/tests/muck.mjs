// Find Muck: answers every question of the expansion by clicks and by keys, plays whole games, and checks that chips stay secret.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from '../lib/axe.mjs';
import { give, openBefore, saveBefore, scenario } from '../lib/muck.mjs';
import { go, launch, withPage } from '../lib/page.mjs';
import { asked, openTable, play, saveOf } from '../lib/table.mjs';
import { atRest, until } from '../lib/until.mjs';

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** For every answer that only Find Muck has, a position in which it can be given. */
const answers = [
  ['com-4-a-won-mental-attack', / mind /],
  ['com-4-a-won-mental-attack', / attack full/],
  ['com-2-soft-is-half-rounded-down', / attack soft/],
  ['com-2-thrown-attack', / attack throw/],
  ['com-2-soft-is-half-rounded-down', / commit/],
  ['com-2-thrown-defence', / throw/],
  ['com-5-aggro', / aggro /],
  ['com-5-aggro', / heed/],
  ['com-5-aggro-ignored', / ignore/],
  ['chip-1-combat-with-chips', / arrange /],
  ['chip-1-shuffled-chips', / arrange /],
  ['chip-1-combat-with-chips', / pick /],
  ['psychovore-rolls-again-in-mental-combat', / reroll /],
  ['chip-4-reaching-the-target', / arrange /],
  ['chip-4-reaching-the-target', / pick /],
  ['pur-3-the-nearest-is-asked-first', / (snap|pass)$/],
  ['pur-3-the-nearest-is-asked-first', / snap/],
  ['echomind-shifts', / (farther|nearer)/],
  ['regurgitor-chooses-order-and-line', / line /],
  ['regurgitor-chooses-order-and-line', / heave /],
  ['regurgitor-chooses-dimensions', / heave /],
  ['regurgitor-spews', / spew /],
  ['muck-2-the-example', / gather /],
  ['muck-2-the-example', / drift/],
  ['muck-3-known-and-unknown', / gather /],
  ['dredger-dredges', / dredge /],
  ['sleightmaster-boosts-late', / boost /],
  ['sleightmaster-meddles-once', / meddle /],
  ['goadcaller-bends-its-knockback', / (raise|lower)/],
  ['tetherbound-keeps-its-card', / keep /],
  ['muck-7-storing-muck', / store /],
  ['muck-7-raiding-muck', / take /],
];

for (const keys of [false, true]) {
  test(`every answer of Find Muck can be given ${keys ? 'by keys' : 'by clicks'}`, { timeout: 400_000 }, async () => {
    const missing = [];
    for (const [name, pattern] of answers) {
      const move = scenario(name).moves.find(move => !move.startsWith('chance ') && pattern.test(move));
      if (!move) { missing.push(`${name} has nothing like ${pattern}`); continue; }
      try {
        await withPage(browser, {}, async page => {
          await openBefore(page, name, move);
          await give(page, move, keys);
        });
      } catch (error) {
        missing.push(`${name}: ${move}: ${error.message.split('\n')[0]}`);
      }
    }
    console.log(`  ${answers.length - missing.length} of ${answers.length} answers`);
    assert.equal(missing.length, 0, `\n${missing.join('\n')}`);
  });
}

test('a provocation tells its odds, and an item in the air where it comes down', { timeout: 90_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openBefore(page, 'com-5-aggro', 'red aggro purple');
    await page.click('[data-group=aggro]');
    await page.focus('.target[data-answer="red aggro purple"]');
    await page.waitForSelector('.tip');
    assert.match(await page.innerText('.tip'), /\d+ %/, 'how often the attack it provokes succeeds');
  });
  await withPage(browser, {}, async page => {
    await openBefore(page, 'com-5-aggro', 'purple heed');
    assert.match(await page.locator('[data-answer="purple heed"]').innerText(), /\d+ %/);
  });
  await withPage(browser, {}, async page => {
    await openBefore(page, 'pur-3-the-nearest-is-asked-first', 'blue snap');
    await page.waitForSelector('[data-answer="blue snap"]');
    assert.equal(await page.locator('.flight .snapper').count(), 1, 'only blue is still to be asked');
    assert.equal(await page.locator('.flight .flight-end').count(), 1);
    assert.match(await page.innerText('.in-the-air'), /comes down/);
  });
});

test('a whole game with chips is played by clicks', { timeout: 600_000 }, async () => {
  await withPage(browser, {}, async page => {
    await openTable(page, { seats: ['me', 'calm', 'calm'], setup: { 'find-muck': 'chips', length: 'shorter' }, seed: 5 });
    const { clicks, stage } = await play(page, { seed: 3, most: 1500 });
    assert.equal(stage, 'scoring');
    const save = await saveOf(page);
    const kinds = ['mind', 'arrange', 'pick', 'aggro', 'snap', 'gather', 'soft', 'throw'];
    const given = kinds.map(kind => `${kind} ${save.split(` ${kind} `).length - 1}`);
    console.log(`  ${clicks} clicks; ${given.join(', ')}`);
    // The bots decide which answers come up here; the tests above give all of them.
    assert.ok(save.includes(' arrange '), 'chips were laid out');
  });
});

/** Everything in the page, with attributes, without the drawings that every page has. */
function inside(page) {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    for (const element of copy.querySelectorAll('body > svg, script')) element.remove();
    return `${copy.outerHTML}\n${document.body.innerText}`.toLowerCase();
  });
}

/** The chips of a frog whose numbers are visible. */
const faces = (page, frog) => page.locator(`.chip-art.frog-${frog}.face`).count();

/** Asserts that the page contains no chips and no table while the curtain is up; then lets the next person look. */
async function handOver(page, name) {
  await page.waitForSelector('.screen.curtain', { timeout: 15_000 });
  const text = await inside(page);
  assert.ok(text.includes(name.toLowerCase()), `the curtain is for ${name}`);
  for (const word of ['arrange', 'pick', 'chip', 'muck', 'data-answer']) assert.ok(!text.includes(word), `"${word}" is behind the curtain`);
  assert.equal(await page.locator('.table, .chip-art, .combat').count(), 0, 'no table behind the curtain');
  await page.click('.screen.curtain .primary');
  await page.waitForSelector('.table.cosmic-frog');
}

test('two people with chips at one device: neither sees what the other laid', { timeout: 240_000 }, async () => {
  await withPage(browser, {}, async page => {
    // A face-up card causes no questions about turning it up.
    const change = from => `${from.replace('massive down', 'massive up')}\n[table]\nmuck = { 2 = "hidden hidden" }\n`;
    const { text: save } = await saveBefore(page, 'chip-3-drawing-again', 'red ram purple', change);
    await openTable(page, { save, seats: ['me', 'me', 'calm'], names: ['Ada', 'Ben'], seed: 9 });
    await handOver(page, 'Ada');
    assert.ok(await page.locator('[data-muck=hidden]').count() > 0, 'muck lies in a dimension');
    for (const move of ['red ram purple', 'red attack full', 'red commit']) await give(page, move);
    await handOver(page, 'Ben');
    await give(page, 'purple commit');
    // The person who is asked first lays first; both orders are sealed.
    const orders = { red: '4 0 3 1 2', purple: '2 4 1 0 3' };
    const curtain = page.locator('.screen.curtain');
    const nextPart = part => until(async () => await curtain.count() ? 'curtain' : await page.locator(`[data-chips=${part}]`).last().isVisible() && part, `the curtain, or chips to ${part}`);
    let turn = await nextPart('lay') === 'lay' ? 'purple' : 'red';
    const other = { red: 'purple', purple: 'red' }, name = { red: 'Ada', purple: 'Ben' };
    if (turn === 'red') await handOver(page, 'Ada');
    const secret = { red: [], purple: [] };
    for (let count = 0; count < 2; count += 1) {
      assert.equal(await faces(page, other[turn]), 0, `${name[turn]} sees no number of the other`);
      await give(page, `${turn} arrange ${orders[turn]}`);
      secret[turn] = [`arrange ${orders[turn]}`, orders[turn], orders[turn].split(' ').join(', ')];
      turn = other[turn];
      if (count === 0) {
        await handOver(page, name[turn]);
        const text = await inside(page);
        for (const order of secret[other[turn]]) assert.ok(!text.includes(order), `"${order}" is in the page while ${name[turn]} looks`);
        assert.equal(await faces(page, other[turn]), 0);
        assert.ok(await page.locator(`.chip-art.frog-${other[turn]}.back`).count() >= 5, 'the chips of the other lie face down');
      }
    }
    // Both have laid: the attacker picks, then the defender; nobody sees a number of the other before it is shown.
    if (await nextPart('pick') === 'curtain') await handOver(page, 'Ada');
    assert.equal(await faces(page, 'purple'), 0);
    assert.ok(!(await inside(page)).includes(orders.purple), 'the order of Ben is not in the page of Ada');
    await give(page, 'red pick 1 2');
    await handOver(page, 'Ben');
    assert.equal(await faces(page, 'red'), 0);
    assert.ok(!(await inside(page)).includes(orders.red), 'the order of Ada is not in the page of Ben');
    await give(page, 'purple pick 1 2');
    // Both chips lie face up now. A chip goes back, and its owner arranges the rest again in secret.
    await handOver(page, 'Ada');
    await give(page, 'red reroll 0');
    await give(page, 'red arrange 3 2 1 0');
    await handOver(page, 'Ben');
    const text = await inside(page);
    assert.ok(!text.includes('arrange') && !text.includes('3 2 1 0') && !text.includes('3, 2, 1, 0'), 'the new order is sealed too');
    assert.ok(await faces(page, 'red') <= 1, 'only the chip that stays shown has a number');
    assert.equal(await page.locator('[data-muck=regular], [data-muck=oozing]').count(), 0, 'nobody knows what hidden muck is');
    await give(page, 'purple pick 1');
  });
});

test('the kinds of cards in the deck on the board add up to the deck', { timeout: 90_000 }, async () => {
  await withPage(browser, {}, async page => {
    for (const [name, pattern] of [['muck-2-the-example', / gather /], ['muck-7-storing-muck', / store /]]) {
      await openBefore(page, name, scenario(name).moves.find(move => !move.startsWith('chance ') && pattern.test(move)));
      await asked(page);
      const counts = (await page.locator('.board-deck-list b').allTextContents()).map(Number);
      const all = Number(await page.locator('.board-deck-count').textContent());
      assert.ok(all > 0, 'there are cards');
      assert.equal(counts.reduce((sum, count) => sum + count, 0), all, `${name}: ${counts}`);
      assert.equal(await page.locator('.board-deck-muck').count(), 1, 'muck stands apart');
    }
  });
});

test('Find Muck is set up with teams and every variant, and not with RoboFrogs', { timeout: 60_000 }, async () => {
  await withPage(browser, { hash: '#/new/cosmic-frog' }, async page => {
    const muck = how => page.click(`[data-option=muck] label:has(input[value=${how}])`);
    await page.click('[data-preset=everything]');
    await muck('chips');
    await page.click('[data-option=teams] label:has(input[value=two-twos])');
    assert.equal(await page.locator('.new-problems li').count(), 0);
    assert.equal(await page.getAttribute('[data-preset=everything]', 'aria-pressed'), 'true');
    await page.click('label:has(input[name=against][value=normal])');
    assert.ok(await page.isDisabled('[data-option=muck] input[value=dice]'));
    assert.match(await page.innerText('[data-option=muck] .option-more'), /RoboFrogs/);
    await page.click('label:has(input[name=against][value=frogs])');
    await muck('dice');
    await page.click('[data-new=start]');
    await page.waitForSelector('.table.cosmic-frog, .screen.curtain');
    const key = await page.evaluate(() => location.hash.split('/')[2]);
    assert.match(await saveOf(page, key), /"find-muck":"dice"/);
    await asked(page, { key });
    await go(page, '#/tables');
    assert.equal(await page.locator(`[data-key="${key}"]`).count(), 1);
  });
});

/** Right before the first move of a scenario that matches. */
const beforeMove = (name, pattern) => page => openBefore(page, name, scenario(name).moves.find(move => !move.startsWith('chance ') && pattern.test(move)));

const screens = {
  'set-up': async page => { await go(page, '#/new/cosmic-frog'); await page.click('[data-option=muck] label:has(input[value=chips])'); },
  'the tray with minds': beforeMove('com-4-a-won-mental-attack', / mind /),
  'how to attack': beforeMove('com-2-soft-is-half-rounded-down', / attack /),
  'how to defend': beforeMove('com-2-thrown-defence', / throw/),
  laying: beforeMove('chip-1-combat-with-chips', / arrange /),
  picking: beforeMove('chip-1-combat-with-chips', / pick /),
  'laying for a raid': beforeMove('chip-4-reaching-the-target', / arrange /),
  'purging into dimensions': beforeMove('regurgitor-chooses-dimensions', / heave /),
  gathering: beforeMove('muck-3-known-and-unknown', / gather /),
};

for (const [name, show] of Object.entries(screens)) {
  test(`axe: Find Muck, ${name}`, { timeout: 90_000 }, async () => {
    const wrong = [];
    for (const [theme, size] of [['dark', 'desktop'], ['light', 'desktop'], ['dark', 'phone']]) {
      await withPage(browser, { size, settings: { theme } }, async page => {
        await show(page);
        await atRest(page);
        wrong.push(...(await violations(page)).map(line => `${theme} ${size}: ${line}`));
      });
    }
    assert.equal(wrong.length, 0, `\n${wrong.join('\n')}`);
  });
}
