import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { heard, refusals, refuse } from './support/refusals.ts';
import { Till } from './support/Till.ts';

let shop: Shop;
let devices: Devices;

beforeAll(async () => {
  shop = await openShop();
  devices = await openBrowser(shop.url);
});

afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
});

const addressOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;

/** Has the browser say where its messages go, as no push service can be asked here. */
async function withPushService(context: BrowserContext): Promise<{ name: string }> {
  const service = { name: 'first' };
  await context.grantPermissions(['notifications']);
  await context.exposeFunction('pushEndpoint', () => addressOf(service.name));
  await context.addInitScript(() => {
    const { pushEndpoint } = globalThis as unknown as { pushEndpoint(): Promise<string> };
    const subscription = async () => {
      const endpoint = await pushEndpoint();
      const keys = {
        p256dh:
          'BDd3_hVL9fZi9Ybo2UUzA284WG5FZR30_95YeZJsiApwXKpNcF1rRPF3foIiBHXRdJI2Qhumhf6_LFTeZaNndIo',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      };
      return {
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => true,
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: subscription,
      subscribe: subscription,
    });
  });
  return service;
}

/** What the server was told of this device, and said yes to. */
function toldBy(page: Page): string[] {
  const told: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !request.url().endsWith('/api/subscribe')) return;
    const { endpoint, words } = request.postDataJSON() as {
      endpoint?: string;
      words?: { order_title: string };
    };
    told.push(`${response.status()} ${endpoint} ${words?.order_title}`);
  });
  return told;
}

interface Worker {
  dispatchEvent(event: Event): boolean;
}

test('notifications follow the browser’s address, and their person from one sign-in to the next', async () => {
  const { page, trouble } = await devices.open();
  const context = page.context();
  const service = await withPushService(context);
  const told = toldBy(page);
  const till = new Till(page);
  await till.signIn('merchant');
  await page.goto('/account/notifications');
  const wish = page.getByRole('switch', { name: 'Notify me of new orders' });
  await wish.click();
  await page.getByRole('button', { name: 'Send a test' }).waitFor();
  const expected = [`200 ${addressOf('first')} New order`];
  expect(told).toEqual(expected);

  // The browser moves it while the app is open, and tells its worker.
  service.name = 'second';
  await context.serviceWorkers()[0]!.evaluate(() => {
    const moved = Object.assign(new Event('pushsubscriptionchange'), {
      waitUntil: () => undefined,
    });
    (self as unknown as Worker).dispatchEvent(moved);
  });
  expected.push(`200 ${addressOf('second')} New order`);
  await expect.poll(() => told).toEqual(expected);

  // And while it is not: the next visit sees to it, once.
  service.name = 'third';
  await page.goto('/orders/history');
  expected.push(`200 ${addressOf('third')} New order`);
  await expect.poll(() => told).toEqual(expected);

  // The sign-in runs out, and the same person is back.
  const expired = refusals.find(({ status }) => status === 401)!;
  await refuse(page, '**/api/admin/**', expired);
  await page.getByRole('link', { name: 'Live orders' }).click();
  await heard(page, expired, 'main');
  await page.unrouteAll();
  await till.fillIn('merchant');
  await till.lane('Action needed').waitFor();
  expected.push(`200 ${addressOf('third')} New order`);
  await expect.poll(() => told).toEqual(expected);
  await page.goto('/account/notifications');
  await page.getByRole('button', { name: 'Send a test' }).waitFor();

  // Who leaves takes the wish along.
  await page.getByRole('button', { name: /^Account and appearance/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await till.fillIn('merchant');
  await wish.waitFor();
  await expect.poll(() => wish.isChecked()).toBe(false);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(() => localStorage.getItem('servery.push'))).toBeNull();
  expect(told).toEqual(expected);
  expect(trouble).toEqual([]);
});
