import { updates } from './updates.ts';
import { watchPush } from './watchPush.ts';

const checkEveryMs = 10 * 60_000;

interface Connection extends Navigator {
  connection?: { saveData?: boolean };
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL: (url: string) => string };
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

// The only policy that the server's headers allow. It always returns the same URL.
const workerUrl =
  trustedTypes
    ?.createPolicy('servery-worker', { createScriptURL: () => '/sw.js' })
    .createScriptURL('') ?? '/sw.js';

/** Installs the worker, reports newer versions, and opens the target of a notification. */
export async function watchWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', follow);
  const registration = await serviceWorker
    .register(workerUrl, { updateViaCache: 'none' })
    .catch(() => null);
  // If registration fails, the app works without a worker.
  if (!registration) return;
  watch(registration);
  check(registration);
  watchPush(serviceWorker, renewPush);
  const { active } = await serviceWorker.ready;
  if (!(navigator as Connection).connection?.saveData) active?.postMessage('fill');
}

// Loaded on demand, because few people use notifications. A failure is retried on the next visit.
const renewPush = () =>
  void import('./pushHere.ts').then((it) => it.renewPushHere()).catch(() => undefined);

function watch(registration: ServiceWorkerRegistration): void {
  const setWaiting = () => updates.setWaiting(registration.active && registration.waiting);
  const found = () => registration.installing?.addEventListener('statechange', setWaiting);
  registration.addEventListener('updatefound', found);
  found();
  setWaiting();
}

/**
 * Checks for a newer version when the page becomes visible or goes online, at most every 10
 * minutes.
 */
function check(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('online', ask);
  // A screen on a kitchen wall is always visible, so also check every hour.
  setInterval(ask, 6 * checkEveryMs);
}

function follow({ data, ports }: MessageEvent<{ type?: string; url?: string } | null>): void {
  if (data?.type !== 'open' || !data.url) return;
  if (data.url !== location.pathname + location.search) history.pushState(null, '', data.url);
  ports[0]?.postMessage('open');
}
