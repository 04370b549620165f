import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
let page: Page;
let till: Till;

beforeEach(async () => {
  ({ page } = await devices.open());
  till = new Till(page);
});

const newOrders = () => page.getByRole('link', { name: /New orders/ });
const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0]);

test('counts a guest’s order without a reload, and its tile opens the live orders', async () => {
  await till.signIn('merchant');
  await page.goto('/dashboard');
  const before = numberIn(await newOrders().innerText());
  const order = await place(await shop.as('waiter'), 'A1');
  await expect.poll(async () => numberIn(await newOrders().innerText())).toBe(before + 1);
  await expectAccessible(page, 'the dashboard');

  await newOrders().focus();
  await page.keyboard.press('Enter');
  await till.ticket(order).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/orders/live');
});

test('shows all outlets to their owner, and one after its name is pressed', async () => {
  await till.signIn('supermerchant');
  await page.goto('/dashboard');
  const outlets = page.getByRole('table', { name: 'Outlets' });
  await outlets.waitFor();
  expect(await outlets.getByRole('rowheader').count()).toBeGreaterThan(1);
  await expectAccessible(page, 'the dashboard');

  await outlets.getByRole('link', { name: 'Seri Melati Bangsar' }).click();
  await outlets.waitFor({ state: 'detached' });
  await newOrders().click();
  await till.lane('Action needed').waitFor();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('merchant_id')]).toEqual(['/orders/live', '102']);
});

test('has no links to lists that the reader can’t open', async () => {
  await till.signIn('supermerchant');
  await page.goto('/dashboard?merchant_id=101');
  await newOrders().waitFor();
  await page.getByText('Booking requests').waitFor();
  expect(await page.getByRole('link', { name: /Booking requests|queue/ }).count()).toBe(0);
});

test('is refused to a cashier', async () => {
  await till.signIn('cashier');
  await page.goto('/dashboard');
  await page.getByText(/don’t have (access|permission)/).waitFor();
  expect(await newOrders().count()).toBe(0);
});
