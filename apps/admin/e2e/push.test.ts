import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { waitForRefusal, refusals, refuse } from './support/refusals.ts';
import { Till } from './support/Till.ts';

const { devices } = await openShopAndBrowser({ isFull: true });

const addressOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;

/** Stubs the push service, which can't be reached here, with one whose address the test sets. */
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

/** Collects the subscriptions that the page sends and the server accepts. */
function collectSubscriptions(page: Page): string[] {
  const subscriptions: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || !request.url().endsWith('/api/subscribe')) return;
    const { endpoint, words } = request.postDataJSON() as {
      endpoint?: string;
      words?: { order_title: string };
    };
    subscriptions.push(`${response.status()} ${endpoint} ${words?.order_title}`);
  });
  return subscriptions;
}

interface Worker {
  dispatchEvent(event: Event): boolean;
}

test('notifications follow a changed subscription and survive an expired session, but not a sign-out', async () => {
  const { page, errors } = await devices.open({ serviceWorkers: 'allow' });
  const context = page.context();
  const service = await withPushService(context);
  const subscriptions = collectSubscriptions(page);
  const till = new Till(page);
  await till.signIn('merchant');
  await page.goto('/account/notifications');
  const input = page.getByRole('switch', { name: 'Notify me of new orders' });
  await input.click();
  await page.getByRole('button', { name: 'Send a test notification' }).waitFor();
  const expected = [`200 ${addressOf('first')} New order`];
  expect(subscriptions).toEqual(expected);

  // The browser changes the subscription while the app is open and notifies the worker.
  service.name = 'second';
  await context.serviceWorkers()[0]!.evaluate(() => {
    const moved = Object.assign(new Event('pushsubscriptionchange'), {
      waitUntil: () => undefined,
    });
    (self as unknown as Worker).dispatchEvent(moved);
  });
  expected.push(`200 ${addressOf('second')} New order`);
  await expect.poll(() => subscriptions).toEqual(expected);

  // It changes again while the app is closed: the next visit sends it, once.
  service.name = 'third';
  await page.goto('/orders/history');
  expected.push(`200 ${addressOf('third')} New order`);
  await expect.poll(() => subscriptions).toEqual(expected);

  // The session expires, and the same person signs in again.
  const expired = refusals.find(({ status }) => status === 401)!;
  await refuse(page, '**/api/admin/**', expired);
  await page.getByRole('link', { name: 'Live orders' }).click();
  await waitForRefusal(page, expired, 'main');
  await page.unrouteAll();
  await till.fillIn('merchant');
  await till.lane('Action needed').waitFor();
  expected.push(`200 ${addressOf('third')} New order`);
  await expect.poll(() => subscriptions).toEqual(expected);
  await page.goto('/account/notifications');
  await page.getByRole('button', { name: 'Send a test notification' }).waitFor();

  // Signing out removes the setting.
  await page.getByRole('button', { name: /^Account and appearance/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await till.fillIn('merchant');
  await input.waitFor();
  await expect.poll(() => input.isChecked()).toBe(false);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(() => localStorage.getItem('servery.push'))).toBeNull();
  expect(subscriptions).toEqual(expected);
  expect(errors).toEqual([]);
});
