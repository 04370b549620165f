import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, now, place } from './support/orders.ts';
import { waitForRefusal, refusals, refuse } from './support/refusals.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
let device: Device;
let page: Page;
let till: Till;

beforeEach(async () => {
  device = await devices.open();
  page = device.page;
  till = new Till(page);
});

const expired = refusals.find(({ status }) => status === 401)!;

describe('the sign-in', () => {
  const all = refusals.filter(({ where, status }) => where !== 'here' && status !== 401);

  test.each(all.map((it) => [it.status, it] as const))(
    'shows status %i and keeps the username',
    async (status, refusal) => {
      await page.goto('/');
      await refuse(page, '**/api/login', refusal);
      await till.fillIn('merchant');
      await waitForRefusal(page, refusal, 'main');
      await page.unrouteAll();
      if (status === 503)
        await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
      if (status === 410)
        await till.dialog(refusal.text).getByRole('button', { name: 'Close' }).click();
      expect(await page.getByLabel('Username').inputValue()).toBe('merchant');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await till.lane('New').waitFor();
      expect(device.errors).toEqual([]);
    },
  );

  test('never redirects to another host', async () => {
    await page.goto('/login?from=%2F%5Cevil.example%2F');
    await till.fillIn('merchant');
    await till.lane('New').waitFor();
    expect(page.url()).toBe(`${shop.url}/`);
  });
});

describe('an expired session', () => {
  const typed = 'No onions, extra sambal';

  /** Types into a dialog, then lets the session expire. */
  const typeAndLose = async (goTo = (path: string): Promise<unknown> => page.goto(path)) => {
    const client = await shop.as('merchant');
    const order = await moved(client, await place(client, 'B1'), 'accepted');
    await till.signIn('merchant');
    await goTo(`/orders/${order.id}`);
    await till.pick(order, /^Edit note and covers/, page);
    const dialog = till.dialog(`Note and covers for order ${order.number}`);
    await dialog.getByLabel('Note', { exact: true }).fill(typed);
    await refuse(page, '**/api/admin/order/*', expired);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await waitForRefusal(page, expired, 'main');
    await page.unrouteAll();
    return { order, dialog };
  };

  test('hides the entered text from another person', async () => {
    const { order, dialog } = await typeAndLose();
    await till.fillIn('cashier');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: `Order ${order.number}` }).waitFor();
    expect(device.errors).toEqual([]);
  });

  test('keeps the entered text when the browser goes back', async () => {
    const goTo = async () => {
      await page.getByRole('link', { name: 'Order history' }).click();
      await page.getByRole('heading', { level: 1, name: 'Order history' }).waitFor();
      await page.getByRole('link', { name: 'Live orders' }).click();
      await till.lane('Action needed').waitFor();
    };
    const { order, dialog } = await typeAndLose(goTo);
    const cover = page.url();
    for (const way of ['goBack', 'goBack', 'goForward'] as const) {
      await page[way]();
      await expect.poll(() => page.url()).toBe(cover);
      await page.locator('input[autocomplete="username"]:focus').waitFor();
    }
    await till.fillIn('merchant');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await now(await shop.as('merchant'), order)).note).toBe(typed);
    expect(page.url()).toBe(`${shop.url}/orders/live`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Order history' }).waitFor();
    expect(device.errors).toEqual([]);
  });

  test('resumes when its person signs in in another tab', async () => {
    const { order, dialog } = await typeAndLose();
    await new Till(await page.context().newPage()).signIn('merchant');
    await expect.poll(() => page.url()).toBe(`${shop.url}/orders/${order.id}`);
    expect(await dialog.getByLabel('Note', { exact: true }).inputValue()).toBe(typed);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await now(await shop.as('merchant'), order)).note).toBe(typed);
  });

  test('isn’t reported in any tab after a sign-out', async () => {
    await till.signIn('merchant');
    const other = await page.context().newPage();
    await other.goto('/orders/history');
    await other.getByRole('heading', { level: 1, name: 'Order history' }).waitFor();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    for (const tab of [page, other]) {
      await tab.getByRole('heading', { level: 1, name: 'Sign in to Servery' }).waitFor();
      expect(await tab.getByText(expired.text).count()).toBe(0);
      expect(await tab.getByRole('navigation').count()).toBe(0);
    }
  });
});

describe('a screen whose code fails to load', () => {
  const failed = () => page.getByRole('heading', { name: 'Unexpected Application Error!' });

  test('keeps the app usable', async () => {
    await till.signIn('merchant');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Order history' }).click();
    await failed().waitFor();
    await page.getByText(/^Part of the app didn’t load/).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await till.lane('New').waitFor();
    expect(await failed().count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Order history' }).click();
    await page.getByRole('heading', { level: 1, name: 'Order history' }).waitFor();
  });

  test.each([
    ['reloads with the newer version', true],
    ['reloads only once', false],
  ])('after a new deployment %s', async (_name, isThere) => {
    let loads = 0;
    await till.signIn('merchant');
    // Count when the page is requested, because its chunks load before it is reported as loaded.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route('**/index.html', (route) => route.fulfill({ body: '<p>another</p>' }));
    await page.route('**/assets/order-history-*.js', (route) =>
      isThere && loads > 0 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.getByRole('link', { name: 'Order history' }).click();
    if (isThere) await page.getByRole('heading', { level: 1, name: 'Order history' }).waitFor();
    else await failed().waitFor();
    expect(loads).toBe(1);
    expect(page.url()).toBe(`${shop.url}/orders/history`);
  });
});

test('an app that fails to load shows an error and loads once it is online', async () => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login?lng=de');
  await page.getByRole('heading', { name: 'Unerwarteter Anwendungsfehler!' }).waitFor();
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await page.getByRole('button', { name: 'Neu laden' }).waitFor();
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Anmelden' }).waitFor();
  expect(device.errors).not.toEqual([]);
});
