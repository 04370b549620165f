import { reloadOnce } from './updates.ts';

const patienceMs = 10_000;

/** Resolves when a worker reaches one of some states, or after 10 seconds. */
const reached = (worker: ServiceWorker, ...states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise((done) => {
    const look = () => states.includes(worker.state) && done();
    worker.addEventListener('statechange', look);
    setTimeout(done, patienceMs);
    look();
  });

async function newest(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  if (registration.waiting) return registration.waiting;
  await registration.update().catch(() => undefined);
  if (registration.installing) await reached(registration.installing, 'installed', 'redundant');
  return registration.waiting;
}

/**
 * Deletes the cached app, so that it is loaded from the server. The worker stays, for
 * notifications.
 */
async function forget(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((it) => it.startsWith('servery-')).map((it) => caches.delete(it)));
}

/**
 * Reloads all tabs with the newest version. With `isRefused` and no newer version that has taken
 * over, deletes the cache first, so that the page comes from the server.
 */
export async function reloadApp({ isRefused = false } = {}): Promise<void> {
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registration) {
    const next = await newest(registration);
    if (next) {
      next.postMessage('take-over');
      await reached(next, 'activated', 'redundant');
    }
    // The browser lets a worker wait while the one before it is busy.
    if (isRefused && next?.state !== 'activated') await forget();
  }
  reloadOnce();
}
