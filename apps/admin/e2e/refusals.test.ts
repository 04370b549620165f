import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, type Device, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { moved, now, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

let shop: Shop;
let devices: Devices;
let device: Device;
let page: Page;
let till: Till;

beforeAll(async () => {
  shop = await openShop();
  devices = await openBrowser(shop.url);
});

afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
});

beforeEach(async () => {
  device = await devices.open();
  page = device.page;
  till = new Till(page);
  await till.signIn('merchant');
});

const codes = {
  400: 'storeClosed',
  401: 'sessionExpired',
  410: 'outdated',
  429: 'throttled',
  500: 'crashed',
  503: 'maintenance',
} as const;
type Status = keyof typeof codes;

const refuse = (status: Status) => (route: Route) =>
  route.fulfill({ status, json: { code: codes[status], request_id: 'edge-7f3a' } });

const texts: Partial<Record<Status, string>> = {
  400: 'This store is closed, please try again later.',
  429: 'Too many attempts, please try again later.',
  500: 'Oops! Something went wrong unexpectedly. Please contact support and quote edge-7f3a.',
};

/** The calls that a place answers with, and what it shows when all is well. */
const places = {
  board: { path: '/orders/live', call: '**/api/admin/display_order*', heading: 'Live board' },
  history: {
    path: '/orders/history',
    call: '**/api/admin/order_listing*',
    heading: 'Order history',
  },
};

describe.each(Object.entries(places))('the %s', (_name, { path, call, heading }) => {
  test('goes to the sign-in when the session is over, and back to its place afterwards', async () => {
    await page.evaluate(() => localStorage.setItem('servery.draft', 'x'));
    await page.route('**/api/refresh', refuse(401));
    await page.route(call, refuse(401));
    await page.goto(`${path}?order_method=pickup`);
    await page.getByText('Your session has expired. Please log in again.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.filter((name) => !name.startsWith('servery.look.'))).toEqual([]);
    expect(kept).toContain('servery.look.locale');

    await page.unrouteAll();
    await till.fillIn('merchant');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(page.url()).toBe(`${shop.url}${path}?order_method=pickup`);
  });

  test.each([400, 429] as const)('warns of a %i', async (status) => {
    await page.route(call, refuse(status));
    await page.goto(path);
    await till.toast('Warning', texts[status]!).waitFor();
    expect(device.trouble).toEqual([]);
  });

  test('says that it is too old to go on', async () => {
    await page.route(call, refuse(410));
    await page.goto(path);
    const dialog = till.dialog('A newer version is here');
    await dialog.waitFor();
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Load anew' }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test('says where it failed, and tries again', async () => {
    await page.route(call, refuse(500));
    await page.goto(path);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.unrouteAll();
    await retry.click();
    await retry.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(device.trouble).toEqual([]);
  });

  test('waits while the server is looked after', async () => {
    await page.route(call, refuse(503));
    await page.goto(path);
    const resting = page.getByText('Back in a moment');
    await resting.waitFor();
    await page.unrouteAll();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
    await resting.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(device.trouble).toEqual([]);
  });
});

describe('a dialog', () => {
  const change = '**/api/admin/order/*';
  const typed = 'No onions, extra sambal';
  let order: Awaited<ReturnType<typeof place>>;

  const dialog = () => till.dialog(`Note and covers of order ${order.number}`);
  const note = () => dialog().getByLabel('Note', { exact: true });
  const save = () => dialog().getByRole('button', { name: 'Save' }).click();

  beforeEach(async () => {
    const client = await shop.as('merchant');
    order = await moved(client, await place(client, 'B1'), 'accepted');
    await page.goto(`/orders/${order.id}`);
    await till.pick(order, /^Note and covers/, page);
    await note().fill(typed);
  });

  const expectSaved = async () => {
    await save();
    await dialog().waitFor({ state: 'detached' });
    expect((await now(await shop.as('merchant'), order)).note).toBe(typed);
  };

  test.each([400, 429, 500] as const)('keeps what was typed through a %i', async (status) => {
    await page.route(change, refuse(status));
    await save();
    await till.toast(status === 500 ? 'Unsuccessful' : 'Warning', texts[status]!).waitFor();
    await page.unrouteAll();
    expect(await note().inputValue()).toBe(typed);
    await expectSaved();
  });

  test('keeps what was typed when the page is too old', async () => {
    await page.route(change, refuse(410));
    await save();
    const outdated = till.dialog('A newer version is here');
    await outdated.getByRole('button', { name: 'Close' }).click();
    await outdated.waitFor({ state: 'detached' });
    await page.unrouteAll();
    expect(await note().inputValue()).toBe(typed);
    await expectSaved();
  });

  test('comes back after maintenance with what was typed', async () => {
    await page.route(change, refuse(503));
    await save();
    await page.getByText('Back in a moment').waitFor();
    await page.unrouteAll();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
    expect(await note().inputValue()).toBe(typed);
    await expectSaved();
  });

  test('says that there is no connection, and saves once there is', async () => {
    await page.context().setOffline(true);
    await page.getByText(/^No connection\. What you see may be old/).waitFor();
    await save();
    await expect.poll(() => dialog().getByRole('alert').count()).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await page.getByText(/^No connection\. What you see/).waitFor({ state: 'detached' });
    expect(await note().inputValue()).toBe(typed);
    await expectSaved();
  });

  test('ends with the session', async () => {
    await page.route('**/api/refresh', refuse(401));
    await page.route(change, refuse(401));
    await save();
    await page.getByText('Your session has expired. Please log in again.').waitFor();
    await page.unrouteAll();
    await till.fillIn('merchant');
    await page.getByRole('heading', { level: 1, name: `Order ${order.number}` }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/orders/${order.id}`);
  });
});

test('a screen whose code does not come leaves the app standing', async () => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Order history' }).click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.getByRole('link', { name: 'Live orders' }).click();
  await till.lane('New').waitFor();
  expect(await page.getByRole('heading', { name: 'Unexpected Application Error!' }).count()).toBe(
    0,
  );
});
