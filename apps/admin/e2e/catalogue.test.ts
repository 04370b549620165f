import type { Order } from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, now, place } from './support/orders.ts';
import { waitForRefusal, number, refusals, refuse } from './support/refusals.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

/** Opens a device and signs in, for all cases of one screen. */
function onDevice() {
  const here = {} as Device & { till: Till };
  beforeAll(async () => {
    const { page, errors } = await devices.open();
    Object.assign(here, { page, errors, till: new Till(page) });
    await here.till.signIn('merchant');
  });
  return here;
}

const cases = refusals.map((refusal) => [refusal.status, refusal] as const);

/** Screens that read rows, with the request that loads them. */
const places = {
  list: {
    path: '/orders/history',
    call: '**/api/admin/order_listing*',
    name: 'Order history',
    forbiddenText: 'You don’t have access to the order history',
  },
  'live screen': {
    path: '/orders/live',
    call: '**/api/admin/display_order*',
    name: 'Live board',
    forbiddenText: 'You don’t have access to the live board',
  },
};

describe.each(Object.entries(places))('the %s', (_name, { path, call, name, forbiddenText }) => {
  const here = onDevice();
  const address = `${path}?order_method=pickup`;

  test.each(cases)('shows status %i and recovers', async (status, refusal) => {
    const { page, till, errors } = here;
    await refuse(page, call, refusal);
    await page.goto(address);
    await waitForRefusal(
      page,
      status === 403 ? { ...refusal, text: forbiddenText } : refusal,
      'main',
    );
    if (status === 401) {
      expect(new URL(page.url()).pathname).toBe('/login');
      const storedKeys = await page.evaluate(() => Object.keys(localStorage));
      expect(storedKeys.filter((key) => !key.startsWith('servery.look.'))).toEqual([]);
      expect(storedKeys).toContain('servery.look.locale');
    }
    await page.unrouteAll();
    if (status === 401) await till.fillIn('merchant');
    else if (status === 410) await page.getByRole('button', { name: 'Reload' }).click();
    else if (status === 503)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
    else await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText(refusal.text).first().waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${shop.url}${address}`);
    expect(errors).toEqual([]);
  });

  test('retries a failed request', async () => {
    const { page, errors } = here;
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
    expect(errors).toEqual([]);
  });
});

describe('a form', () => {
  const here = onDevice();
  const change = '**/api/admin/order/*';
  let order: Order;

  test.each(cases)('keeps the entered values after status %i', async (status, refusal) => {
    const { page, till, errors } = here;
    const typed = `No onions, extra sambal: ${status}`;
    const owner = await shop.as('merchant');
    order = await moved(owner, await place(owner, 'B1'), 'accepted');
    const dialog = till.dialog(`Note and covers for order ${order.number}`);
    const note = dialog.getByLabel('Note', { exact: true });
    await page.goto(`/orders/${order.id}`);
    await till.pick(order, /^Edit note and covers/, page);
    await note.fill(typed);

    await refuse(page, change, refusal);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await waitForRefusal(page, refusal, '[role=dialog]');
    if (status === 500) await page.getByText(`Quote reference ${number}.`).waitFor();
    if (status === 401) expect(new URL(page.url()).pathname).toBe('/login');
    await page.unrouteAll();
    if (status === 401) await till.fillIn('merchant');
    if (status === 410)
      await till
        .dialog('A new version is available')
        .getByRole('button', { name: 'Close' })
        .click();
    if (status === 503)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();

    await note.waitFor();
    await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
    expect(await note.inputValue()).toBe(typed);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${shop.url}/orders/${order.id}`);
    expect((await now(owner, order)).note).toBe(typed);
    expect(errors).toEqual([]);
  });

  test('shows that it is offline and saves once it is online', async () => {
    const { page, till, errors } = here;
    const dialog = till.dialog(`Note and covers for order ${order.number}`);
    await till.pick(order, /^Edit note and covers/, page);
    await dialog.getByLabel('Note', { exact: true }).fill('Later');
    await page.context().setOffline(true);
    const banner = page.getByText(/^You’re offline\. This page may be out of date/);
    await banner.waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => dialog.getByRole('alert').count()).toBeGreaterThan(0);
    await page.context().setOffline(false);
    await banner.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});

describe('a stream of events', () => {
  const here = onDevice();
  const events = '**/api/admin/events*';

  const expectLive = () => here.page.locator('[data-status=online]').waitFor();

  /** Expects an order placed elsewhere to appear on the board without a reload. */
  const expectNewOrder = async () => {
    const order = await place(await shop.as('waiter'), 'A1');
    await here.till.ticket(order).first().waitFor();
  };

  test.each(cases)('reports status %i and reconnects', async (status, refusal) => {
    const { page, till, errors } = here;
    await refuse(page, events, refusal);
    await page.goto('/orders/live');
    if (refusal.where !== 'here') await waitForRefusal(page, refusal, 'main');
    if (status === 410) {
      // The stream is opened again and again, which must not replace the dialog.
      const dialog = await till.dialog('A new version is available').elementHandle();
      await page.waitForResponse((response) => response.status() === 410);
      await page.waitForResponse((response) => response.status() === 410);
      expect(await dialog.evaluate((element) => element.isConnected)).toBe(true);
    }
    await page.unrouteAll();
    if (status === 401) await till.fillIn('merchant');
    if (status === 410)
      await till
        .dialog('A new version is available')
        .getByRole('button', { name: 'Close' })
        .click();
    if (status === 503)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
    if (status === 403) await page.reload();
    await expectLive();
    await expectNewOrder();
    expect(new URL(page.url()).pathname).toBe('/orders/live');
    expect(errors).toEqual([]);
  });

  test('resumes after a lost connection', async () => {
    const { page, errors } = here;
    await page.goto('/orders/live');
    await expectLive();
    await expectNewOrder();
    await page.context().setOffline(true);
    await page.getByText(/^You’re offline\. This page may be out of date/).waitFor();
    await page.context().setOffline(false);
    await expectLive();
    await expectNewOrder();
    expect(errors).toEqual([]);
  });
});
