import { getDailyReport, getOrder, listOrders, type Client } from '@servery/api';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
let owner: Client;
let counter: Device;
let page: Page;

beforeAll(async () => {
  owner = await shop.as('merchant');
  counter = await devices.open();
  ({ page } = counter);
  await page.goto('/counter');
  await new Till(page).enter('cashier');
});

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** Returns the latest order of the shop. */
const latest = async () => {
  const { aaData } = await owner.call(listOrders, { query: { length: 1 } });
  return aaData[0]!;
};

test('a cashier takes two plain items for cash in five taps, and the board shows them as paid', async () => {
  await button('Sides').click();
  await button(/^Ayam goreng sekor/).click();
  await button(/^Telur dadar/).click();
  await button('Charge RM 10.49').click();
  await page.getByRole('dialog').getByRole('button', { name: 'RM 15.00' }).click();
  await page.getByText(/^Order P\d+ · change RM\s4\.50$/).waitFor();
  const order = await latest();
  expect(order).toMatchObject({ order_method: 'pickup', payment_status: 'paid', total: 1049 });
  await expectAccessible(page, 'the counter after a payment');

  await page.goto('/orders/live');
  await new Till(page).opener(order).waitFor();
  expect(counter.errors).toEqual([]);
});

test('a guest follows the order on a second screen until it is paid', async () => {
  await page.goto('/counter');
  await button('Actions').click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Open guest display' }).click();
  const display = await opened;
  const heading = (name: string) => display.getByRole('heading', { level: 1, name });
  await heading('Welcome').waitFor();
  await button('Sides').click();
  await button(/^Ayam goreng sekor/).click();
  await heading('Your order').waitFor();
  await display.getByRole('listitem').filter({ hasText: 'Ayam goreng sekor' }).waitFor();
  await button(/^Telur dadar/).click();
  await display.getByText(/^RM\s10\.49$/).waitFor();
  await expectAccessible(display, 'the order on the guest display');
  await button('Charge RM 10.49').click();
  await page.getByRole('dialog').getByRole('button', { name: 'RM 15.00' }).click();
  await heading('Thank you').waitFor();
  const { number } = await latest();
  await display.getByText(number, { exact: true }).waitFor();
  await display.getByText(/^RM\s4\.50$/).waitFor();
  await expectAccessible(display, 'the change on the guest display');
  await display.close();
  expect(counter.errors).toEqual([]);
});

test('a cashier takes a part of an order by card and the rest in cash', async () => {
  await page.goto('/counter');
  await button('Sides').click();
  await button(/^Ayam goreng sekor/).click();
  await button(/^Telur dadar/).click();
  await button('Charge RM 10.49').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Split payment' }).click();
  await sheet.getByLabel('Amount').fill('4.00');
  await sheet.getByLabel('Amount').blur();
  await sheet.getByRole('button', { name: 'Card terminal' }).click();
  const payments = sheet.getByRole('list', { name: 'Payments' });
  await payments.getByText('Paid').waitFor();
  await sheet.getByText(/^RM\s6\.49$/).waitFor();
  await expectAccessible(page, 'the counter after a part of the payment');
  await sheet.getByRole('button', { name: /^Exact RM\s6\.50$/ }).waitFor();
  for (const key of ['1', '0', '00'])
    await sheet.getByRole('button', { name: key, exact: true }).click();
  await sheet.getByText(/^RM\s3\.50$/).waitFor();
  await sheet.getByRole('button', { name: 'Take cash' }).click();
  await page.getByText(/^Order P\d+ · change RM\s3\.50$/).waitFor();
  const { id } = await latest();
  const order = await owner.call(getOrder, { params: { id } });
  expect(order).toMatchObject({ payment_status: 'paid', balance: 0, totals: { rounding: 1 } });
  expect(order.payments).toMatchObject([
    { kind: 'card', amount: 400 },
    { kind: 'cash', amount: 650, tendered: 1000, change: 350, rounding: 1 },
  ]);
  expect(counter.errors).toEqual([]);
});

test('a cashier takes a tip by card, which the owner reads in the daily report', async () => {
  const tips = async () => (await owner.call(getDailyReport, { query: {} })).sales_income.tips;
  const before = await tips();
  await page.goto('/counter');
  await button('Sides').click();
  await button(/^Ayam goreng sekor/).click();
  await button(/^Telur dadar/).click();
  await button('Charge RM 10.49').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add tip' }).click();
  await sheet.getByRole('button', { name: /^10%/ }).click();
  await sheet.getByText(/^The next payment is RM.11\.54, with a tip of RM.1\.05\.$/).waitFor();
  await expectAccessible(page, 'the counter with a tip');
  await sheet.getByRole('button', { name: 'Card terminal' }).click();
  await page.getByText(/^Order P\d+/).waitFor();
  const { id } = await latest();
  const order = await owner.call(getOrder, { params: { id } });
  expect(order).toMatchObject({ payment_status: 'paid', totals: { captured: 1049 } });
  expect(order.payments).toMatchObject([{ kind: 'card', amount: 1049, tip: 105 }]);
  expect((await tips()) - before).toBe(105);
  expect(counter.errors).toEqual([]);
});

test('a cashier takes a scanned voucher and cash, and the voucher pays nothing else', async () => {
  const charge = async () => {
    await page.goto('/counter');
    await button('Sides').click();
    await button(/^Ayam goreng sekor/).click();
    await button(/^Telur dadar/).click();
    await button('Charge RM 10.49').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Voucher' }).click();
    await sheet.getByLabel('Voucher code').waitFor();
    await page.keyboard.type('gift-0042');
    await page.keyboard.press('Enter');
    await page.keyboard.type('5');
    await sheet.getByText(/^The voucher pays RM.5\.00\.$/).waitFor();
    await page.keyboard.press('Enter');
    return sheet;
  };
  const sheet = await charge();
  await sheet.getByRole('list', { name: 'Payments' }).getByText('Voucher ••••0042').waitFor();
  await expectAccessible(page, 'the counter after a voucher');
  await sheet.getByRole('button', { name: /^Exact RM.5\.50$/ }).click();
  await page.getByText(/^Order P\d+/).waitFor();
  const { id } = await latest();
  const order = await owner.call(getOrder, { params: { id } });
  expect(order).toMatchObject({ payment_status: 'paid', totals: { rounding: 1 } });
  expect(order.payments).toMatchObject([
    { kind: 'voucher', amount: 500, voucher_code: 'GIFT-0042', face_value: 500 },
    { kind: 'cash', amount: 550, rounding: 1 },
  ]);
  const { stored_value } = await owner.call(getDailyReport, { query: {} });
  expect(stored_value).toContainEqual(expect.objectContaining({ kind: 'voucher', sales: 500 }));

  const again = await charge();
  const refusal = again.getByRole('list', { name: 'Payments' }).getByRole('alert');
  await refusal.getByText(/^This voucher has already been used\./).waitFor();
  await expectAccessible(page, 'the counter with a used voucher');
  expect((await owner.call(getOrder, { params: { id: (await latest()).id } })).payments).toEqual(
    [],
  );
});

test('a lost response to placing an order neither loses nor doubles it', async () => {
  await page.goto('/counter');
  await button('Sides').click();
  await button(/^Cucur udang/).click();
  await page.route('**/transfer_cart_into_order', async (route) => {
    // The server gets the request, but the answer is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await button(/^Charge /).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Exact / }).click();
  await sheet
    .getByText('Couldn’t reach the server. Check your connection and try again.')
    .waitFor();
  const { id } = await latest();
  await page.unroute('**/transfer_cart_into_order');
  await sheet.getByRole('button', { name: /^Exact / }).click();
  await page.getByText(/^Order P\d+ · paid$/).waitFor();
  expect(await latest()).toMatchObject({ id, payment_status: 'paid' });
});

test('a parked order survives a reload', async () => {
  await page.goto('/counter');
  await button('Sides').click();
  await button(/^Papadom basket/).click();
  await button('Actions').click();
  await page.getByRole('menuitem', { name: 'Park order' }).click();
  await page.reload();
  await button('1 parked order').click();
  await page.getByRole('menuitem', { name: /· Papadom basket · 1 item$/ }).click();
  const lines = page.getByRole('list', { name: 'Items on this order' });
  await expect.poll(() => lines.getByRole('listitem').count()).toBe(1);
  expect(await lines.innerText()).toContain('Papadom basket');
});
