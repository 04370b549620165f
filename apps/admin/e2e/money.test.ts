import { getMenu, listMenus } from '@servery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Opens an item of the menu in German, and what is needed to change its price. */
async function editItem() {
  const owner = await shop.as('merchant');
  const { aaData } = await owner.call(listMenus, { query: { start: 0, length: 1 } });
  const { id } = aaData[0]!;
  const { page, trouble } = await devices.open({ language: 'de' });
  await page.goto(`/pages/menu/food_menu?open=${id}`);
  await new Till(page).fillInWordless('merchant');
  const drawer = page.getByRole('dialog');
  return {
    drawer,
    trouble,
    price: drawer.getByLabel('Preis', { exact: true }),
    save: drawer.getByRole('button', { name: 'Änderungen speichern' }),
    stored: async () => (await owner.call(getMenu, { params: { id } })).price,
  };
}

test('a price typed in German is stored as it is written', async () => {
  const { drawer, price, save, stored, trouble } = await editItem();
  await price.fill('1.500,00');
  await save.click();
  await drawer.waitFor({ state: 'detached' });
  expect(await stored()).toBe(150_000);
  expect(trouble).toEqual([]);
});

test('a price that cannot be read keeps the form from being saved', async () => {
  const { drawer, price, save, stored, trouble } = await editItem();
  const before = await stored();
  // Three decimals: no price in German, and fifteen hundred in English.
  await price.fill('1,500');
  await save.click();
  await drawer.getByText('Geben Sie einen Betrag ein, zum Beispiel 1.500,00.').waitFor();
  expect(await price.inputValue()).toBe('1,500');
  expect(await stored()).toBe(before);
  await price.fill('2750');
  await price.press('Enter');
  await drawer.waitFor({ state: 'detached' });
  expect(await stored()).toBe(275_000);
  expect(trouble).toEqual([]);
});
