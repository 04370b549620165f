import { pages } from '@servery/api/pages';
import { expect, test } from 'vitest';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { Till } from './support/Till.ts';

const { devices } = await openShopAndBrowser();

const known = new Set(pages.map(({ link }) => link));

const entries = {
  'Live orders': '/orders/live',
  Tables: '/pages/setting/table',
  'Floor plan': '/pages/setting/table/plan',
  'Kitchen display': '/kitchen',
  Queue: '/queue',
  Reservations: '/reservations',
  'Print queue': '/printing',
  'Order history': '/orders/history',
  'Menu settings': '/pages/menu',
  Categories: '/pages/menu/category',
  'Food Menus': '/pages/menu/food_menu',
  'Food Options': '/pages/menu/food_option',
  'Menu preview': '/pages/menu/preview',
  'Kitchen Zone': '/pages/setting/kitchen_zone',
  'Booking settings': '/reservations/settings',
  'Payment options': '/pages/setting/payment_option',
  Printers: '/pages/setting/printer',
  Receipts: '/pages/setting/receipt',
  Pictures: '/media',
  Profile: '/account',
  'Password and PIN': '/account/password',
  Devices: '/account/devices',
  Notifications: '/account/notifications',
};

/** One letter per entry, in order: x is in the menu, - is not. */
const table = {
  admin: /*         */ 'x x x - - - - x x x x x x x - x x x x x x x x',
  agent: /*         */ 'x x x - - - - x x x x x x x - x x x x x x x x',
  supermerchant: /* */ 'x x x - - - - x x x x x x x - x x x x x x x x',
  merchant: /*      */ 'x x x x x x x x x x x x x x x x x x x x x x x',
  supervisor: /*    */ 'x x x x x x x x x x x x x x x - - - x x x x x',
  cashier: /*       */ 'x x x - x x x x - - x - x - x - - - - x x x x',
  waiter: /*        */ 'x x x - - - - x - - x - x - - - - - - x x x x',
  kitchen: /*       */ 'x x x x - - x x - - x - x - - - - - - x x x x',
  host: /*          */ 'x x x - x x - x - - x - x - x - - - - x x x x',
  marketing: /*     */ '- - - - - - - - - - - - - - - - - - x x x x x',
};

const own = new Set(Object.values(entries));

test.each(Object.entries(table))('%s sees only permitted menu entries', async (username, row) => {
  const { page, errors } = await devices.open();
  const till = new Till(page);
  await page.goto('/');
  await till.fillIn(username);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.waitFor();
  await menu.getByText('Template apps').waitFor();
  const links = await menu
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const marks = row.split(' ');
  const wanted = Object.values(entries).filter((_, at) => marks[at] === 'x');
  expect(links.filter((href) => own.has(href))).toEqual(wanted);
  expect(links.some((href) => href.startsWith('/pages/'))).toBe(true);
  // Everything in the menu can be found by search and bookmarked.
  expect(links.filter((href) => !known.has(href) && href !== '/')).toEqual([]);

  if (links.includes('/pages/menu')) {
    await page.goto('/pages/menu');
    await page.getByRole('link', { name: 'Categories', exact: true }).last().waitFor();
    const cards = await page
      .getByRole('main')
      .locator('a')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(cards.filter((href) => !links.includes(href))).toEqual([]);
  }

  // Entries that aren't in the menu are refused at their URL too, and the start page is another
  // one.
  for (const [at, href] of Object.values(entries).entries()) {
    if (marks[at] === 'x') continue;
    await page.goto(href);
    await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor();
    // The permission has a name, not a code.
    await page.getByText(/^You need the “[A-Z][a-z ]+” permission\./).waitFor();
  }
  await page.goto('/');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe(wanted[0] === '/orders/live' ? '/' : '/account');
  expect(errors).toEqual([]);
});
