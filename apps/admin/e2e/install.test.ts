import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser, type Device, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { shopNow } from './support/shopNow.ts';
import { Till } from './support/Till.ts';

const admin = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let shop: Shop;
let devices: Devices;
let served: string | undefined;

const built = (name: string) => join(folder, name);

/** Builds the same app with a different main file, as after a change. */
async function buildAnother(): Promise<void> {
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    root: admin,
    logLevel: 'error',
    build: { outDir: built('second'), emptyOutDir: true },
    plugins: [
      {
        name: 'change',
        transform: (code, id) =>
          id.endsWith('/src/mount.tsx')
            ? `${code};document.documentElement.dataset.build = 'second';`
            : undefined,
      },
    ],
  });
  vi.unstubAllEnvs();
}

/** Makes the server serve one of the builds, as after an update. */
async function serve(name: 'first' | 'second' | 'samples'): Promise<void> {
  if (served === name) return;
  served = name;
  await rm(built('pages'), { recursive: true, force: true });
  await cp(built(name), built('pages'), { recursive: true });
  if (!shop) return;
  await shop.stop('SIGTERM');
  await shop.start();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'servery-builds-'));
  await cp(join(admin, 'dist'), built('first'), { recursive: true });
  await buildAnother();
  // In a demo the worker removes itself; this test's page is a plain one.
  await mkdir(built('samples'));
  await cp(join(admin, 'dist-demo/sw.js'), join(built('samples'), 'sw.js'));
  await writeFile(join(built('samples'), 'index.html'), '<h1>Samples</h1>');
  await serve('first');
  vi.stubEnv('PAGES_DIR', built('pages'));
  shop = await openShop();
});

afterAll(async () => {
  await shop?.[Symbol.asyncDispose]();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

// In a browser that has installed another test's worker, an update can come too late.
beforeEach(async () => {
  await serve('first');
  devices = await openBrowser(shop.url, { isFull: true });
});
afterEach(async () => {
  await devices[Symbol.asyncDispose]();
});

/** Returns every path in the caches of a page's origin. */
const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    return paths;
  });

/** Waits until a page's worker has cached all its files. */
async function installed(page: Page): Promise<string[]> {
  const script = await readFile(join(built('pages'), 'sw.js'), 'utf8');
  const wanted = new Set(script.match(/\/assets\/[\w.-]+/g));
  await expect
    .poll(async () => {
      const paths = await cachedPaths(page);
      return [...wanted].filter((it) => !paths.includes(it));
    })
    .toEqual([]);
  return [...wanted];
}

async function signedIn(): Promise<Device & { till: Till; context: BrowserContext }> {
  const device = await devices.open({ serviceWorkers: 'allow' });
  const till = new Till(device.page);
  await till.signIn('merchant');
  return { ...device, till, context: device.page.context() };
}

const versionOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build']);
const offer = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A new version is available' });

test('the app is installable on phones and computers', async () => {
  const { page } = await devices.open({ serviceWorkers: 'allow' });
  await page.goto('/login');
  const tools = await page.context().newCDPSession(page);
  const { url, errors, data } = await tools.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: `${shop.url}/manifest.webmanifest`, errors: [] });
  const { icons, shortcuts } = JSON.parse(data ?? '') as {
    icons: { src: string; sizes: string }[];
    shortcuts: { url: string }[];
  };
  for (const { src, sizes } of icons) {
    const width = await page.evaluate(async (it) => {
      const image = new Image();
      image.src = it;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes);
  }
  expect(shortcuts.map((it) => it.url)).toEqual(['/orders/live', '/orders/history']);
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors');
  const ours = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(ours).toEqual([]);
});

test('a second visit requests only data and opens without the server', async () => {
  const { page, till, errors } = await signedIn();
  await till.goHome();
  const needed = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const files = await installed(page);
  expect(needed.filter((it) => it.startsWith('/assets/') && !files.includes(it))).toEqual([]);
  const requested: string[] = [];
  page.on('response', (response) => {
    if (!response.fromServiceWorker()) requested.push(new URL(response.url()).pathname);
  });
  await till.goHome();
  expect(requested.filter((path) => !path.startsWith('/api/') && path !== '/icon.svg')).toEqual([]);
  expect(requested).toContain('/api/admin/display_order');
  expect(errors).toEqual([]);

  await shop.stop('SIGTERM');
  await page.goto('/orders/live');
  await page.getByText('Couldn’t reach the server.').waitFor();
  await page.goto('/orders/history?page=2');
  await page.getByText('Couldn’t reach the server.').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('alert').filter({ hasText: 'You’re offline' }).waitFor();
  await page.context().setOffline(false);
  await shop.start();
  await till.goHome();
});

test('the worker caches no API responses and no data of signed-in people', async () => {
  const { page, till } = await signedIn();
  await installed(page);
  await page.goto('/orders/history');
  await page.getByRole('row').nth(1).waitFor();
  await till.goHome();
  await page.getByRole('button', { name: 'Account and appearance' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByLabel('Username').waitFor();
  const paths = await cachedPaths(page);
  expect(paths.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual([
    '/',
    '/login',
    '/orders/history',
    '/orders/live',
  ]);
  const stored = await page.evaluate(async () => {
    const shell = await caches.open((await caches.keys())[0]!);
    const first = await (await shell.match('/'))!.text();
    const same = await Promise.all(
      ['/login', '/orders/live'].map(async (path) => (await shell.match(path))!.text()),
    );
    return { first, isSame: same.every((text) => text === first) };
  });
  expect(stored.isSame).toBe(true);
  expect(stored.first).toBe(await readFile(join(built('pages'), 'index.html'), 'utf8'));
});

test('a newer version is offered in a banner and reloads every tab once', async () => {
  const { page, context, errors } = await signedIn();
  const files = await installed(page);
  const other = await context.newPage();
  await other.clock.install({ time: shopNow() });
  await other.goto('/orders/history');
  await other.getByRole('row').nth(1).waitFor();
  await other.clock.runFor(5000);

  await serve('second');
  const isGone = await fetch(`${shop.url}${files.find((it) => /\/app-.*js$/.test(it))}`);
  expect(isGone.status).toBe(404);
  await other.clock.runFor('11:00');
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await offer(page).waitFor();
  await offer(other).waitFor();
  // Both tabs still have every file of the version that they run.
  const broken = await page.evaluate(
    async (paths) =>
      (await Promise.all(paths.map(async (it) => (await fetch(it)).ok || it))).filter(
        (it) => it !== true,
      ),
    files,
  );
  expect(broken).toEqual([]);

  const loads = { page: 0, other: 0 };
  page.on('load', () => (loads.page += 1));
  other.on('load', () => (loads.other += 1));
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  for (const tab of [page, other]) await expect.poll(() => versionOf(tab)).toBe('second');
  await new Till(page).lane('Action needed').waitFor();
  await other.getByRole('row').nth(1).waitFor();
  expect(loads).toEqual({ page: 1, other: 1 });
  expect(await offer(page).count()).toBe(0);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  expect(errors.filter((it) => !it.includes('ERR_'))).toEqual([]);
});

test.each([
  { there: 'a newer version', next: 'second' as const, ends: 'second' },
  { there: 'no newer one', next: 'first' as const, ends: undefined },
])('a page that the server rejects as outdated recovers with $there', async ({ next, ends }) => {
  const { page } = await signedIn();
  await installed(page);
  await page.route('**/api/admin/order_listing*', (route) =>
    route.fulfill({ status: 410, json: { code: 'outdated', error_message: 'outdated' } }),
  );
  await page.getByRole('link', { name: 'Order history' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new version is available' });
  await dialog.waitFor();
  await serve(next);
  await page.unroute('**/api/admin/order_listing*');
  const before = await page.evaluate(() => caches.keys());
  // The rows can appear before, because the page asks for them again by itself.
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect.poll(() => versionOf(page).catch(String)).toBe(ends);
  await page.getByRole('row').nth(1).waitFor();
  await dialog.waitFor({ state: 'detached' });
  const comes = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming,
  );
  // Without a newer version, the page is requested from the server once.
  expect(comes.transferSize > 0).toBe(next === 'first');
  await installed(page);
  expect((await page.evaluate(() => caches.keys())).join() === before.join()).toBe(
    next === 'first',
  );
});

test('a demo at the same address removes the worker and its caches', async () => {
  const { page } = await signedIn();
  await installed(page);
  await serve('samples');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Samples' }).waitFor();
  const left = await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(left).toEqual({ caches: [], workers: 0 });
});

test('any push message shows a notification, which opens its page without a reload', async () => {
  const { page, context } = await signedIn();
  await installed(page);
  await context.grantPermissions(['notifications']);
  const tools = await context.newCDPSession(page);
  const known = new Promise<string>((done) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) done(registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const push = async (data: string) =>
    tools.send('ServiceWorker.deliverPushMessage', {
      origin: shop.url,
      registrationId: await known,
      data,
    });
  await push(JSON.stringify({ title: 'A07', body: 'New order', tag: 'new', url: '/orders/7' }));
  await push('not even JSON');
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, data }) => `${title} | ${body} | ${data}`).toSorted();
    });
  await expect.poll(shown).toEqual(['A07 | New order | /orders/7', 'Servery | not even JSON | /']);

  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await context.serviceWorkers()[0]!.evaluate(async () => {
    const { clients } = self as unknown as ServiceWorkerGlobal;
    for (const client of await clients.matchAll())
      client.postMessage({ type: 'open', url: '/orders/history' });
  });
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

interface ServiceWorkerGlobal {
  clients: { matchAll(): Promise<{ postMessage(message: unknown): void }[]> };
}
