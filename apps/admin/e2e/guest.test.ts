import {
  changeTable,
  createTable,
  getMenu,
  getTableOrder,
  toggleMenu,
  type CartLine,
  type Client,
  type Order,
  type Table,
} from '@servery/api';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/expectAccessible.ts';
import type { Device, DeviceOptions } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const place = {
  merchant_id: null,
  section: 'Terrace',
  seats_min: 1,
  seats_max: 4,
  shape: 'square' as const,
  x: 0,
  y: 0,
};

const { shop, devices } = await openShopAndBrowser();
let merchant: Client;
let free: Table[];

beforeAll(async () => {
  merchant = await shop.as('merchant');
  // Create tables, because how many of the sample's are free depends on the time of day.
  free = await Promise.all(
    ['1', '2', '3', '4', '5'].map((number) =>
      merchant.call(createTable, { body: { ...place, name: `Free ${number}` } }),
    ),
  );
});

const phone: DeviceOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  serviceWorkers: 'allow',
};

/** Opens a phone on the page of a table's QR code. */
async function scan({ qr_token, name }: Table, options: DeviceOptions = {}): Promise<Device> {
  const device = await devices.open({ ...phone, ...options });
  await device.page.goto(`/t/${qr_token}`);
  await device.page.getByRole('heading', { level: 1, name: `Table ${name}` }).waitFor();
  return device;
}

const quickly = (page: Page, dish: string) =>
  page.getByRole('button', { name: `Add ${dish}`, exact: true }).click();
const openCart = (page: Page) => page.getByRole('button', { name: /in the cart · / }).click();
const linesOf = (page: Page) => page.getByRole('list', { name: 'Cart' }).getByRole('listitem');
const send = (page: Page) => page.getByRole('button', { name: /^Send order/ });
const seen = ({ id }: Table): Promise<{ cart: CartLine[]; orders: Order[]; table: Table }> =>
  merchant.call(getTableOrder, { params: { id } });

test('a guest orders by the table’s QR code, the board shows it, and the guest sees its status', async () => {
  const table = free[0]!;
  const till = new Till((await devices.open()).page);
  await till.signIn('cashier');
  const { page, errors } = await scan(table);
  await expectAccessible(page, 'the menu of a table');
  await page.getByRole('button', { name: /^Teh tarik/ }).click();
  const dish = page.getByRole('dialog', { name: 'Teh tarik' });
  await dish.getByRole('button', { name: /^Add · / }).click();
  await dish.getByText('Choose an option here first.').waitFor();
  await dish.getByRole('radio', { name: /^Ais/ }).check();
  await dish.getByRole('button', { name: 'Add one more Teh tarik' }).click();
  await expectAccessible(page, 'a dish');
  await dish.getByRole('button', { name: /^Add · RM\s?6\.80$/ }).click();
  await dish.waitFor({ state: 'hidden' });
  await quickly(page, 'Roti tisu');
  await openCart(page);
  await expect.poll(() => linesOf(page).count()).toBe(2);
  await expectAccessible(page, 'the cart of a table');
  await send(page).click();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  const { orders } = await seen(table);
  expect(orders).toMatchObject([{ status: 'new', item_count: 3, customer_name: '' }]);
  const [order] = orders;
  await till.lane('New').getByRole('article').and(till.ticket(order!)).waitFor();
  await till.ticket(order!).getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Accepted', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Ask for the bill' }).click();
  await page.getByText(/^You asked for the bill at /).waitFor();
  const requests = till.page.getByRole('list', { name: 'Guest requests' });
  await requests.getByText('Wants the bill').waitFor();
  await expectAccessible(till.page, 'the live board with a request');
  await till.page.goto('/pages/setting/table');
  await till.page.getByText(/^Bill requested/).waitFor();
  expect(errors).toEqual([]);
});

test('a guest without an order calls staff, the board rings, and the guest sees the answer', async () => {
  const table = await merchant.call(createTable, {
    body: { name: 'Q1', seats_max: 4, shape: 'square', x: 0, y: 0 },
  });
  const { page, errors } = await scan(table);
  const device = await devices.open();
  await device.page.addInitScript(() => {
    let strokes = 0;
    globalThis.AudioContext = class extends AudioContext {
      override createOscillator() {
        strokes += 1;
        document.documentElement.dataset['strokes'] = String(strokes);
        return super.createOscillator();
      }
    };
  });
  const till = new Till(device.page);
  await till.signIn('cashier');
  // Signing in counts as a press, so the browser lets the board play sound.
  await till.page.getByRole('button', { name: 'Sound is on' }).waitFor();
  await till.page.keyboard.press('k');
  const strokes = () =>
    till.page.evaluate(() => Number(document.documentElement.dataset['strokes']));
  const before = await strokes();
  await page.getByRole('button', { name: 'Call staff' }).tap();
  await page.getByText(/^You called staff at /).waitFor();
  const answer = till.page.getByRole('button', { name: `On my way to table ${table.name}` });
  await answer.waitFor();
  await expect.poll(strokes).toBeGreaterThan(before);
  await answer.click();
  await answer.waitFor({ state: 'detached' });
  await page.getByText(/^Staff answered at /).waitFor();
  await expectAccessible(page, 'the answer of staff');
  expect(errors).toEqual([]);
});

test('two phones that add to one table at the same time keep all items', async () => {
  const table = free[1]!;
  const phones = await Promise.all([scan(table), scan(table)]);
  const [mine, theirs] = phones.map(({ page }) => page) as [Page, Page];
  await Promise.all([quickly(mine, 'Roti tisu'), quickly(theirs, 'Cendol')]);
  await Promise.all([quickly(mine, 'Telur dadar'), quickly(theirs, 'Roti tisu')]);
  for (const page of [mine, theirs]) {
    await openCart(page);
    await expect.poll(() => linesOf(page).count()).toBe(4);
  }
  const { cart } = await seen(table);
  expect(cart.map(({ name }) => name).toSorted()).toEqual([
    'Cendol',
    'Roti tisu',
    'Roti tisu',
    'Telur dadar',
  ]);
  // Both send the cart they see, which must make one order. The later one is refused or finds the
  // cart empty.
  const timeout = 10_000;
  await Promise.allSettled([mine, theirs].map((page) => send(page).click({ timeout })));
  for (const page of [mine, theirs])
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  expect((await seen(table)).orders).toHaveLength(1);
});

test('items added offline are sent once, even if a response is lost', async () => {
  const table = free[2]!;
  const { page } = await scan(table);
  await page.context().setOffline(true);
  await quickly(page, 'Roti tisu');
  await quickly(page, 'Telur dadar');
  await openCart(page);
  await expect.poll(() => linesOf(page).count()).toBe(2);
  await page.getByText('Waiting for a connection').first().waitFor();
  expect(await send(page).isDisabled()).toBe(true);
  expect((await seen(table)).cart).toEqual([]);
  // The connection is back, but the response to the first request is lost.
  let lost = 0;
  await page.route('**/api/guest_cart', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.context().setOffline(false);
  await expect
    .poll(async () => (await seen(table)).cart.map(({ name }) => name))
    .toEqual(['Roti tisu', 'Telur dadar']);
  await page.getByText('Waiting for a connection').first().waitFor({ state: 'detached' });
  expect(lost).toBe(1);
  expect(await linesOf(page).count()).toBe(2);
  await expect.poll(() => send(page).isEnabled()).toBe(true);
});

test('a dish that sold out is marked in the cart, and the rest is sent', async () => {
  const table = free[4]!;
  const { page } = await scan(table);
  await quickly(page, 'Cucur udang');
  await quickly(page, 'Papadom basket');
  await openCart(page);
  await expect.poll(async () => (await seen(table)).cart.length).toBe(2);
  const { menu_id: id } = (await seen(table)).cart.find(({ name }) => name === 'Cucur udang')!;
  const { version } = await merchant.call(getMenu, { params: { id } });
  const soldOut = { version, is_available: false, unavailable_until: null };
  await merchant.call(toggleMenu, { params: { id }, body: soldOut });
  await send(page).click();
  const marked = linesOf(page).filter({ hasText: 'Sold out' });
  await marked.getByText('Cucur udang').waitFor();
  await expectAccessible(page, 'a cart with a dish that sold out');
  expect((await seen(table)).orders).toEqual([]);
  await marked.getByRole('button', { name: 'Remove Cucur udang' }).press('Enter');
  await marked.waitFor({ state: 'detached' });
  await send(page).press('Enter');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  const { cart, orders } = await seen(table);
  expect(cart).toEqual([]);
  expect(orders.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(['Papadom basket']);
});

test('unsent items survive a reload, and a replaced QR code is refused', async () => {
  const table = free[3]!;
  const { page } = await scan(table);
  await page.route('**/api/guest_cart', (route) => route.abort('connectionreset'));
  await quickly(page, 'Roti tisu');
  await openCart(page);
  await page.getByText('Waiting for a connection').waitFor();
  await page.unroute('**/api/guest_cart');
  await page.reload();
  await expect.poll(async () => (await seen(table)).cart.length).toBe(1);
  const { version, id } = (await seen(table)).table;
  await merchant.call(changeTable, { params: { id }, body: { action: 'rotate_token', version } });
  await page.getByRole('heading', { name: 'This code is no longer valid' }).waitFor();
});

test('a guest’s phone loads only the guest messages in its language', async () => {
  const french = { language: null, locale: 'fr-FR', serviceWorkers: 'block' } as const;
  const { page, errors } = await scan(free[2]!, french);
  const words = async () => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    const files = loaded.flatMap(
      (path) => /\/((?:guest-)?(?:ms|zh|fr|de|pt|ar))-[\w-]+\.js$/.exec(path)?.[1] ?? [],
    );
    return [...new Set(files)];
  };
  await page.getByRole('button', { name: 'Ajouter Roti tisu', exact: true }).click();
  await page.getByRole('button', { name: /dans le panier · / }).waitFor();
  expect(await words()).toEqual(['guest-fr']);
  await page.getByRole('button', { name: 'Langue' }).tap();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Roti tisu hinzufügen', exact: true }).waitFor();
  expect(await words()).toEqual(['guest-fr', 'guest-de']);
  // Going to the app loads all of its messages.
  await page.evaluate(() => history.pushState(null, '', '/login'));
  await page.getByRole('button', { name: 'Anmelden' }).waitFor();
  expect(await words()).toEqual(['guest-fr', 'guest-de', 'de']);
  expect(errors).toEqual([]);
});
