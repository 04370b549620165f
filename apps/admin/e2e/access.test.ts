import type { Order } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import type { DeviceOptions } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, paid, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
let served: Order;
let waiting: Order;
let open: Order;
let over: Order;

beforeAll(async () => {
  const owner = await shop.as('merchant');
  waiting = await place(owner, 'A4');
  open = await moved(owner, await place(owner, 'A1'), 'accepted');
  served = await moved(owner, await place(owner, 'A2'), 'accepted', 'preparing', 'ready', 'served');
  over = await paid(owner, served, 'Cash');
  served = await moved(owner, await place(owner, 'A3'), 'accepted', 'preparing', 'ready', 'served');
});

const narrow = { width: 390, height: 844 };
const looks: [string, DeviceOptions][] = [
  ['light', {}],
  ['dark', { skin: 'dark' }],
  ['semi-dark', { skin: 'semi-dark' }],
  ['Arabic', { language: 'ar' }],
  ['light on a phone', { viewport: narrow, hasTouch: true }],
  ['dark on a phone', { viewport: narrow, hasTouch: true, skin: 'dark' }],
  ['Arabic on a phone', { viewport: narrow, hasTouch: true, language: 'ar' }],
];

test.each(looks)('every screen is accessible: %s', async (_name, look) => {
  const { page, errors } = await devices.open(look);
  await page.goto('/');
  await page.locator('form').waitFor();
  await expectAccessible(page, 'sign-in');
  await page.locator('input[autocomplete="username"]').fill('merchant');
  await page.locator('input[type="password"]').fill('mee-rebus-at-noon');
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-ticket]').first().waitFor();
  await expectAccessible(page, 'board');
  await page.goto(`/orders/live?order=${served.id}`);
  await page.getByRole('dialog').getByRole('region').first().waitFor();
  await expectAccessible(page, 'panel');
  await page.goto(`/orders/${served.id}`);
  await page.getByRole('main').getByRole('region').first().waitFor();
  await expectAccessible(page, 'order');
  await page.goto('/orders/history');
  await page.getByRole('main').getByText(open.number).first().waitFor();
  await expectAccessible(page, 'history');
  expect(errors).toEqual([]);
});

const dialogs: [string, () => Order, RegExp][] = [
  ['Accept and set time', () => waiting, /^Accept and set time/],
  ['Take payment', () => open, /^Take payment/],
  ['Add items', () => open, /^Add items/],
  ['Edit note and covers', () => open, /^Edit note and covers/],
  ['Discount', () => open, /^Discount/],
  ['Service charge', () => open, /^Service charge/],
  ['Split bill', () => open, /^Split bill/],
  ['Combine', () => open, /^Combine/],
  ['Change to delivery', () => open, /^Change to delivery/],
  ['Change owner', () => open, /^Change owner/],
  ['Cancel order', () => open, /^Cancel order/],
  ['Void order', () => open, /^Void order/],
  ['Reopen', () => over, /^Reopen/],
  ['Reverse a payment', () => over, /^Reverse a payment/],
];

test.each([
  ['light', {}],
  ['dark', { skin: 'dark' }],
] as [string, DeviceOptions][])(
  'every dialog of an order is accessible: %s',
  async (_name, look) => {
    const { page, errors } = await devices.open(look);
    const till = new Till(page);
    await till.signIn('merchant');
    let shown: Order | undefined;
    for (const [what, of, entry] of dialogs) {
      const order = of();
      if (shown !== order) await page.goto(`/orders/${order.id}`);
      shown = order;
      await till.pick(order, entry, page);
      const back = page.getByRole('dialog').getByRole('button', { name: 'Go back' });
      await back.waitFor();
      await expectAccessible(page, what);
      await back.click();
      await back.waitFor({ state: 'detached' });
    }
    expect(errors).toEqual([]);
  },
);

test('the approval dialog and a refused dialog are accessible', async () => {
  const { page, errors } = await devices.open({ viewport: narrow });
  const till = new Till(page);
  await page.goto(`/orders/${open.id}`);
  await till.fillIn('cashier');
  await till.pick(open, /^Void order/, page);
  const dialog = till.dialog(/^Void order/);
  await dialog.getByRole('radio', { name: 'Training' }).check();
  await dialog.getByRole('button', { name: 'Void order' }).click();
  await till.dialog('Manager approval').getByRole('button', { name: '1' }).waitFor();
  await expectAccessible(page, 'approval');
  await page.keyboard.press('Escape');
  await dialog.getByText(/needs approval by PIN/).waitFor();
  await expectAccessible(page, 'a refused dialog');
  expect(errors).toEqual([]);
});
