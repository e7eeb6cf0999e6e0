// Starts the page: the files of the game that the address is about, then their entry, then what keeps it on the device.
const modules = JSON.parse(document.getElementById('modules').textContent);
const game = await choose();
document.documentElement.dataset.game = game;
const { glue, wasm, art, style } = modules[game];
try {
  const load = () => fetch(wasm);
  const first = load();
  const [{ default: init, page }, symbols] = await Promise.all([import(glue), text(art), styled(style)]);
  await init({ module_or_path: first }).catch(() => init({ module_or_path: load() }));
  document.body.insertAdjacentHTML('afterbegin', symbols);
  await page();
  document.getElementById('loading')?.remove();
} catch (error) {
  const loading = document.getElementById('loading');
  if (loading) loading.textContent = 'Strata could not start. Reload the page; if that does not help, try a newer browser.';
  throw error;
}

// The game named in the address, or the one of the table named there, or the first.
async function choose() {
  const parts = location.hash.split(/[/?]/);
  const named = parts.find(part => Object.hasOwn(modules, part));
  if (named) return named;
  const key = /^#\/(?:table|replay)\/([^/?]+)/.exec(location.hash)?.[1];
  const game = key && (await stored(key) ?? before(key));
  return game && Object.hasOwn(modules, game) ? game : Object.keys(modules)[0];
}

// The game of a table in the database; nothing if there is no such table, no database, or no answer in time.
function stored(key) {
  return new Promise(resolve => {
    setTimeout(resolve, 5000);
    try {
      const request = indexedDB.open('strata');
      // The database is made by the page, not here.
      request.onupgradeneeded = () => request.transaction.abort();
      request.onerror = request.onblocked = () => resolve(undefined);
      request.onsuccess = () => {
        const database = request.result;
        try {
          const found = database.transaction('tables').objectStore('tables').get(key);
          found.onerror = () => resolve(undefined);
          found.onsuccess = () => {
            try {
              resolve(JSON.parse(found.result).table.game);
            } catch {
              resolve(undefined);
            }
          };
        } catch {
          resolve(undefined);
        }
        // The browser closes it after the answer.
        database.close();
      };
    } catch {
      resolve(undefined);
    }
  });
}

// The game of a table that an earlier version kept and the page has not taken over yet.
function before(key) {
  try {
    return JSON.parse(localStorage.getItem('strata.tables')).find(table => table?.key === key)?.game;
  } catch {
    return undefined;
  }
}

// The style sheet of the game, after that of all games.
function styled(address) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${address} could not be loaded`));
    document.head.append(link);
  });
}

async function text(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

// The service worker keeps the files for offline use. Browsers offer none on plain http in a local network. It starts two
// seconds later, so that it does not slow down loading the page.
if (window.isSecureContext && 'serviceWorker' in navigator) {
  const keep = () => navigator.serviceWorker.register('./sw.js').catch(error => console.warn('The page cannot be kept for offline use:', error));
  setTimeout(keep, 2000);
}
