import type { Order } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { place } from './support/orders.ts';
import { shopNow } from './support/shopNow.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
let order: Order;

beforeAll(async () => {
  const owner = await shop.as('merchant');
  order = await place(owner, 'A1', { phone: '+60123456789' });
});

test.each([
  ['merchant', '+60123456789', 1],
  ['cashier', '•••• 6789', 0],
  ['waiter', '•••• 6789', 0],
])('%s sees a guest’s phone number as %s', async (who, shown, links) => {
  const { page, errors } = await devices.open();
  await page.goto(`/orders/${order.id}`);
  await new Till(page).fillIn(who);
  await page.getByText(shown, { exact: true }).waitFor();
  expect(await page.locator('a[href^="tel:"]').count()).toBe(links);
  expect(errors).toEqual([]);
});

test.each(['Asia/Tokyo', 'America/New_York'])(
  'an American browser in %s shows dates in the shop’s time zone with the day first',
  async (timezoneId) => {
    const at = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-MY', { timeZone: 'Asia/Kuala_Lumpur', ...options });
    const { page, errors } = await devices.open({ timezoneId, locale: 'en-US', language: null });
    await page.goto('/account/devices');
    const before = shopNow();
    await new Till(page).fillIn('merchant');
    const day = at({ dateStyle: 'medium' }).format(before);
    await page.getByText(day).first().waitFor();
    const text = await page.getByRole('main').innerText();
    const written = /\d{1,2}:\d{2}\s?[ap]m/i.exec(text)?.[0].replace(/\s/g, ' ').toLowerCase();
    const minutes = [0, 1, 2].map((later) =>
      at({ timeStyle: 'short' })
        .format(before.getTime() + later * 60_000)
        .replace(/\s/g, ' ')
        .toLowerCase(),
    );
    expect(minutes).toContain(written);
    expect(errors).toEqual([]);
  },
);

test('template apps have a menu section of their own, only for people who have them', async () => {
  const sections = async (who: string) => {
    const { page } = await devices.open();
    await page.goto('/account');
    await new Till(page).fillIn(who);
    const menu = page.getByRole('navigation').first();
    await menu.getByRole('link', { name: 'Live orders' }).waitFor();
    return { page, menu };
  };
  const sample = await sections('cashier');
  await sample.menu.getByRole('link', { name: 'Kanban' }).waitFor();
  const words = await sample.menu.innerText();
  const at = (word: string) => words.toLowerCase().indexOf(word);
  expect(at('template apps')).toBeGreaterThan(at('live orders'));
  expect(at('kanban')).toBeGreaterThan(at('template apps'));
  const real = await sections('merchant.kajang');
  expect(await real.menu.getByText('Template apps').count()).toBe(0);
  await real.page.goto('/apps/kanban');
  await real.page.getByRole('heading', { name: '“Template apps” is turned off' }).waitFor();
  await real.page.getByText('Your business has turned it off').waitFor();
  await sample.page.goto('/apps/no-such-app');
  await sample.page.getByRole('heading', { name: 'Page not found', level: 1 }).waitFor();
  expect(await sample.page.title()).toBe('Page not found · Servery');
  expect(await sample.page.getByRole('navigation').count()).toBe(0);
});
