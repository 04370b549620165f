import { listPlatformAccounts } from '@servery/api';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

test('an administrator invites an agent, who adds a merchant until they are deactivated', async () => {
  const { page, errors } = await devices.open();
  await page.goto('/platform-accounts');
  await new Till(page).fillIn('admin');
  await page.getByText('5 accounts').waitFor();
  await expectAccessible(page, 'platform accounts');
  await page.getByRole('button', { name: 'Create account…' }).click();
  const form = page.getByRole('dialog', { name: 'New platform account' });
  await form.getByLabel('Name', { exact: true }).fill('Nora Aziz');
  await form.getByLabel('Username').fill('nora.aziz');
  await form.getByLabel('Email').fill('nora@example.com');
  await expectAccessible(page, 'new platform account');
  await form.getByRole('button', { name: 'Create account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Invitation for Nora Aziz' });
  const link = await dialog.getByLabel('Invitation link').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const { page: theirs, errors: theirErrors } = await devices.open();
  await theirs.goto(link);
  await theirs.getByText('You’ve been invited to manage merchants on Servery.').waitFor();
  await expectAccessible(theirs, 'invitation to the platform');
  await theirs.getByLabel('New password').fill('three warm roti at noon');
  await theirs.getByRole('button', { name: 'Set password and sign in' }).click();
  // They look after no merchant yet, so they start there.
  await theirs.getByRole('heading', { name: 'No merchants yet' }).waitFor();
  expect(await theirs.getByRole('link', { name: 'Platform accounts' }).count()).toBe(0);
  await theirs.getByRole('button', { name: 'Add merchant' }).click();
  const merchant = theirs.getByRole('dialog', { name: 'New merchant' });
  await merchant.getByLabel('Business name').fill('Kopitiam Jaya');
  await merchant.getByLabel('Owner’s name').fill('Lim Mei Ling');
  await merchant.getByLabel('Username').fill('lim.meiling');
  await merchant.getByLabel('Email').fill('mei.ling@example.com');
  await merchant.getByRole('button', { name: 'Add merchant' }).click();
  await theirs.getByRole('alertdialog', { name: 'Kopitiam Jaya added' }).waitFor();

  const admin = await shop.as('admin');
  const stored = async () => {
    const { aaData } = await admin.call(listPlatformAccounts, { query: { search: 'nora' } });
    return aaData[0];
  };
  expect(await stored()).toMatchObject({ role: 'agent', status: 'active', merchants: 1 });

  await page.reload();
  await page.getByRole('button', { name: 'More actions for Nora Aziz' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Deactivate Nora Aziz?' });
  await ask.getByRole('button', { name: 'Deactivate' }).click();
  await page.getByText('Nora Aziz deactivated').waitFor();
  expect(await stored()).toMatchObject({ status: 'inactive', merchants: 1 });
  await theirs.reload();
  await theirs.getByLabel('Password', { exact: true }).waitFor();
  expect([...errors, ...theirErrors]).toEqual([]);
});
