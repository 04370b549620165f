import { createMenu, listCategories, listMenus, type FoodMenu } from '@servery/api';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
const owner = await shop.as('supermerchant');

const name = 'Nasi dagang Terengganu';

/** Returns the ids of the outlets that have the dish, the smallest first. */
const outletsWithDish = async (): Promise<number[]> => {
  const { aaData } = await owner.call(listMenus, { query: { search: name } });
  return aaData.map(({ merchant_id }) => merchant_id).toSorted((a, b) => a - b);
};

const addDish = async (): Promise<FoodMenu> => {
  const query = { merchant_id: 101, order: 'asc' as const };
  const { aaData } = await owner.call(listCategories, { query });
  return owner.call(createMenu, {
    body: { merchant_id: 101, name, price: 1490, tax_class: 'SST', category_id: aaData[0]!.id },
  });
};

test('a supermerchant pushes an item to the other outlets and takes it back', async () => {
  await addDish();
  const { page, errors } = await devices.open();
  await page.goto('/pages/menu/food_menu');
  await new Till(page).fillIn('supermerchant');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  // The heading and the item: the search is over, so the row stays where it is.
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  const form = page.getByRole('dialog', { name: `Push ${name} to outlets` });
  const open = async () => {
    await page
      .getByRole('button', { name: `More actions for ${name}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Push item to outlets…' }).click();
    await form.getByRole('checkbox').nth(2).waitFor();
  };
  await open();
  await form.getByText('3 outlets change. 3 of them get a new item.').waitFor();
  await expectAccessible(page, 'an item at outlets');
  await form.getByRole('checkbox', { name: /Cheras/ }).press('Space');
  await form.getByRole('button', { name: 'Push to 2 outlets' }).click();
  await page.getByText('Item pushed to 2 outlets').waitFor();
  await form.waitFor({ state: 'hidden' });
  expect(await outletsWithDish()).toEqual([101, 102, 104]);

  await open();
  await form.getByText('Pushed to 2 outlets').waitFor();
  await expectAccessible(page, 'a recent push');
  await form.getByRole('button', { name: /^Undo push from/ }).click();
  // First the notification, which doesn't stay.
  await page.getByText('2 outlets restored').waitFor();
  await form.getByText('Undone by Kamaruddin Yusof').waitFor();
  expect(await outletsWithDish()).toEqual([101]);
  expect(errors).toEqual([]);
});
