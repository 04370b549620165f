import { clockAttendance, listAttendance, listEmployees } from '@servery/api';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

test('an owner adds an employee, who clocks in by PIN, leaves and comes back', async () => {
  const { page, errors } = await devices.open();
  await page.goto('/employees');
  await new Till(page).fillIn('merchant');
  await page.getByText('9 employees').waitFor();
  await expectAccessible(page, 'employees');

  await page.getByRole('button', { name: 'Add employee' }).click();
  const form = page.getByRole('dialog', { name: 'New employee' });
  await form.getByLabel('Name', { exact: true }).fill('Lee Chong');
  await form.getByLabel('Job title').fill('Baker');
  await form.getByLabel('Hourly wage').fill('12.50');
  await expectAccessible(page, 'new employee');
  await form.getByRole('button', { name: 'Add employee' }).click();
  await page.getByText('Employee Lee Chong saved').waitFor();
  const row = page.getByRole('row').filter({ hasText: 'Lee Chong' });
  await row.getByText('12.50').waitFor();
  const owner = await shop.as('merchant');
  const stored = async () => {
    const { aaData } = await owner.call(listEmployees, { query: { search: 'Lee Chong' } });
    return aaData[0];
  };
  expect(await stored()).toMatchObject({ title: 'Baker', hourly_wage: 1_250, left_at: null });
  // Wages aren't for everyone at the outlet.
  for (const username of ['supervisor', 'cashier']) {
    const reader = await shop.as(username);
    await expect(reader.call(listEmployees, { query: {} })).rejects.toMatchObject({
      code: 'forbidden',
    });
  }

  const act = async (action: string) => {
    await page.getByRole('button', { name: 'More actions for Lee Chong' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await act('New PIN for the time clock');
  const pinned = page.getByRole('alertdialog', { name: 'PIN for Lee Chong' });
  const pin = await pinned.getByRole('textbox', { name: 'PIN' }).inputValue();
  await expectAccessible(page, 'new PIN');
  await pinned.getByRole('button', { name: 'Close' }).click();
  const waiter = await shop.as('waiter');
  const { entry } = await waiter.call(clockAttendance, { body: { pin, action: 'clock_in' } });
  expect(entry.employee.name).toBe('Lee Chong');
  const supervisor = await shop.as('supervisor');
  const hours = await supervisor.call(listAttendance, { query: { search: 'Lee Chong' } });
  expect(hours.aaData).toMatchObject([{ entries: [{ id: entry.id, state: 'open' }] }]);

  await act('Mark as left…');
  const ask = page.getByRole('alertdialog', { name: 'Mark Lee Chong as left?' });
  await expectAccessible(page, 'question whether an employee has left');
  await ask.getByRole('button', { name: 'Mark as left' }).click();
  await row.getByText('Left', { exact: true }).waitFor();
  expect(await stored()).toMatchObject({ left_at: expect.any(String) as unknown });

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Left' }).click();
  await page.getByText('2 employees').waitFor();
  await act('Mark as employed');
  await page.getByText('Lee Chong marked as employed').waitFor();
  await page.getByText('1 employee', { exact: true }).waitFor();
  expect(await stored()).toMatchObject({ left_at: null });
  expect(errors).toEqual([]);
});
