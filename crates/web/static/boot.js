// Starts the page: the wasm file, then its entry, then what keeps it on the device.
import init, { page } from './strata.js';
try {
  await init().catch(() => init());
  document.getElementById('loading')?.remove();
  page();
} catch (error) {
  const loading = document.getElementById('loading');
  if (loading) loading.textContent = 'Strata could not start. Reload the page; if that does not help, try a newer browser.';
  throw error;
}
// There is none on plain http in a LAN: then the page works as long as the network does. Later, so that what is kept for
// offline use does not get in the way of what is needed now.
if (window.isSecureContext && 'serviceWorker' in navigator) {
  const keep = () => navigator.serviceWorker.register('./sw.js').catch(error => console.warn('The page cannot be kept for offline use:', error));
  setTimeout(keep, 2000);
}
