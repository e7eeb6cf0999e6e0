// Starts the page: the files of the game that the address is about, then their entry, then what keeps it on the device.
const modules = JSON.parse(document.getElementById('modules').textContent);
const game = choose();
document.documentElement.dataset.game = game;
const { glue, wasm, art } = modules[game];
try {
  const load = () => fetch(wasm);
  const first = load();
  const [{ default: init, page }, symbols] = await Promise.all([import(glue), text(art)]);
  await init({ module_or_path: first }).catch(() => init({ module_or_path: load() }));
  document.body.insertAdjacentHTML('afterbegin', symbols);
  document.getElementById('loading')?.remove();
  page();
} catch (error) {
  const loading = document.getElementById('loading');
  if (loading) loading.textContent = 'Strata could not start. Reload the page; if that does not help, try a newer browser.';
  throw error;
}

// The game named in the address, or the one of the table named there, or the first.
function choose() {
  const parts = location.hash.split(/[/?]/);
  const named = parts.find(part => Object.hasOwn(modules, part));
  if (named) return named;
  let tables = [];
  try {
    tables = JSON.parse(localStorage.getItem('strata.tables') ?? '[]');
  } catch { /* Then there is no table to be opened either. */ }
  const table = Array.isArray(tables) && tables.find(table => parts.includes(table?.key));
  return table && Object.hasOwn(modules, table.game) ? table.game : Object.keys(modules)[0];
}

async function text(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

// There is none on plain http in a LAN: then the page works as long as the network does. Later, so that what is kept for
// offline use does not get in the way of what is needed now.
if (window.isSecureContext && 'serviceWorker' in navigator) {
  const keep = () => navigator.serviceWorker.register('./sw.js').catch(error => console.warn('The page cannot be kept for offline use:', error));
  setTimeout(keep, 2000);
}
