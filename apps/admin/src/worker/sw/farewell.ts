declare const self: ServiceWorkerGlobalScope;

// If the demo or the development server runs at an address that once had the app, this worker
// replaces the app's worker, deletes its caches and unregisters itself.
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((it) => it.startsWith('servery-')).map((it) => caches.delete(it)));
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
