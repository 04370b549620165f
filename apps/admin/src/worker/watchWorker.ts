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

// The only policy that the server's headers allow. It knows one address, whatever it is asked for.
const workerUrl =
  trustedTypes
    ?.createPolicy('servery-worker', { createScriptURL: () => '/sw.js' })
    .createScriptURL('') ?? '/sw.js';

/** Installs the worker, tells of newer versions, and goes where a notification leads. */
export async function watchWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', follow);
  const registration = await serviceWorker
    .register(workerUrl, { updateViaCache: 'none' })
    .catch(() => null);
  // Refused or without a server: the app works as it is.
  if (!registration) return;
  watch(registration);
  check(registration);
  watchPush(serviceWorker, renewPush);
  const { active } = await serviceWorker.ready;
  if (!(navigator as Connection).connection?.saveData) active?.postMessage('fill');
}

// Few have asked for notifications. What does not work now is tried at the next visit.
const renewPush = () =>
  void import('./pushHere.ts').then((it) => it.renewPushHere()).catch(() => undefined);

function watch(registration: ServiceWorkerRegistration): void {
  const tell = () => updates.tell(registration.active && registration.waiting);
  const found = () => registration.installing?.addEventListener('statechange', tell);
  registration.addEventListener('updatefound', found);
  found();
  tell();
}

/** Asks for a newer version when the page comes back to the front or to the network, not too often. */
function check(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkEveryMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('online', ask);
  // A screen on a kitchen's wall is always in front.
  setInterval(ask, 6 * checkEveryMs);
}

function follow({ data, ports }: MessageEvent<{ type?: string; url?: string } | null>): void {
  if (data?.type !== 'open' || !data.url) return;
  if (data.url !== location.pathname + location.search) history.pushState(null, '', data.url);
  ports[0]?.postMessage('open');
}
