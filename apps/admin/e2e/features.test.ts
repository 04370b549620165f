import { listAttendance, Problem } from '@servery/api';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

/** Returns the code and the details of the problem of reading attendance; null if it works. */
const refusalOf = async () => {
  const { call } = await shop.as('merchant');
  const error: unknown = await call(listAttendance, { query: {} }).then(
    () => null,
    (problem: unknown) => problem,
  );
  return error instanceof Problem ? [error.status, error.code, error.matter.details] : error;
};

test('the owner turns attendance off and on, and another session follows', async () => {
  const owner = await devices.open();
  const waiter = await devices.open();
  await owner.page.goto('/pages/setting/feature');
  await new Till(owner.page).fillIn('merchant');
  await waiter.page.goto('/attendance');
  await new Till(waiter.page).fillIn('waiter');
  await waiter.page.getByRole('button', { name: 'Clock in or out' }).waitFor();

  const { page } = owner;
  const menu = page.getByRole('navigation').first();
  const entry = menu.getByRole('link', { name: 'Attendance' });
  await entry.waitFor();
  const card = page.getByRole('region', { name: 'Attendance' });
  const toggle = card.getByRole('switch', { name: 'Used in this business' });
  await expectAccessible(page, 'features');
  await toggle.click();
  const dialog = page.getByRole('alertdialog', { name: 'Turn off Attendance?' });
  await expectAccessible(page, 'turning a feature off');
  await dialog.getByRole('button', { name: 'Turn off feature' }).click();
  await page.getByText('Attendance turned off').waitFor();
  await entry.waitFor({ state: 'detached' });
  await card.getByRole('button', { name: 'Export' }).waitFor();
  expect(await refusalOf()).toEqual([403, 'featureOff', { feature: 'attendance', by: 'merchant' }]);

  // The search doesn't find it.
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const field = page.getByRole('combobox');
  await field.fill('employees');
  await page.getByRole('option', { name: 'Employees' }).first().waitFor();
  await field.fill('attendance');
  await page.getByText('No results for “attendance”.').first().waitFor();
  await page.keyboard.press('Escape');

  // Its URL says who turned it off.
  await page.goto('/attendance');
  await page.getByRole('heading', { name: '“Attendance” is turned off' }).waitFor();
  await page.getByText('Your business has turned it off').waitFor();
  await expectAccessible(page, 'a feature that is off');

  // The next request of the other session is refused, and its menu and screen follow.
  await waiter.page.getByRole('button', { name: 'Previous week' }).click();
  await waiter.page.getByRole('heading', { name: '“Attendance” is turned off' }).waitFor();
  await waiter.page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: 'Attendance' })
    .waitFor({ state: 'detached' });

  await page.goto('/pages/setting/feature');
  await toggle.click();
  await page.getByText('Attendance turned on').waitFor();
  await entry.click();
  await page.getByText('8 employees').waitFor();
  expect(await refusalOf()).toBeNull();
  expect([...owner.errors, ...waiter.errors]).toEqual([]);
});
