declare const self: ServiceWorkerGlobalScope;

const patienceMs = 1000;

/** The valid content of a push message, with defaults for the rest. */
export interface Pushed {
  title: string;
  body: string;
  tag: string;
  /** A path of the app. */
  url: string;
}

const textOf = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/**
 * Parses a push message. Any input gives something to show, because browsers require a notification
 * for each push.
 */
export function readPush(text: string | undefined, origin: string): Pushed {
  let payload: Partial<Record<keyof Pushed, unknown>> = {};
  try {
    payload = { ...(JSON.parse(text ?? '{}') as object) };
  } catch {
    payload = { body: text };
  }
  const wanted = URL.parse(textOf(payload.url, '/'), origin);
  return {
    title: textOf(payload.title, 'Servery'),
    body: textOf(payload.body, ''),
    tag: textOf(payload.tag, ''),
    url: wanted?.origin === origin ? wanted.pathname + wanted.search : '/',
  };
}

/** Shows a notification for a push. */
export const notify = ({ title, body, tag, url }: Pushed): Promise<void> =>
  self.registration.showNotification(title, {
    body,
    tag,
    data: url,
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
  });

/** Whether a page confirms within a second that it navigates itself, without a reload. */
const goes = (page: WindowClient, url: string): Promise<boolean> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => done(true));
    port1.start();
    setTimeout(() => done(false), patienceMs);
    page.postMessage({ type: 'open', url }, [port2]);
  });

/** Focuses a page of the app and opens a path in it; opens a new window if there is none. */
export async function openApp(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((it) => it.visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await self.clients.openWindow(url);
    return;
  }
  await page.focus().catch(() => undefined);
  if (!(await goes(page, url))) await page.navigate(url).catch(() => self.clients.openWindow(url));
}
