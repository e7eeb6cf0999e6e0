// Imported files, and saves that the rules of this version do not follow to their end.
//
// In earlier versions, one bad table made a whole file fail, a save that made the rules panic left the page at "Checking the file …" for
// ever, and opening a save with one wrong move overwrote the only copy: 346 moves became 14.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { violations } from '../lib/axe.mjs';
import { changeable, panicking, prefixWorkers } from '../lib/faults.mjs';
import { entryOf, fixture } from '../lib/fixtures.mjs';
import { played } from '../lib/games.mjs';
import { tabTo } from '../lib/keys.mjs';
import { engine, go, launch, withPage } from '../lib/page.mjs';
import { damage, linesIn, listTables, putTable, readSave, sameLines, until } from '../lib/storage.mjs';
import { goToNew, movesOf, play } from '../lib/table.mjs';

const MANY = 3000;
const tables = { hash: '#/tables' };
let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Imports files, given by their names and texts. */
function bring(page, files) {
  const list = Object.entries(files).map(([name, text]) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) }));
  return page.setInputFiles('[data-file=import]', list, { timeout: 60_000 });
}

/** Waits for the end of an import; returns its report. */
async function ended(page, timeout = 60_000) {
  const said = await page.waitForSelector('.import .said, .import .problem', { timeout });
  return (await said.innerText()).trim();
}

/** What an import says about a file. */
async function report(page, name) {
  return (await page.innerText(`[data-report="${name}"]`)).replace(/\s+/g, ' ').trim();
}

/** A file with all tables, as the page exports it. */
const together = list => JSON.stringify({ strata_tables: 1, tables: list });

/** A file with one table, as the page exports it. */
function exportedAs(key, text) {
  const [first, ...rest] = text.split('\n');
  return [JSON.stringify({ ...JSON.parse(first), table: entryOf(key, text, { moves: movesOf(text), names: ['Ada'] }) }), ...rest].join('\n');
}

const short = fixture('volcanique/just-begun');

/** A save with a header of this version, except for some members. */
function writtenBy(text, more) {
  const [first, ...rest] = text.split('\n');
  const { strata, edition, engine } = played(5, 3).header;
  return [JSON.stringify({ ...JSON.parse(first), strata, edition, engine, ...more }), ...rest].join('\n');
}

test('several files at once: each gets its report, and what can be used is added', { timeout: 180_000 }, async () => {
  const frog = fixture('cosmic-frog/just-begun'), whole = fixture('volcanique/two-people-with-undo');
  const files = {
    'sound.jsonl': frog,
    'windows.jsonl': `\ufeff${fixture('volcanique/three-people-with-undo').replaceAll('\n', '\r\n')}`,
    'page.jsonl': exportedAs('from-a-page', whole),
    'all.json': together([[entryOf('one', short), short], [entryOf('two', frog), 'junk'], [entryOf('three', frog), frog]]),
    'cut.jsonl': fixture('edited/cosmic-frog-cut-off'),
    'partly.jsonl': fixture('edited/cosmic-frog-refused-move'),
    'newer.jsonl': writtenBy(fixture('edited/cosmic-frog-refused-move'), { edition: 999 }),
    'foreign.jsonl': writtenBy(fixture('edited/cosmic-frog-refused-move'), { digest: '0' }),
    'partly-too.jsonl': fixture('edited/volcanique-damaged-line'),
    'letter.txt': 'Dear Ada, the game is attached.',
    'empty.json': '',
    'later.json': '{"strata_tables":9,"tables":[]}',
    'chess.jsonl': '{"strata":1,"game":"chess","engine":"9.9","digest":"0","setup":{}}\n',
    'picture.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0x01]),
  };
  await withPage(browser, tables, async page => {
    await bring(page, files);
    assert.equal(await ended(page), '10 tables were added.');
    const expected = {
      'sound.jsonl': /^sound.jsonl 1 table is sound\.$/,
      'windows.jsonl': /1 table is sound\.$/,
      'page.jsonl': /1 table is sound\.$/,
      'all.json': /2 tables are sound\. One table cannot be used: /,
      'cut.jsonl': /1 table is sound\.$/,
      'partly.jsonl': /followed up to move 18 of 66: rule LEAP-1 refuses the move\. It was written by an older version of Strata[^.]*\. You can watch it up to there, or play on from there\.$/,
      'newer.jsonl': /refuses the move\. It was written by a newer version of Strata/,
      'foreign.jsonl': /refuses the move\. It was written by a changed version of Strata with other rules/,
      'partly-too.jsonl': /followed up to move 20 of 68: /,
      'letter.txt': /no export of Strata and no save of a game/,
      'empty.json': /The file is empty/,
      'later.json': /written by another version of Strata \(format 9\)/,
      'chess.jsonl': /does not know the game chess|chess/,
      'picture.png': /The file is no text/,
    };
    for (const [name, pattern] of Object.entries(expected)) assert.match(await report(page, name), pattern);
    assert.equal(await page.locator('[data-report]').count(), Object.keys(files).length);
    const list = await listTables(page);
    assert.equal(list.length, 10);
    assert.equal(await page.locator('.table-line').count(), 10);
    const kept = list.find(({ table }) => table.key === 'from-a-page');
    assert.deepEqual(kept.table.names[0], 'Ada');
    sameLines(linesIn(await readSave(page, 'from-a-page')).slice(1), linesIn(whole).slice(1), 'every line is as it was');
    // The same files again bring nothing new, except for files without a key.
    await bring(page, { 'page.jsonl': files['page.jsonl'] });
    await page.waitForFunction(() => document.querySelector('.import .said')?.textContent.includes('here already'));
    assert.equal((await listTables(page)).length, 10);
    // Files that were written on another system open and can be continued.
    const windows = list.find(({ glance, table }) => table.game === 'volcanique' && glance.colours.length === 3);
    await page.click(`[data-key="${windows.table.key}"] [data-table=open]`);
    await page.waitForSelector('.screen.curtain, .table');
    const before = movesOf(await readSave(page, windows.table.key));
    await play(page, { key: windows.table.key, seed: 2, stop: (_, clicks) => clicks >= 4 });
    const text = await readSave(page, windows.table.key);
    assert.ok(movesOf(text) > before);
    await engine(page, 'replay_hashes', text);
  });
});

test('an import can be cancelled, and then nothing was added', { timeout: 120_000 }, async () => {
  const list = Array.from({ length: 1000 }, (_, number) => [entryOf(`many-${number}`, short), short]);
  await withPage(browser, tables, async page => {
    await bring(page, { 'many.json': together(list) });
    const shown = await (await page.waitForFunction(() => {
      const bar = document.querySelector('.import-progress progress');
      return bar?.value > 0 && { done: bar.value, all: bar.max, label: bar.closest('label').innerText };
    })).jsonValue();
    assert.ok(shown.done < shown.all && shown.all === list.length, JSON.stringify(shown));
    assert.match(shown.label, new RegExp(`Checked ${shown.done} of ${shown.all} tables`));
    await page.click('[data-import=cancel]');
    assert.equal(await ended(page), 'Cancelled; nothing was added.');
    assert.equal(await page.locator('[data-import=cancel], .import-progress').count(), 0);
    assert.deepEqual(await listTables(page), []);
    // Import again, to the end: late answers of the cancelled import do not interfere.
    await bring(page, { 'few.json': together(list.slice(0, 5)) });
    await page.waitForFunction(() => document.querySelector('.import .said')?.textContent === '5 tables were added.');
    assert.equal((await listTables(page)).length, 5);
    assert.equal(await report(page, 'few.json'), 'few.json 5 tables are sound.');
    // They do not arrive later either.
    await bring(page, { 'one.json': together([[entryOf('one-more', short), short]]) });
    await page.waitForFunction(() => document.querySelector('.import .said')?.textContent === '1 table was added.');
    assert.equal((await listTables(page)).length, 6);
  });
});

test('a table that ends the worker gets a message, and the next is checked all the same', { timeout: 120_000 }, async () => {
  await withPage(browser, { ...tables, more: changeable }, async page => {
    let workers = 0;
    // The first worker fails at every message, the next one works.
    await prefixWorkers(page.context(), () => workers++ ? '' : "addEventListener('message', () => { throw new Error('stumbled'); });");
    await bring(page, { 'bad.jsonl': short, 'good.jsonl': short });
    await ended(page);
    const all = `${await report(page, 'bad.jsonl')} ${await report(page, 'good.jsonl')}`;
    assert.match(all, /One table cannot be used: .*stopped because of an error.*stumbled/);
    assert.match(all, /1 table is sound/);
    assert.equal((await listTables(page)).length, 1);
    page.errors = page.errors.filter(error => !error.includes('stumbled'));
  });
});

test('a table that panics refuses itself only', { timeout: 120_000 }, async () => {
  await withPage(browser, { ...tables, more: changeable }, async page => {
    let workers = 0;
    await prefixWorkers(page.context(), () => workers++ ? '' : panicking('message'));
    await bring(page, { 'bad.jsonl': fixture('cosmic-frog/just-begun'), 'good.jsonl': short, 'good-too.jsonl': fixture('cosmic-frog/just-begun') });
    assert.equal(await ended(page), '2 tables were added.');
    assert.match(await report(page, 'bad.jsonl'), /One table cannot be used: .*(panicked|stopped because of an error)/);
    for (const name of ['good.jsonl', 'good-too.jsonl']) assert.match(await report(page, name), /1 table is sound/);
    page.errors = page.errors.filter(error => !/panicked|unreachable/.test(error));
  });
});

test('tens of thousands of tables that are none are refused one after the other', { timeout: 180_000 }, async () => {
  const junk = count => together(Array.from({ length: count }, (_, number) => [{ key: `${number}`, game: '', holders: [], when: 1 }, '']));
  const files = Object.fromEntries(Array.from({ length: 6 }, (_, number) => [`junk-${number}.json`, junk(9000)]));
  await withPage(browser, tables, async page => {
    await bring(page, { ...files, 'sound.jsonl': short, 'too-many.json': junk(50_000) });
    assert.equal(await ended(page, 150_000), '1 table was added.');
    for (const name of Object.keys(files)) assert.match(await report(page, name), /One table cannot be used: .* and 8995 more$/);
    assert.match(await report(page, 'sound.jsonl'), /1 table is sound/);
    assert.equal(await report(page, 'too-many.json'), 'too-many.json The file has 50000 tables; at most 10000 are read from one file.');
    // An import can be cancelled.
    await bring(page, files);
    await page.click('[data-import=cancel]');
    assert.equal(await ended(page), 'Cancelled; nothing was added.');
  });
});

test('tables that are damaged are carried away as far as they are there, and keep no other back', { timeout: 120_000 }, async () => {
  const frog = fixture('cosmic-frog/just-begun'), whole = fixture('volcanique/two-people-with-undo');
  const saves = { holes: whole, sound: frog, too: short };
  const saved = async (page, button) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
    return readFileSync(await download.path(), 'utf8');
  };
  await withPage(browser, { hash: '#/settings' }, async page => {
    for (const [key, text] of Object.entries(saves)) await putTable(page, entryOf(key, text), text);
    await damage(page, 'holes', linesIn(whole).length - 1);
    await go(page, '#/tables');
    await page.waitForSelector('[data-key=too]');
    const all = JSON.parse(await saved(page, '[data-tables=export-all]')).tables;
    assert.deepEqual(Object.fromEntries(all.map(([{ key }, text]) => [key, text])), { ...saves, holes: linesIn(whole).slice(0, -1).map(line => `${line}\n`).join('') });
    const one = linesIn(await saved(page, '[data-key=holes] [data-table=export]'));
    sameLines(one.slice(1), linesIn(whole).slice(1, -1), 'what is there');
    // A line that is not text, and a hole, are marked, so that the lines behind them are of use.
    await damage(page, 'holes', 3, 7);
    await damage(page, 'holes', 5);
    const rest = Object.fromEntries(JSON.parse(await saved(page, '[data-tables=export-all]')).tables.map(([{ key }, text]) => [key, linesIn(text)]));
    assert.deepEqual(Object.keys(rest).sort(), ['holes', 'sound', 'too']);
    const marked = linesIn(whole).slice(0, -1);
    [marked[3], marked[5]] = ['(not a text)', '(a line is missing)'];
    sameLines(rest.holes, marked, 'the damaged table');
    // A table that the list does not know is not in the file.
    await page.evaluate(() => new Promise((resolve, reject) => {
      const request = indexedDB.open('strata');
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const transaction = request.result.transaction('tables', 'readwrite');
        transaction.objectStore('tables').put(7, 'too');
        transaction.oncomplete = () => { request.result.close(); resolve(); };
      };
    }));
    const known = JSON.parse(await saved(page, '[data-tables=export-all]')).tables;
    assert.deepEqual(known.map(([{ key }]) => key).sort(), ['holes', 'sound']);
    assert.match(await page.innerText('.problem'), /The file has 2 of 3 tables; the others could not be read\./);
  });
});

for (const [what, number, value] of [['a hole', 60], ['a value that is no text', 60, 7], ['its end missing', -1]]) {
  test(`a stored table with ${what} opens up to there`, { timeout: 120_000 }, async () => {
    const text = fixture('volcanique/two-people-with-undo'), lines = linesIn(text);
    const at = number < 0 ? lines.length - 1 : number;
    await withPage(browser, { hash: '#/settings' }, async page => {
      await putTable(page, entryOf('stops', text, { moves: movesOf(text) }), text);
      await damage(page, 'stops', at, value);
      await goToNew(page, '#/table/stops');
      await page.waitForSelector('[data-stops=screen]');
      // Moves that were taken back later count too: the page says how many of the written moves it could follow.
      const moves = lines.slice(0, at).filter(line => JSON.parse(line).move).length;
      assert.match(await page.innerText('[data-stops=screen]'), new RegExp(`up to move ${moves} of `));
      assert.equal(await page.locator('[data-stops=rescue]').count(), number < 0 ? 0 : 1, 'what comes later');
      await page.click(`[data-stops=${number < 0 ? 'play-on' : 'rescue'}]`);
      await page.waitForFunction(() => /^#\/table\/(?!stops)/.test(location.hash));
      await page.waitForSelector('.table.volcanique, .screen.curtain');
      await engine(page, 'replay_hashes', await readSave(page, await page.evaluate(() => location.hash.split('/')[2])));
    });
  });
}

test('positions that no table can have are refused in words', { timeout: 120_000 }, async () => {
  const [first, ...rest] = linesIn(fixture('cosmic-frog/from-a-position'));
  const header = JSON.parse(first);
  assert.match(header.from, /discard = /);
  const crowded = [JSON.stringify({ ...header, from: header.from.replace(/discard = ".*"/, 'discard = "red 250 purple 250 gray 250"') }), ...rest];
  const only = crowded.filter(line => !line.startsWith('{"snapshot"'));
  await withPage(browser, tables, async page => {
    await bring(page, { 'crowded.jsonl': only.join('\n'), 'later.jsonl': crowded.join('\n'), 'sound.jsonl': short });
    assert.equal(await ended(page), '2 tables were added.');
    assert.match(await report(page, 'crowded.jsonl'), /One table cannot be used: .*discard/i);
    assert.match(await report(page, 'later.jsonl'), /followed up to move 0 of [0-9]+: the position that the game began from cannot be read .*discard/i);
  });
});

test(`${MANY} small tables are brought in`, { timeout: 400_000 }, async () => {
  const list = Array.from({ length: MANY }, (_, number) => [entryOf(`many-${number}`, short), short]);
  await withPage(browser, tables, async page => {
    const begun = Date.now();
    await bring(page, { 'many.json': together(list) });
    assert.equal(await ended(page, 380_000), `${MANY} tables were added.`);
    console.log(`  ${MANY} tables in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
    assert.equal((await listTables(page)).length, MANY);
    assert.equal(await report(page, 'many.json'), `many.json ${MANY} tables are sound.`);
    assert.equal(await page.locator('.table-line').count(), MANY);
  });
});

/** Saves with a wrong move: how far the rules follow them, how many of these moves count, up to where they are valid again, and why. */
const stopping = {
  'edited/cosmic-frog-refused-move': { moves: 18, counted: 18, all: 66, rescue: 65, why: /rule LEAP-1 refuses the move/, rule: 'LEAP-1' },
  'edited/volcanique-not-a-move': { moves: 40, counted: 32, all: 69, rescue: 68, why: /blue is asked now, not chance/ },
};

/** The lines of a save that are moves. */
const movesIn = text => linesIn(text).filter(line => line.startsWith('{"move"'));

/** The lines of a save up to the move of this number, also of those that were taken back. */
function upTo(text, moves) {
  let count = 0;
  return linesIn(text).filter(line => (count += Number(line.startsWith('{"move"'))) <= moves).map(line => `${line}\n`).join('');
}

for (const [name, { moves, counted, all, rescue, why, rule }] of Object.entries(stopping)) {
  test(`${name} says where and why it stops, and is never changed`, { timeout: 180_000 }, async () => {
    const text = fixture(name), entry = entryOf('stops', text, { moves: all });
    const unchanged = async page => assert.equal(await readSave(page, 'stops'), text, 'to the letter');
    /** Opens the screen, chooses a way to continue, and returns the key of the resulting table. */
    const choose = async (page, way) => {
      await go(page, '#/settings');
      await go(page, '#/table/stops');
      await page.click(`[data-stops=${way}]`);
      await page.waitForFunction(() => /^#\/table\/(?!stops)/.test(location.hash));
      await page.waitForSelector(`.table.${entry.game}`);
      return page.evaluate(() => location.hash.split('/')[2]);
    };
    await withPage(browser, { hash: '#/settings' }, async page => {
      await putTable(page, entry, text);
      await goToNew(page, '#/table/stops');
      await page.waitForSelector('[data-stops=screen]');
      const said = (await page.innerText('[data-stops=screen]')).replace(/\s+/g, ' ');
      assert.match(said, new RegExp(`up to move ${moves} of ${all}\\. Then they stop: `));
      assert.match(said, why);
      assert.match(said, /The saved game stays as it is\./);
      assert.match(said, /Play on from there/);
      assert.match(said, new RegExp(`sound again after move ${rescue}: you can also play on from move ${all},`));
      assert.match(said, /It was written by an older version of Strata/);
      if (rule) assert.equal(await page.getAttribute('[data-stops=screen] a[target=_blank]', 'href'), `#/handbook/${entry.game}/${rule}`);
      assert.deepEqual(await violations(page), []);
      // The export is the unchanged save.
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-stops=export]')]);
      sameLines(linesIn(readFileSync(await download.path(), 'utf8')).slice(1), linesIn(text).slice(1), 'the file');
      await unchanged(page);
      // Watch it up to there, by keyboard.
      await tabTo(page, element => element.data.stops === 'watch');
      await page.keyboard.press('Enter');
      await page.waitForSelector(`.table.${entry.game} .scrubber`);
      await until(async () => Number(await page.getAttribute('.scrubber input', 'max')) === counted, `the replay has ${counted} moves`);
      assert.match(await page.innerText('.table-notice'), new RegExp(`up to move ${moves} of ${all}\\..*${why.source}`));
      await unchanged(page);
      // Play on from there, in a new table.
      const key = await choose(page, 'play-on');
      await play(page, { key, seed: 3, stop: (_, clicks) => clicks >= 3 });
      const after = await readSave(page, key);
      const hashes = async text => (await engine(page, 'replay_hashes', text)).trim().split('\n');
      const followed = await hashes(upTo(text, moves));
      assert.equal(followed.length, counted);
      assert.deepEqual((await hashes(after)).slice(0, counted), followed, 'the same game up to there');
      assert.ok(movesOf(after) > counted, 'and on from there');
      await unchanged(page);
      // Or play on from the last valid position.
      const rescued = await choose(page, 'rescue');
      assert.deepEqual(movesIn(await readSave(page, rescued)).slice(0, all - rescue), movesIn(text).slice(rescue), 'with the moves after it');
      await play(page, { key: rescued, seed: 4, stop: (_, clicks) => clicks >= 3 });
      await engine(page, 'replay_hashes', await readSave(page, rescued));
      await unchanged(page);
      assert.equal((await listTables(page)).length, 3);
    });
  });
}
