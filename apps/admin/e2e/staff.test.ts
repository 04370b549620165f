import { expect, test } from 'vitest';
import { Counter } from './support/Counter.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { password } from './support/openShop.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

const secret = 'three warm roti at noon';

test('a new cashier sets a password by invitation, works, and is signed out once deactivated', async () => {
  const office = await devices.open();
  const { page } = office;
  await page.goto('/pages/menu');
  await new Till(page).fillIn('merchant');
  await page.getByRole('link', { name: 'Create Operation' }).click();
  const form = page.getByRole('dialog', { name: 'New staff account' });
  await form.getByLabel('Name', { exact: true }).fill('Lee Chong');
  await form.getByLabel('Username').fill('lee.chong');
  await form.getByLabel('Email').fill('lee@example.com');
  await expectAccessible(page, 'new staff account');
  await form.getByRole('button', { name: 'Add staff' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Invitation for Lee Chong' });
  const link = await dialog.getByLabel('Invitation link').inputValue();
  await expectAccessible(page, 'new invitation');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const phone = await devices.open();
  const till = new Till(phone.page);
  await phone.page.goto(link);
  await phone.page.getByRole('heading', { name: 'Welcome, Lee Chong' }).waitFor();
  await expectAccessible(phone.page, 'invitation');
  await phone.page.getByLabel('New password').fill(secret);
  await phone.page.getByRole('button', { name: 'Set password and sign in' }).click();
  await till.lane('Action needed').waitFor();
  expect(phone.page.url()).not.toContain('invitation');

  // The link works once, and the password from then on.
  const other = await devices.open();
  await other.page.goto(link);
  await other.page.getByRole('heading', { name: 'This invitation no longer works' }).waitFor();
  await other.page.getByRole('link', { name: 'Sign in' }).click();
  await new Till(other.page).fillIn('lee.chong', secret);
  await new Till(other.page).lane('Action needed').waitFor();

  await page.getByRole('button', { name: 'More actions for Lee Chong' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Deactivate Lee Chong?' });
  await ask.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Lee Chong deactivated').waitFor();
  for (const { page: theirs } of [phone, other]) {
    await theirs.reload();
    await theirs.getByLabel('Password', { exact: true }).waitFor();
  }
  expect(office.errors).toEqual([]);
});

test('a cashier sets a PIN, which works on a shared device until a manager resets it', async () => {
  const cashier = { name: 'Siti Hajar Ismail', pin: '4926' };
  const own = await devices.open();
  await own.page.goto('/account/password');
  await new Till(own.page).fillIn('cashier');
  const form = own.page.getByRole('form', { name: 'Set your PIN' });
  await form.getByLabel('Current password').fill(password);
  await form.getByLabel('New PIN').fill(cashier.pin);
  await expectAccessible(own.page, 'new PIN');
  await form.getByRole('button', { name: 'Set PIN' }).click();
  await own.page.getByText('PIN set.').waitFor();
  expect(own.errors).toEqual([]);

  const counter = new Counter((await devices.open()).page);
  await counter.pair(await shop.as('merchant'), 'Till');
  await counter.enter(cashier);
  await counter.lock(cashier);

  const { page, errors } = await devices.open();
  await page.goto('/pages/setting/operation');
  await new Till(page).fillIn('merchant');
  const row = page.getByRole('row').filter({ hasText: cashier.name });
  const mark = row.getByText('PIN set');
  await mark.waitFor();
  await page.getByRole('button', { name: `More actions for ${cashier.name}` }).click();
  await page.getByRole('menuitem', { name: 'Reset PIN…' }).click();
  const ask = page.getByRole('alertdialog', { name: `Reset the PIN of ${cashier.name}?` });
  await expectAccessible(page, 'question whether to reset a PIN');
  await ask.getByRole('button', { name: 'Reset PIN' }).click();
  await page.getByText(`PIN of ${cashier.name} reset`).waitFor();
  await mark.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);

  await counter.type(cashier.pin);
  await counter.page.getByText('Incorrect PIN. Try again.').waitFor();
});
