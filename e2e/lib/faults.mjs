// Workers with faults: their script is served with code in front of it that intercepts the database calls of the worker. Neither the
// page nor the worker notices. A second page of the same browser receives what the worker tried.
import { goNowhere, url } from './page.mjs';

/** Options of a context in which scripts can be changed on their way. */
export const changeable = { serviceWorkers: 'block' };

/** Serves every worker of a context with code in front of its own; calls `code` for each worker. */
export function prefixWorkers(context, code) {
  return context.route(/-worker-[0-9a-f]{16}\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code()}\n${await response.text()}` });
  });
}

/**
 * In the worker: reports every line that it tries to store, and makes transactions that store lines fail. After `sound` successful
 * ones, `burst` of them fail, and so on. `how` says in which way: 'at-once', 'after-add' and 'late' are moments of an abort;
 * 'constraint' and 'throw' are errors of a request; 'quota' is a full disk. `kill` ends the worker in the transaction of this number:
 * 'before', 'within' or 'after' it, by `when`. Setting `globalThis.faults.off` in the worker ends all faults that do not kill it.
 */
function spoil(plan) {
  const channel = new BroadcastChannel('observer');
  const tell = message => channel.postMessage({ run: plan.run, ...message });
  const { transaction: begin } = IDBDatabase.prototype;
  const { add } = IDBObjectStore.prototype;
  globalThis.faults = plan;
  let count = 0, dead = false;
  const die = () => {
    dead = true;
    // From here on no message leaves the worker, as if the browser had ended it.
    globalThis.postMessage = () => {};
    tell({ died: true });
    globalThis.close();
  };
  const abort = transaction => {
    if (plan.how === 'quota') Object.defineProperty(transaction, 'error', { get: () => new DOMException('no room', 'QuotaExceededError') });
    transaction.abort();
  };
  IDBDatabase.prototype.transaction = function (stores, mode, ...more) {
    if (dead) throw new DOMException('ended', 'InvalidStateError');
    const transaction = begin.call(this, stores, mode, ...more);
    if (mode !== 'readwrite' || ![].concat(stores).includes('lines')) return transaction;
    count += 1;
    const bad = !plan.off && plan.burst > 0 && (count - 1) % (plan.sound + plan.burst) >= plan.sound;
    transaction.bad = bad && plan.how;
    transaction.kills = plan.kill === count && plan.when;
    if (transaction.kills === 'before') {
      die();
      throw new DOMException('ended', 'InvalidStateError');
    }
    if (transaction.kills === 'after') transaction.addEventListener('complete', die);
    if (transaction.bad === 'at-once') transaction.abort();
    return transaction;
  };
  IDBObjectStore.prototype.add = function (value, key) {
    if (this.name !== 'lines') return add.call(this, value, key);
    const { transaction } = this;
    tell({ number: key[1], line: value, count });
    if (transaction.bad === 'throw') throw new DOMException('refused', 'DataError');
    const request = add.call(this, value, key);
    if (transaction.bad === 'after-add') abort(transaction);
    if (transaction.bad === 'late' || transaction.bad === 'quota') request.addEventListener('success', () => { try { abort(transaction); } catch { /* aborted before */ } });
    if (transaction.bad === 'constraint') add.call(this, value, key);
    if (transaction.kills === 'within') die();
    return request;
  };
}

/** Code for `prefixWorkers` that gives the worker the faults of a plan. */
export function spoiling(plan) {
  return `(${spoil})(${JSON.stringify({ sound: 0, burst: 0, kill: 0, ...plan })});`;
}

/**
 * In the worker: records every transaction in `globalThis.transactions`: its mode, its durability, its stores, the number of requests
 * of each kind, the bytes written, and whether the program aborted it.
 */
function count() {
  globalThis.transactions = [];
  const begin = IDBDatabase.prototype.transaction, { abort } = IDBTransaction.prototype;
  const known = new WeakMap();
  IDBDatabase.prototype.transaction = function (stores, mode, options, ...more) {
    const transaction = begin.call(this, stores, mode, options, ...more);
    const entry = { mode, durability: options?.durability, stores: [].concat(stores).sort(), requests: {}, bytes: 0, aborted: false };
    known.set(transaction, entry);
    globalThis.transactions.push(entry);
    return transaction;
  };
  IDBTransaction.prototype.abort = function () {
    known.get(this).aborted = true;
    return abort.call(this);
  };
  for (const name of ['add', 'put', 'get', 'getAll', 'getAllKeys', 'delete', 'clear', 'count', 'getKey', 'openCursor', 'openKeyCursor']) {
    const original = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (value, ...more) {
      const entry = known.get(this.transaction), request = `${name} ${this.name}`;
      entry.requests[request] = (entry.requests[request] ?? 0) + 1;
      if (name === 'add' || name === 'put') entry.bytes += value.length;
      return original.call(this, value, ...more);
    };
  }
}

/** Code for `prefixWorkers` with which the worker counts its database requests. */
export const counting = `(${count})();`;

/** Returns what the newest worker has counted since the last call. */
export function counted(page) {
  return page.workers().at(-1).evaluate(() => globalThis.transactions.splice(0));
}

/**
 * Code for `prefixWorkers` with which every worker gets every lock, as if nobody else had it, and receives no messages about what
 * others store. Then two tabs both believe that they may write.
 */
export const everybodyWrites = `(${function () {
  LockManager.prototype.request = async function (name, options, granted) { return granted({ name }); };
  BroadcastChannel.prototype.postMessage = () => {};
}})();`;

/** Code for `prefixWorkers` with which a worker learns that its lock was stolen only when `globalThis.notice()` is called. */
export const lateNotice = `(${function () {
  const { request } = LockManager.prototype;
  LockManager.prototype.request = function (...values) {
    return request.apply(this, values).catch(error => new Promise((_, reject) => { globalThis.notice = () => reject(error); }));
  };
}})();`;

/** Code for `prefixWorkers` with which the browser never answers requests for a lock that have this option. */
export function unansweredLocks(option) {
  return `(${option => {
    const { request } = LockManager.prototype;
    LockManager.prototype.request = function (name, options, granted) {
      return options[option] ? new Promise(() => {}) : request.call(this, name, options, granted);
    };
  }})(${JSON.stringify(option)});`;
}

/**
 * In the page or in a worker: after a call of `globalThis.silence()`, transactions of these modes do not answer any more. Long
 * timeouts are shortened, so that a test need not wait for them.
 */
function silent(modes, atOnce) {
  const begin = IDBDatabase.prototype.transaction, wait = globalThis.setTimeout;
  globalThis.setTimeout = (work, time, ...more) => wait(work, time >= 5000 ? 300 : time, ...more);
  globalThis.silence = () => {
    IDBDatabase.prototype.transaction = function (stores, mode = 'readonly', ...more) {
      if (!modes.includes(mode)) return begin.call(this, stores, mode, ...more);
      // Requests that never report a result.
      const store = new Proxy({}, { get: () => () => new EventTarget() });
      return { objectStore: () => store, abort() {}, error: null };
    };
  };
  if (atOnce) globalThis.silence();
}

/** Code for `prefixWorkers` or a page in which transactions of these modes do not answer, from the start or after a command. */
export function silencing(modes, atOnce) {
  return `(${silent})(${JSON.stringify(modes)}, ${atOnce});`;
}

/**
 * In the worker: makes its program really panic, because bytes from the page claim to be larger than the memory. This happens at the
 * first message, or at the next message after a call of `globalThis.panic()`.
 */
function panicLater(when) {
  const Bytes = Uint8Array;
  globalThis.panic = () => {
    globalThis.Uint8Array = new Proxy(Bytes, {
      construct(target, values) {
        const made = new target(...values);
        return values[0] instanceof Bytes ? Object.defineProperty(made, 'length', { value: 3e9 }) : made;
      },
    });
  };
  if (when === 'message') globalThis.panic();
}

/** Code for `prefixWorkers` with which the worker panics at the first message or, with 'later', after a command. */
export function panicking(when) {
  return `(${panicLater})(${JSON.stringify(when)});`;
}

/** An empty page that receives what the workers of its context report. */
export async function observe(context) {
  const page = await context.newPage();
  await goNowhere(page);
  await page.evaluate(() => {
    globalThis.heard = [];
    new BroadcastChannel('observer').onmessage = event => globalThis.heard.push(event.data);
  });
  return page;
}

/** What the worker of a run has reported: { lines: those it tried, by their numbers, tries: their texts in order, died }. */
export async function told(observer, run) {
  const heard = await observer.evaluate(run => globalThis.heard.filter(message => message.run === run), run);
  const lines = new Map(), changed = [];
  for (const { number, line } of heard.filter(message => message.line !== undefined)) {
    if (lines.has(number) && lines.get(number) !== line) changed.push(`line ${number} was first ${lines.get(number)}, then ${line}`);
    lines.set(number, line);
  }
  return { lines, changed, tries: heard.length, died: heard.some(message => message.died) };
}

/** Ends the faults of the current worker. */
export async function lift(page) {
  await page.workers().at(-1).evaluate(() => { globalThis.faults.off = true; });
}

/**
 * Gives the page's browser a disk of this many bytes; without a number, the normal size again. Call it only before the browser has
 * stored anything for the page, because the browser caches its counts for a while.
 */
export async function diskOf(page, quotaSize) {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(url).origin, quotaSize });
}

/** Fills the disk with other data, except for the last bytes. */
export function fillDisk(page) {
  return page.evaluate(async () => {
    const database = await new Promise((resolve, reject) => {
      const request = indexedDB.open('filler', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('bytes', { autoIncrement: true });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const put = bytes => new Promise(resolve => {
      const transaction = database.transaction('bytes', 'readwrite');
      transaction.objectStore('bytes').add(crypto.getRandomValues(new Uint8Array(bytes)));
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    });
    for (let bytes = 65536; bytes >= 1; bytes = Math.floor(bytes / 2)) while (await put(bytes));
    database.close();
  });
}
