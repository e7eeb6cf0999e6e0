// Starts the page: the wasm file, then its entry, then what keeps it on the device.
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
// There is none on plain http in a LAN: then the page works as long as the network does.
if (window.isSecureContext && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('./sw.js').catch(error => console.warn('The page cannot be kept for offline use:', error));
}
