import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openBrowser, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { Till } from './support/Till.ts';

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

const secret = 'three warm roti at noon';

test('a new cashier sets a password by invitation, works, and is signed out once deactivated', async () => {
  const office = await devices.open();
  const { page } = office;
  await page.goto('/staff');
  await new Till(page).fillIn('merchant');
  await page.getByRole('button', { name: 'Add staff' }).click();
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
