// Starts the page: the wasm file, then its entry.
import init, { page } from './strata.js';
try {
  await init();
  document.getElementById('loading')?.remove();
  page();
} catch (error) {
  const loading = document.getElementById('loading');
  if (loading) loading.textContent = 'Strata could not start. Reload the page; if that does not help, try a newer browser.';
  throw error;
}
