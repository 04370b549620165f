import { listShifts } from '@servery/api';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

const open = async (username: string) => {
  const device = await devices.open();
  await device.page.goto('/shifts');
  await new Till(device.page).enter(username);
  await device.page.getByRole('heading', { level: 1, name: 'Shifts' }).waitFor();
  return device;
};

/** Enters notes of RM 100 and RM 50, with Enter between the fields. */
const enter = async (page: Page, hundreds: number, fifties: number) => {
  const first = page.getByRole('spinbutton', { name: /^Number of RM.100\.00$/ });
  await first.fill(String(hundreds));
  await first.press('Enter');
  await page.locator(':focus').fill(String(fifties));
};

test('a cashier opens a drawer, pays in, counts blind, and closes with a manager’s approval', async () => {
  const cashier = await open('cashier');
  const { page } = cashier;
  const button = (name: string) => page.getByRole('button', { name });
  await button('Open drawer…').click();
  const form = page.getByRole('dialog', { name: 'Open drawer' });
  await enter(page, 1, 2);
  await expectAccessible(page, 'float of a drawer');
  await form.getByRole('button', { name: 'Open drawer' }).click();
  await button('Pay in').click();
  const payIn = page.getByRole('dialog', { name: 'Pay in' });
  await payIn.getByLabel('Amount').fill('50');
  await payIn.getByLabel('Reason').fill('Small change from the bank');
  await payIn.getByRole('button', { name: 'Pay in' }).click();
  await page
    .getByRole('list', { name: 'Cash in and out' })
    .getByText(/Small change/)
    .waitFor();
  await expectAccessible(page, 'open drawer');

  // Another person sees who is using the drawer.
  const manager = await open('supervisor');
  await manager.page.getByText(/^Till 1 is in use by Siti Hajar Ismail since/).waitFor();

  await button('Count drawer…').click();
  await button('Start counting').click();
  await page.getByRole('dialog', { name: 'Count Till 1' }).waitFor();
  await enter(page, 2, 0);
  await button('Save count').click();
  await page.getByText('The count doesn’t match').waitFor();
  // The drawer should hold 250.00, which isn't on the page.
  expect(await page.getByText('250.00').count()).toBe(0);
  await enter(page, 2, 0);
  await button('Save count').click();
  const close = page.getByRole('dialog', { name: 'Close shift with Till 1' });
  await close.getByText(/^RM.50\.00 short$/).waitFor();
  await expectAccessible(page, 'variance of a shift');
  await close.getByLabel('Reason').fill('Gave too much change');
  await close.getByRole('button', { name: 'Close shift' }).click();
  await new Till(page).approve('5937');
  await page.getByText(/^You don’t have an open drawer/).waitFor();

  // The manager's list follows without a reload.
  await manager.page.getByText(/^RM.50\.00 short$/).click();
  const report = manager.page.getByRole('dialog', { name: 'Shift of Siti Hajar Ismail' });
  for (const text of ['Suresh Pillai', 'Gave too much change', 'Expected'])
    await report.getByText(text, { exact: true }).first().waitFor();
  await expectAccessible(manager.page, 'report of a shift');

  const owner = await shop.as('merchant');
  const { aaData } = await owner.call(listShifts, { query: { length: 1 } });
  expect(aaData[0]).toMatchObject({
    state: 'closed',
    expected: 25_000,
    variance: -5_000,
    closed_by: 'Siti Hajar Ismail',
    approved_by: 'Suresh Pillai',
  });
  expect([...cashier.errors, ...manager.errors]).toEqual([]);
});
