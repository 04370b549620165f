import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { chromiumArgs, findChromium, noChromium } from '../../../scripts/chromium.mjs';
import { password } from './host.ts';

/** The speed of a visit: unthrottled, or slow 4G with a processor four times slower. */
export type Speed = 'plain' | 'slow';

/** Slow 4G as in Lighthouse's DevTools throttling, in milliseconds and bytes per second. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;

/** A page with its DevTools session. */
export interface Visit extends AsyncDisposable {
  page: Page;
  tools: CDPSession;
}

/** Launches Chromium with a fresh profile. Throws if there's no Chromium. */
export async function openBrowser() {
  const executablePath = findChromium({ install: false });
  if (!executablePath) throw new Error(noChromium);
  return chromium.launch({ executablePath, args: chromiumArgs });
}

/** Opens a page at the given speed; it's closed at the end of its scope. */
export async function visit(context: BrowserContext, speed: Speed): Promise<Visit> {
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Page.setBypassCSP', { enabled: true });
  if (speed === 'slow') {
    await tools.send('Network.emulateNetworkConditions', slow4g);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return { page, tools, [Symbol.asyncDispose]: () => page.close() };
}

/** Signs in through the page itself, so that later requests are signed as usual. */
export async function signInBy(context: BrowserContext, url: string, username: string) {
  await using opened = await visit(context, 'plain');
  const { page } = opened;
  await page.goto(`${url}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((to) => to.pathname !== '/login');
}

/** Waits until the service worker is installed and its cache is filled. */
export async function waitForWorker(context: BrowserContext, url: string) {
  await using opened = await visit(context, 'plain');
  const { page } = opened;
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const count = async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).length;
    };
    for (let [before, now] = [-1, 0]; before !== now; [before, now] = [now, await count()])
      await new Promise((done) => setTimeout(done, 2000));
  });
}
