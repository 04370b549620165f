import { readFileSync } from 'node:fs';
import { listOrders } from '@servery/api';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { now, paid, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const supervisorPin = '5937';
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

/** Signs in by what the fields are for, in whichever language they are. */
async function signIn(page: Page, username: string) {
  await page.goto('/login');
  await new Till(page).fillInWordless(username);
  await page.waitForURL((url) => url.pathname !== '/login');
}

test('a void stores the code of its reason, which each reader gets in their language', async () => {
  const till = new Till((await devices.open()).page);
  await till.signIn('cashier');
  const order = await place(await shop.as('waiter'), 'A2');
  await till.pick(order, /^Void order/, till.ticket(order));
  const dialog = till.dialog(`Void order ${order.number}?`);
  await dialog.getByRole('radio', { name: 'Wrong table' }).check();
  await dialog.getByRole('button', { name: 'Void order' }).click();
  await till.approve(supervisorPin);
  await dialog.waitFor({ state: 'detached' });

  const owner = await shop.as('merchant');
  const { facts } = (await now(owner, order)).timeline.at(-1)!;
  expect(facts).toMatchObject({ to: 'voided', reason_code: 'wrong_table' });
  expect(facts).not.toHaveProperty('reason');
  const { aaData } = await owner.call(listOrders, { query: { search: order.number } });
  expect(aaData.find(({ id }) => id === order.id)?.ended_for).toEqual({
    reason_code: 'wrong_table',
    reason: null,
  });

  const { page } = await devices.open({ language: null, locale: 'de-DE', acceptDownloads: true });
  await signIn(page, 'merchant');
  await page.goto(`/orders/${order.id}`);
  await page
    .getByText(/Falscher Tisch/)
    .first()
    .waitFor();
  await page.goto(`/orders/history?search=${order.number}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV exportieren' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const row = file.split('\r\n').find((line) => line.startsWith(`${order.number},`));
  expect(row).toContain(',Falscher Tisch,');
  expect(row).toContain(order.transaction_id);
  expect(file).not.toContain('[object Object]');
});

test('a completed refund is stored and read by another role', async () => {
  const owner = await shop.as('merchant');
  const placed = await place(owner, 'A3');
  const order = await paid(owner, placed, 'Cash');
  const till = new Till((await devices.open()).page);
  await till.signIn('supervisor');
  await till.pick(order, /^Cancel order/, till.ticket(order));
  const cancelling = till.dialog(`Cancel order ${order.number}?`);
  await cancelling.getByRole('radio').first().check();
  await cancelling.getByRole('button', { name: 'Cancel order' }).click();
  await cancelling.waitFor({ state: 'detached' });
  await till.pick(order, /^Complete refund/, till.ticket(order));
  const refunding = till.dialog(`Complete refund of order ${order.number}?`);
  await refunding.getByRole('button', { name: 'Complete refund' }).click();
  await refunding.waitFor({ state: 'detached' });

  const { payment_status, refunds } = await now(owner, order);
  expect({ payment_status, refunds }).toMatchObject({
    payment_status: 'refunded',
    refunds: [{ state: 'completed', amount: order.totals.captured }],
  });
  const { page } = await devices.open();
  await signIn(page, 'cashier');
  await page.goto(`/orders/${order.id}`);
  await page.getByText('Refunded', { exact: true }).first().waitFor();
});

describe.each([1280, 1440])('at %i px', (width) => {
  test.each(['merchant', 'admin'])('the total of every order is in view for %s', async (who) => {
    const { page } = await devices.open({ viewport: { width, height: 900 } });
    await signIn(page, who);
    await page.goto('/orders/history?startDate=2020-01-01+00%3A00&endDate=2030-01-01+00%3A00');
    const cells = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell');
    await cells.first().waitFor();
    const inView = await cells.last().evaluate((cell) => {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const edge = cell.closest('[role=grid]')!.parentElement!.getBoundingClientRect().right;
      // A point inside the cell, at its end: whatever covers or clips the cell would be there instead.
      const shown = document.elementFromPoint(right - 4, (top + bottom) / 2);
      return { isShown: cell.contains(shown), over: Math.max(0, right - edge), left };
    });
    expect(inView).toMatchObject({ isShown: true, over: 0 });
  });
});
