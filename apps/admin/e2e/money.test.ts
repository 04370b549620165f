import { getMenu, getReservationCalendar, listMenus, type Client } from '@servery/api';
import { merchants } from '@servery/sample';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, now, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();

/**
 * Opens an item of the menu in German and returns its price field, its save button and related
 * helpers.
 */
async function editItem() {
  const owner = await shop.as('merchant');
  const { aaData } = await owner.call(listMenus, { query: { start: 0, length: 1 } });
  const { id } = aaData[0]!;
  const { page, errors } = await devices.open({ language: 'de' });
  await page.goto(`/pages/menu/food_menu?open=${id}`);
  await new Till(page).fillInWordless('merchant');
  const drawer = page.getByRole('dialog');
  return {
    drawer,
    errors,
    price: drawer.getByLabel('Preis', { exact: true }),
    save: drawer.getByRole('button', { name: 'Änderungen speichern' }),
    stored: async () => (await owner.call(getMenu, { params: { id } })).price,
  };
}

test('a price typed in German is stored correctly', async () => {
  const { drawer, price, save, stored, errors } = await editItem();
  await price.fill('1.500,00');
  await save.click();
  await drawer.waitFor({ state: 'detached' });
  expect(await stored()).toBe(150_000);
  expect(errors).toEqual([]);
});

test('an invalid price prevents saving the form', async () => {
  const { drawer, price, save, stored, errors } = await editItem();
  const before = await stored();
  // Three decimals, so not a price in German, but fifteen hundred in English.
  await price.fill('1,500');
  await save.click();
  await drawer.getByText('Geben Sie einen Betrag ein, zum Beispiel 1.500,00.').waitFor();
  expect(await price.inputValue()).toBe('1,500');
  expect(await stored()).toBe(before);
  await price.fill('2750');
  await price.press('Enter');
  await drawer.waitFor({ state: 'detached' });
  expect(await stored()).toBe(275_000);
  expect(errors).toEqual([]);
});

describe('1.500,00 typed in German', () => {
  let owner: Client;
  let office: Page;
  let reader: Page;

  /** Opens a German page and signs in there. */
  async function openGerman(username: string): Promise<Page> {
    const { page } = await devices.open({ language: 'de' });
    await page.goto('/account');
    await new Till(page).enter(username);
    return page;
  }

  beforeAll(async () => {
    owner = await shop.as('merchant');
    [office, reader] = await Promise.all([openGerman('merchant'), openGerman('host')]);
  });

  /** Opens an accepted order of more than 1,500.00 on the owner's page. */
  async function openLargeOrder(table: string) {
    const roti = merchants[0]!.items.find(({ name }) => name === 'Roti tisu')!;
    const lines = [{ menu_id: roti.id, quantity: 400 }];
    const order = await moved(owner, await place(owner, table, { lines }), 'accepted');
    expect(order.balance).toBeGreaterThan(150_000);
    await office.goto(`/orders/${order.id}`);
    await office.getByRole('heading', { level: 1 }).waitFor();
    return order;
  }

  test('is stored and shown as a payment of 1,500.00', async () => {
    const order = await openLargeOrder('A1');
    await office.getByRole('button', { name: /^Weitere Aktionen für Bestellung/ }).click();
    await office.getByRole('menuitem', { name: 'Kassieren' }).click();
    const dialog = office.getByRole('dialog', { name: /^Zahlung für Bestellung/ });
    await dialog.getByRole('button', { name: 'Zahlung teilen' }).click();
    await dialog.getByLabel('Betrag').fill('1.500,00');
    await dialog.getByLabel('Betrag').blur();
    await dialog.getByRole('button', { name: 'Card terminal' }).click();
    await expect
      .poll(async () => (await now(owner, order)).payments)
      .toMatchObject([{ name: 'Card terminal', state: 'captured', amount: 150_000 }]);
    await reader.goto(`/orders/${order.id}`);
    const payments = reader.getByRole('region', { name: 'Zahlungen' });
    await payments
      .getByText(/(?<![\d.,])1\.500,00/)
      .first()
      .waitFor();
  });

  test('is stored and shown as a discount of 1,500.00', async () => {
    const order = await openLargeOrder('A2');
    await office.getByRole('button', { name: /^Weitere Aktionen für Bestellung/ }).click();
    await office.getByRole('menuitem', { name: /^Rabatt/ }).click();
    const dialog = office.getByRole('dialog', { name: /^Rabatt auf Bestellung/ });
    await dialog.getByRole('radio', { name: 'Betrag' }).press('Space');
    await dialog.getByLabel('Rabattbetrag auf Positionen').fill('1.500,00');
    await dialog.getByLabel('Bezeichnung des Rabatts').fill('Lange gewartet');
    await dialog.getByRole('button', { name: 'Rabatt anwenden' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { reductions, balance } = await now(owner, order);
    expect(reductions).toMatchObject([{ label: 'Lange gewartet', amount: 150_000 }]);
    expect(balance).toBeLessThanOrEqual(order.balance - 150_000);
    await reader.goto(`/orders/${order.id}`);
    await reader
      .getByText(/(?<![\d.,])1\.500,00/)
      .first()
      .waitFor();
  });

  test('is stored and shown as a deposit of 1,500.00 per guest', async () => {
    await office.goto('/reservations/settings');
    await office.getByLabel('Pro Gast').fill('1.500,00');
    await office.getByRole('button', { name: 'Änderungen speichern' }).click();
    const stored = () => owner.call(getReservationCalendar, { query: {} });
    await expect.poll(async () => (await stored()).deposit_per_cover).toBe(150_000);
    await reader.goto('/reservations/settings');
    await expect.poll(() => reader.getByLabel('Pro Gast').inputValue()).toBe('1.500,00');
  });
});
