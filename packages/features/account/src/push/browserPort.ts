import type { PushPort, PushTarget } from './PushPort.ts';

/** The service worker that shows messages; any other, such as the one of a preview, doesn't. */
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

/** Returns this browser's current push subscription, or null if it has none. */
export async function pushTargetHere(): Promise<PushTarget | null> {
  const subscription = isSupported() ? await subscriptionHere() : null;
  return subscription ? targetOf(subscription) : null;
}

/** The push messages of the current browser. */
export const browserPort: PushPort = {
  look: async () => {
    if (!isSupported()) return { support: 'unsupported', isSubscribed: false };
    if (!(await registrationHere())) return { support: 'elsewhere', isSubscribed: false };
    if (Notification.permission === 'denied') return { support: 'denied', isSubscribed: false };
    return { support: 'ready', isSubscribed: !!(await subscriptionHere()) };
  },
  start: async (publicKey) => {
    // Ask first, while the press still counts as a user activation.
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const registration = await registrationHere();
    if (!registration) return null;
    const known = await registration.pushManager.getSubscription();
    // A subscription is bound to one key, and another host has a different one.
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
      // Safari has no change event for it: check on the focus event below instead.
      .catch(() => undefined);
    window.addEventListener('focus', onChange, { signal });
    // The app registers its worker a moment after it has started.
    void navigator.serviceWorker?.ready.then(() => signal.aborted || onChange());
    return () => ending.abort();
  },
};
