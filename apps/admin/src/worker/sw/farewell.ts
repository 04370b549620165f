declare const self: ServiceWorkerGlobalScope;

// Where the demo or the development server stands at an address that once had the app, this takes
// the place of the app's worker and goes.
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
