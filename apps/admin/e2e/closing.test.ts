import { listDayClosings, listPrintJobs } from '@servery/api';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

const open = async (username: string) => {
  const device = await devices.open();
  await device.page.goto('/reports/daily');
  await new Till(device.page).enter(username);
  return device;
};

test('a manager closes and prints the day, and what follows belongs to the next one', async () => {
  const waiter = await shop.as('waiter');
  await place(waiter, 'A1');
  const manager = await open('merchant');
  const { page } = manager;
  const button = (name: string) => page.getByRole('button', { name });
  await button('Close day…').click();
  const form = page.getByRole('dialog', { name: /^Close (?!day)/ });
  await form.getByRole('checkbox', { name: 'Carry over all' }).check();
  await expectAccessible(page, 'closing of a day');
  await form.getByRole('button', { name: 'Close day' }).click();
  await page.getByText(/^Closing 1, by Farah Kamaruddin/).waitFor();
  await page.getByText('All sums agree').waitFor();
  expect(await button('Close day…').count()).toBe(0);
  await expectAccessible(page, 'closed day');

  await button('Print').click();
  const print = page.getByRole('dialog', { name: 'Print daily summary' });
  await print.getByRole('region', { name: /^Closing 1 / }).waitFor();
  await expectAccessible(page, 'print of a closed day');
  await print.getByRole('button', { name: 'Print', exact: true }).click();
  await print.waitFor({ state: 'detached' });

  const owner = await shop.as('merchant');
  const { aaData } = await owner.call(listDayClosings, { query: {} });
  expect(aaData).toMatchObject([{ number: 1, closed_by: 'Farah Kamaruddin' }]);
  const next = await place(waiter, 'A2');
  expect(next.business_date > aaData[0]!.business_date).toBe(true);
  const jobs = await owner.call(listPrintJobs, { query: { kind: 'daily_summary' } });
  expect(jobs.aaData).toMatchObject([{ title: `Closing 1 ${aaData[0]!.business_date}` }]);

  // The report is final after a reload too, and its figures aren't for cashiers.
  await page.reload();
  await page.getByText(/^Closing 1, by Farah Kamaruddin/).waitFor();
  const cashier = await open('cashier');
  await cashier.page.getByRole('main').getByRole('heading').first().waitFor();
  expect(await cashier.page.getByText('Net sales').count()).toBe(0);
  expect([...manager.errors, ...cashier.errors]).toEqual([]);
});
