import type { Order } from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Device, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { moved, now, place } from './support/orders.ts';
import { heard, number, refusals, refuse } from './support/refusals.ts';
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

/** A device with somebody signed in on it, for all the cases of one place. */
function onDevice() {
  const here = {} as Device & { till: Till };
  beforeAll(async () => {
    const { page, trouble } = await devices.open();
    Object.assign(here, { page, trouble, till: new Till(page) });
    await here.till.signIn('merchant');
  });
  return here;
}

const cases = refusals.map((refusal) => [refusal.status, refusal] as const);

/** Places that read, by the call that brings their rows. */
const places = {
  list: {
    path: '/orders/history',
    call: '**/api/admin/order_listing*',
    name: 'Order history',
    lack: 'The order history is not yours to see',
  },
  'live screen': {
    path: '/orders/live',
    call: '**/api/admin/display_order*',
    name: 'Live board',
    lack: 'The live board is not yours to see',
  },
};

describe.each(Object.entries(places))('a %s', (_name, { path, call, name, lack }) => {
  const here = onDevice();
  const address = `${path}?order_method=pickup`;

  test.each(cases)('says that it was refused by %i, and goes on', async (status, refusal) => {
    const { page, till, trouble } = here;
    await refuse(page, call, refusal);
    await page.goto(address);
    await heard(page, status === 403 ? { ...refusal, text: lack } : refusal, 'main');
    if (status === 401) {
      expect(new URL(page.url()).pathname).toBe('/login');
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((one) => !one.startsWith('servery.look.'))).toEqual([]);
      expect(kept).toContain('servery.look.locale');
    }
    await page.unrouteAll();
    if (status === 401) await till.fillIn('merchant');
    else if (status === 410) await page.getByRole('button', { name: 'Load anew' }).click();
    else if (status === 503)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
    else await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(refusal.text).first().waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${shop.url}${address}`);
    expect(trouble).toEqual([]);
  });

  test('tries again where it failed', async () => {
    const { page, trouble } = here;
    await refuse(
      page,
      call,
      refusals.find(({ status }) => status === 500)!,
    );
    await page.goto(path);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await page.unrouteAll();
    await retry.click();
    await retry.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });
});

describe('a form', () => {
  const here = onDevice();
  const change = '**/api/admin/order/*';
  let order: Order;

  test.each(cases)('keeps what was typed through a %i', async (status, refusal) => {
    const { page, till, trouble } = here;
    const typed = `No onions, extra sambal: ${status}`;
    const owner = await shop.as('merchant');
    order = await moved(owner, await place(owner, 'B1'), 'accepted');
    const dialog = till.dialog(`Note and covers of order ${order.number}`);
    const note = dialog.getByLabel('Note', { exact: true });
    await page.goto(`/orders/${order.id}`);
    await till.pick(order, /^Note and covers/, page);
    await note.fill(typed);

    await refuse(page, change, refusal);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await heard(page, refusal, '[role=dialog]');
    if (status === 500) await page.getByText(`Quote reference ${number}.`).waitFor();
    if (status === 401) expect(new URL(page.url()).pathname).toBe('/login');
    await page.unrouteAll();
    if (status === 401) await till.fillIn('merchant');
    if (status === 410)
      await till.dialog('A newer version is here').getByRole('button', { name: 'Close' }).click();
    if (status === 503)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();

    await note.waitFor();
    await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
    expect(await note.inputValue()).toBe(typed);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${shop.url}/orders/${order.id}`);
    expect((await now(owner, order)).note).toBe(typed);
    expect(trouble).toEqual([]);
  });

  test('says that there is no connection, and saves once there is', async () => {
    const { page, till, trouble } = here;
    const dialog = till.dialog(`Note and covers of order ${order.number}`);
    await till.pick(order, /^Note and covers/, page);
    await dialog.getByLabel('Note', { exact: true }).fill('Later');
    await page.context().setOffline(true);
    const banner = page.getByText(/^No connection\. What you see may be old/);
    await banner.waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => dialog.getByRole('alert').count()).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await banner.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });
});

describe('a stream of events', () => {
  const here = onDevice();
  const events = '**/api/admin/events*';

  const expectLive = () => here.page.locator('[data-status=online]').waitFor();

  /** What is placed elsewhere is on the board by itself. */
  const expectNews = async () => {
    const order = await place(await shop.as('waiter'), 'A1');
    await here.till.ticket(order).first().waitFor();
  };

  test.each(cases)('that is refused by %i is told of, and comes back', async (status, refusal) => {
    const { page, till, trouble } = here;
    await refuse(page, events, refusal);
    await page.goto('/orders/live');
    if (refusal.where !== 'here') await heard(page, refusal, 'main');
    await page.unrouteAll();
    if (status === 401) await till.fillIn('merchant');
    if (status === 410)
      await till.dialog('A newer version is here').getByRole('button', { name: 'Close' }).click();
    if (status === 503)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
    if (status === 403) await page.reload();
    await expectLive();
    await expectNews();
    expect(new URL(page.url()).pathname).toBe('/orders/live');
    expect(trouble).toEqual([]);
  });

  test('that is cut goes on where it was', async () => {
    const { page, trouble } = here;
    await page.goto('/orders/live');
    await expectLive();
    await expectNews();
    await page.context().setOffline(true);
    await page.getByText(/^No connection\. What you see may be old/).waitFor();
    await page.context().setOffline(false);
    await expectLive();
    await expectNews();
    expect(trouble).toEqual([]);
  });
});
