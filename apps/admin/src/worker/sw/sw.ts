import type { Build } from './build.ts';
import { notify, openApp, readPush } from './notify.ts';
import { routeStatically, type Router } from './routeStatically.ts';
import { createShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build. */
declare const SERVERY_BUILD: Build;

const build = SERVERY_BUILD;
const shell = createShell(build);

self.addEventListener('install', (event) => {
  const isRouted = routeStatically(event as Router, build, shell.name);
  event.waitUntil(Promise.all([shell.install(), isRouted.catch(() => undefined)]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(shell.forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'fill') event.waitUntil(shell.fill().catch(() => undefined));
});

self.addEventListener('push', (event) => {
  event.waitUntil(notify(readPush(event.data?.text(), self.location.origin)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openApp(String(event.notification.data ?? '/')));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(resubscribe(event));
});

/**
 * Subscribes with the same options. Pages send the subscription to the server, because only they
 * can sign requests.
 */
async function resubscribe({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  if (!newSubscription && oldSubscription)
    await self.registration.pushManager
      .subscribe(oldSubscription.options as PushSubscriptionOptionsInit)
      .catch(() => null);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: 'push-changed' });
}
