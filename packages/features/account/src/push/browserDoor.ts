import type { PushDoor, PushTarget } from './PushDoor.ts';

/** The service worker that shows messages; another one, as in a preview, would not. */
const workerPath = '/sw.js';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registrationHere = async (): Promise<ServiceWorkerRegistration | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (!worker || new URL(worker.scriptURL).pathname !== workerPath) return null;
  return navigator.serviceWorker.ready;
};

const subscriptionHere = async () => (await registrationHere())?.pushManager.getSubscription();

const textOf = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const targetOf = (subscription: PushSubscription): PushTarget => {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } };
};

/** Where this browser wants its messages now; null where it wants none. */
export async function pushTargetHere(): Promise<PushTarget | null> {
  const subscription = isSupported() ? await subscriptionHere() : null;
  return subscription ? targetOf(subscription) : null;
}

/** This browser's own notifications. */
export const browserDoor: PushDoor = {
  look: async () => {
    if (!isSupported()) return { standing: 'unsupported', isSubscribed: false };
    if (!(await registrationHere())) return { standing: 'elsewhere', isSubscribed: false };
    if (Notification.permission === 'denied') return { standing: 'denied', isSubscribed: false };
    return { standing: 'ready', isSubscribed: !!(await subscriptionHere()) };
  },
  start: async (publicKey) => {
    // First of all, while the browser still knows that somebody pressed.
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const registration = await registrationHere();
    if (!registration) return null;
    const known = await registration.pushManager.getSubscription();
    // A browser keeps to the key that it subscribed with; another host has another one.
    if (known && textOf(known.options.applicationServerKey) !== publicKey)
      await known.unsubscribe();
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    return targetOf(subscription);
  },
  stop: async () => {
    await (await subscriptionHere())?.unsubscribe();
  },
  watch: (onChange) => {
    let permission: PermissionStatus | undefined;
    const ending = new AbortController();
    const { signal } = ending;
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) => {
        permission = status;
        permission.addEventListener('change', onChange, { signal });
      })
      // Safari does not say: coming back to the page is when it may be another.
      .catch(() => undefined);
    window.addEventListener('focus', onChange, { signal });
    // The app registers its worker a moment after it has started.
    void navigator.serviceWorker?.ready.then(() => signal.aborted || onChange());
    return () => ending.abort();
  },
};
