import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openBrowser, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { Till } from './support/Till.ts';

let shop: Shop;
let devices: Devices;

// The test turns the server's clock and pairs a device, so a retry needs a new server.
beforeEach(async () => {
  shop = await openShop({ hasTurnableClock: true });
  devices = await openBrowser(shop.url);
});

afterEach(async () => {
  await devices?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
});

/** Chromium's error if it requests the service worker while the server is stopped. */
const workerWasUnreachable = 'An unknown error occurred when fetching the script.';

test('a kitchen display is paired by a code, survives a restart and a night, and is revoked', async () => {
  const { page: office } = await devices.open({ serviceWorkers: 'allow' });
  const { page: kitchen, errors } = await devices.open({ serviceWorkers: 'allow' });
  await new Till(office).signIn('merchant');
  await office.goto('/pages/setting/device');
  await office.getByRole('button', { name: 'Add device' }).click();
  const dialog = office.getByRole('dialog', { name: 'Add device' });
  await dialog.getByLabel('Name').fill('Grill');
  await dialog.getByRole('button', { name: 'Get code' }).click();
  const code = await dialog.getByRole('group', { name: 'Pairing code' }).innerText();
  await expectAccessible(office, 'pairing code');

  await kitchen.goto('/');
  await kitchen.getByRole('button', { name: 'Pair this device' }).click();
  await kitchen.getByLabel('Pairing code').fill(code);
  await expectAccessible(kitchen, 'pair device');
  await kitchen.getByRole('button', { name: 'Pair device' }).click();
  const display = kitchen.getByRole('heading', { level: 1, name: 'Kitchen display' });
  await display.waitFor();
  expect(new URL(kitchen.url()).pathname).toBe('/kitchen');
  await dialog.getByText('Grill is paired.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await shop.stop('SIGTERM');
  await shop.start();
  await kitchen.reload();
  await display.waitFor();

  // The device is switched off: no page of the app is open.
  await kitchen.goto('/healthz');
  await shop.later(13 * 60);
  await kitchen.goto(shop.url);
  await display.waitFor();
  // A shared device has no account and can't sign itself out.
  await kitchen.getByRole('button', { name: /: Grill$/ }).click();
  await kitchen.getByRole('menuitem').first().waitFor();
  expect(await kitchen.getByRole('menuitem', { name: 'Sign out' }).count()).toBe(0);
  await kitchen.keyboard.press('Escape');

  // The person’s session expired in these 13 hours.
  await office.goto('/pages/setting/device');
  await new Till(office).fillIn('merchant');
  await office.getByRole('button', { name: 'Revoke Grill' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await office.getByText('No shared devices yet').waitFor();
  await kitchen.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await display.count()).toBe(0);
  expect(errors.filter((text) => text !== workerWasUnreachable)).toEqual([]);
});
