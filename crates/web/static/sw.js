// Keeps the page on the device: after the first visit it works with the network cut. Version and files are filled in when
// the page is packed. A new version is fetched beside the old one and takes over when no tab of the old one is left, so that
// a page never meets files of another version.
const VERSION = '__VERSION__';
const FILES = [__FILES__];
const CACHE = `strata-${VERSION}`;
const HASHED = /-[0-9a-f]{16}\.\w+$/;

self.addEventListener('install', event => {
  // All files, also the handbooks and the messages of every language: who changes the language offline finds them.
  // Hashed files may come from the browser's own store; the others must be those of this version.
  const requests = FILES.map(file => new Request(file, { cache: HASHED.test(file) ? 'default' : 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(requests)));
});

self.addEventListener('activate', event => {
  const old = name => name.startsWith('strata-') && name !== CACHE;
  event.waitUntil(
    caches.keys()
      .then(names => Promise.all(names.filter(old).map(name => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(HASHED.test(url.pathname) ? kept(request) : fresh(request));
});

// A file that never changes: the copy that is kept, of any version, else from the network.
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

// A file that changes: from the network, so that updates arrive; without a network, the copy that is kept.
async function fresh(request) {
  try {
    return await fetch(request, { cache: 'no-cache' });
  } catch (error) {
    const cache = await caches.open(CACHE);
    const found = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
    if (found) return found;
    throw error;
  }
}
