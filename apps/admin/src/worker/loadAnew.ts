import { reloadOnce } from './updates.ts';

const patienceMs = 10_000;

/** Waits until a worker is in one of some states, or for as long as people would. */
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

/** Gives up what this browser keeps of the app, which then comes from the server. The worker stays, for notifications. */
async function forget(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((it) => it.startsWith('servery-')).map((it) => caches.delete(it)));
}

/** Loads the page in its newest version, every tab with it; where the server refuses this one and there is no newer, as the server has it. */
export async function loadAnew({ isRefused = false } = {}): Promise<void> {
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (registration) {
    const next = await newest(registration);
    if (next) {
      next.postMessage('take-over');
      await reached(next, 'activated', 'redundant');
    } else if (isRefused) await forget();
  }
  reloadOnce();
}
