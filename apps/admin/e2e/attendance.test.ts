import { listAttendance } from '@servery/api';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

/** Returns the stored week of an employee of the first outlet. */
const stored = async (name: string, week = '') => {
  const owner = await shop.as('merchant');
  const { aaData } = await owner.call(listAttendance, { query: { search: name, week } });
  return aaData[0]!;
};

test('two people clock in and out by PIN on the device of a waiter', async () => {
  const { page, errors } = await devices.open();
  await page.goto('/attendance');
  await new Till(page).fillIn('waiter');
  await page.getByRole('button', { name: 'Clock in or out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Time clock' });
  await expectAccessible(page, 'time clock');
  const clock = async (action: string, pin: string, greeting: string) => {
    await dialog.getByRole('radio', { name: action }).check();
    for (const digit of pin) await dialog.getByRole('button', { name: digit, exact: true }).click();
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await dialog.getByText(greeting).waitFor();
  };
  await clock('Clock in', '4086', 'Hello, Siti Hajar Ismail!');
  await clock('Clock in', '5937', 'Hello, Suresh Pillai!');
  const { entries } = await stored('Siti Hajar Ismail');
  expect(entries.at(-1)).toMatchObject({ state: 'open', clocked_out_at: null });
  await clock('Clock out', '4086', 'Goodbye, Siti Hajar Ismail!');
  await clock('Clock out', '5937', 'Goodbye, Suresh Pillai!');
  for (const name of ['Siti Hajar Ismail', 'Suresh Pillai']) {
    const entry = (await stored(name)).entries.at(-1);
    expect(entry).toMatchObject({ state: 'closed', clocked_out_at: expect.any(String) as unknown });
  }
  // A waiter sees only their own hours.
  await page.keyboard.press('Escape');
  await page.getByRole('row').filter({ hasText: 'Muthu Krishnan' }).waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'Suresh Pillai' }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a supervisor confirms a forgotten clock-out and corrects another entry', async () => {
  const { page, errors } = await devices.open();
  await page.goto('/attendance');
  await new Till(page).fillIn('supervisor');
  await page.getByText('8 employees').waitFor();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await page.getByText('Over limit', { exact: true }).first().waitFor();
  await expectAccessible(page, 'attendance');

  const open = async (name: string, state: string, action: string) => {
    await page.getByText(name, { exact: true }).click();
    const panel = page.getByRole('dialog', { name: new RegExp(name) });
    const card = panel.getByRole('region').filter({ hasText: state }).first();
    await expectAccessible(page, `week of ${name}`);
    await card.getByRole('button', { name: action }).click();
    return panel;
  };
  const setTime = async (time: string) => {
    const field = page.getByLabel(/^Clocked out/);
    await field.fill(`${(await field.inputValue()).slice(0, 11)}${time}`);
  };
  const forgotten = await open('Muthu Krishnan', 'Not confirmed', 'Confirm hours…');
  const confirming = page.getByRole('dialog', { name: 'Confirm hours' });
  await setTime('22:30');
  await confirming.getByLabel('Unpaid breaks, in minutes').fill('30');
  await expectAccessible(page, 'confirmation of hours');
  await confirming.getByRole('button', { name: 'Confirm hours' }).click();
  await page.getByText('Hours of Muthu Krishnan saved').waitFor();
  await forgotten.getByText(/^Confirmed by Suresh Pillai/).waitFor();
  await confirming.waitFor({ state: 'hidden' });
  await forgotten.getByRole('button', { name: 'Close' }).click();
  await forgotten.waitFor({ state: 'hidden' });

  const panel = await open('Tan Boon Heng', 'Completed', 'Correct…');
  const correcting = page.getByRole('dialog', { name: 'Correct entry' });
  await setTime('16:15');
  await correcting.getByLabel('Reason').fill('Left half an hour early');
  await expectAccessible(page, 'correction of an entry');
  await correcting.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Hours of Tan Boon Heng saved').waitFor();
  await panel.getByText(/Left half an hour early/).waitFor();

  const week = new URL(page.url()).searchParams.get('week')!;
  const confirmed = (await stored('Muthu Krishnan', week)).entries.filter((one) => one.confirmed);
  expect(confirmed).toMatchObject([
    { state: 'confirmed', minutes: 480, confirmed: { by: 'Suresh Pillai' } },
  ]);
  const corrected = (await stored('Tan Boon Heng', week)).entries.filter(
    ({ corrections }) => corrections.length > 0,
  );
  expect(corrected).toMatchObject([
    {
      minutes: 435,
      corrections: [{ by: 'Suresh Pillai', reason: 'Left half an hour early' }],
    },
  ]);
  expect(errors).toEqual([]);
});
