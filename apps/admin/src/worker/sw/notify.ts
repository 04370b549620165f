declare const self: ServiceWorkerGlobalScope;

const patienceMs = 1000;

/** What a push says, as far as it says it well. */
export interface Pushed {
  title: string;
  body: string;
  tag: string;
  /** A path of the app. */
  url: string;
}

const textOf = (value: unknown, otherwise: string) =>
  typeof value === 'string' && value !== '' ? value : otherwise;

/** Reads a push; whatever it is, there is something to show, as browsers demand. */
export function readPush(text: string | undefined, origin: string): Pushed {
  let said: Partial<Record<keyof Pushed, unknown>> = {};
  try {
    said = { ...(JSON.parse(text ?? '{}') as object) };
  } catch {
    said = { body: text };
  }
  const wanted = URL.parse(textOf(said.url, '/'), origin);
  return {
    title: textOf(said.title, 'Servery'),
    body: textOf(said.body, ''),
    tag: textOf(said.tag, ''),
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

/** Whether a page says that it goes there itself, without being loaded anew. */
const goes = (page: WindowClient, url: string): Promise<boolean> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => done(true));
    port1.start();
    setTimeout(() => done(false), patienceMs);
    page.postMessage({ type: 'open', url }, [port2]);
  });

/** Brings a page of ours to the front and opens a path in it; a new window where there is none. */
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
