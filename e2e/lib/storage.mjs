// What the browser stores: tables line by line and small values, in the database that `crates/web/src/database/mod.rs` describes.
// Tests put tables there and read what the page has stored, not what it shows.
import assert from 'node:assert/strict';
import { until } from './until.mjs';

export { until };

/** In the page: the database; made here if the page has not made it yet. One connection for each document. */
function connect() {
  globalThis.testDatabase ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('strata', 1);
    request.onupgradeneeded = () => {
      for (const name of ['tables', 'lines', 'leases', 'values']) request.result.createObjectStore(name);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // Another version of the database must not have to wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
  });
  return globalThis.testDatabase;
}

/** In the page: the result of a request. */
function result(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** In the page: the keys of all lines of a table, from one of them on. */
function linesOf(key, from = 0) {
  return IDBKeyRange.bound([key, from], [key, 0xffffffff]);
}

/** In the page: waits until a transaction is committed. */
function committed(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

const tools = `{ connect: ${connect}, result: ${result}, linesOf: ${linesOf}, committed: ${committed} }`;

/** Does something in the page with the tools above; passed as text, because the page's policy allows no functions made from text. */
function inPage(page, work, value) {
  return page.evaluate(`(${work})(${tools}, ${JSON.stringify(value ?? null)})`);
}

/** Lets every page of a context begin with a small value, unless it has one: settings, for example. */
export function beginWith(context, name, text) {
  const begin = async (tools, [name, text]) => {
    // There is no database on an empty page.
    if (location.protocol === 'about:') return;
    const transaction = (await tools.connect()).transaction('values', 'readwrite');
    const values = transaction.objectStore('values');
    if ((await tools.result(values.get(name))) === undefined) values.put(text, name);
  };
  // A page must work without a database that cannot be opened.
  return context.addInitScript({ content: `(${begin})(${tools}, ${JSON.stringify([name, text])}).catch(() => {})` });
}

/** The record of a table in the list, as the page makes it for a save. */
export function recordOf(kept, text) {
  const lines = split(text);
  const { setup = {} } = JSON.parse(lines[0]);
  return { table: kept, lines: lines.length, glance: { colours: setup.frogs ?? setup.players ?? [] } };
}

const split = text => text.split('\n').slice(0, text.endsWith('\n') ? -1 : undefined);

/** Puts tables, each as [its entry in the list, its save], into the database and replaces tables with the same keys. */
export async function putTables(page, tables) {
  await inPage(page, async (tools, tables) => {
    const transaction = (await tools.connect()).transaction(['tables', 'lines', 'leases'], 'readwrite');
    for (const [record, lines] of tables) {
      const { key } = record.table;
      transaction.objectStore('leases').delete(key);
      transaction.objectStore('lines').delete(tools.linesOf(key));
      lines.forEach((line, number) => transaction.objectStore('lines').put(line, [key, number]));
      transaction.objectStore('tables').put(JSON.stringify(record), key);
    }
    await tools.committed(transaction);
    new BroadcastChannel('strata').postMessage('tables');
  }, tables.map(([kept, text]) => [recordOf(kept, text), split(text)]));
}

/** Puts one table into the database. */
export function putTable(page, kept, text) {
  return putTables(page, [[kept, text]]);
}

/** Damages a table: removes a line, or replaces it with a value that is not a line. The list of tables stays as it is. */
export function damage(page, key, number, value) {
  return inPage(page, async (tools, [key, number, value]) => {
    const transaction = (await tools.connect()).transaction('lines', 'readwrite'), lines = transaction.objectStore('lines');
    if (value === null) lines.delete([key, number]);
    else lines.put(value, [key, number]);
    await tools.committed(transaction);
  }, [key, number, value ?? null]);
}

/** The stored save of a table, or nothing if there is no such table. */
export function readSave(page, key) {
  return inPage(page, async (tools, key) => {
    const lines = await tools.result((await tools.connect()).transaction('lines').objectStore('lines').getAll(tools.linesOf(key)));
    return lines.length ? lines.map(line => `${line}\n`).join('') : null;
  }, key);
}

/** A table as it is stored at one moment: its save and its record in the list. */
export async function readTable(page, key) {
  const [lines, record] = await inPage(page, async (tools, key) => {
    const transaction = (await tools.connect()).transaction(['lines', 'tables']);
    return Promise.all([tools.result(transaction.objectStore('lines').getAll(tools.linesOf(key))), tools.result(transaction.objectStore('tables').get(key))]);
  }, key);
  return { text: lines.map(line => `${line}\n`).join(''), record: JSON.parse(record) };
}

/** The records of all tables as they are stored, the newest first. */
export async function listTables(page) {
  const texts = await inPage(page, async tools => tools.result((await tools.connect()).transaction('tables').objectStore('tables').getAll()));
  return texts.map(text => JSON.parse(text)).sort((one, two) => two.table.when - one.table.when);
}

/** How many lines of a table are stored. */
export function lineCount(page, key) {
  return inPage(page, async (tools, key) => tools.result((await tools.connect()).transaction('lines').objectStore('lines').count(tools.linesOf(key))), key);
}

/** A small value. */
export function readValue(page, name) {
  return inPage(page, async (tools, name) => (await tools.result((await tools.connect()).transaction('values').objectStore('values').get(name))) ?? null, name);
}

/** The stored lease of a table; null if no tab has asked for one. */
export function readLease(page, key) {
  return inPage(page, async (tools, key) => (await tools.result((await tools.connect()).transaction('leases').objectStore('leases').get(key))) ?? null, key);
}

/** Sets who may write a table. */
export function writeLease(page, key, lease) {
  return inPage(page, async (tools, [key, text]) => {
    const transaction = (await tools.connect()).transaction('leases', 'readwrite');
    transaction.objectStore('leases').put(text, key);
    await tools.committed(transaction);
  }, [key, JSON.stringify(lease)]);
}

/** Waits until the stored save of a table has a text, or matches a pattern. */
export function waitForLine(page, key, text, timeout = 10_000) {
  const has = save => text instanceof RegExp ? text.test(save) : save.includes(text);
  return until(async () => has((await readSave(page, key)) ?? ''), `${text} is stored`, timeout);
}

/** Waits until more than this many lines of a table are stored. */
export function waitForMore(page, key, count, timeout = 10_000) {
  return until(async () => (await lineCount(page, key)) > count, `more than ${count} lines are stored`, timeout);
}

/** The lines of a save. */
export const linesIn = save => save.trimEnd().split('\n');

/** Asserts that two lists of lines are equal; reports only where they differ, because lines are long. */
export function sameLines(found, expected, what) {
  const at = found.findIndex((line, number) => line !== expected[number]);
  if (at < 0 && found.length === expected.length) return;
  const where = at < 0 ? found.length : at;
  const shown = lines => lines[where]?.slice(0, 160) ?? 'no line';
  assert.fail(`${what}: line ${where} of ${found.length} is ${shown(found)}; expected, of ${expected.length}: ${shown(expected)}`);
}
