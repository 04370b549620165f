import { getMerchantQueue, getReservationCalendar, getTableOrder, type Order } from '@servery/api';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
let page: Page;
let order: Order;
let joining: string;
let booking: string;
let ordering: string;

beforeAll(async () => {
  ({ page } = await devices.open());
  await new Till(page).signIn('merchant');
  const owner = await shop.as('merchant');
  order = await place(owner, 'A1');
  const { queues } = await owner.call(getMerchantQueue, { body: { merchant_id: null } });
  joining = `/join/${queues.find(({ state }) => state === 'open')!.token}`;
  booking = `/book/${(await owner.call(getReservationCalendar, { query: {} })).token}`;
  const { table } = await owner.call(getTableOrder, { params: { id: order.table!.id } });
  ordering = `/t/${table.qr_token}`;
});

interface FormCase {
  name: string;
  address: string | (() => string);
  /** Opens the form from its page. */
  open: () => Promise<unknown>;
  /** The field to type into. */
  field: RegExp;
}

/** Presses a button, or a link that looks like one. */
const press = (name: RegExp) => () =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();

const forms: FormCase[] = [
  { name: 'a to-do', address: '/apps/todo', open: press(/^add task/i), field: /^title/i },
  {
    name: 'a calendar event',
    address: '/apps/calendar',
    open: press(/^add event/i),
    field: /^title/i,
  },
  {
    name: 'a food menu',
    address: '/pages/menu/food_menu',
    open: press(/^create food menu/i),
    field: /^name/i,
  },
  {
    name: 'a printer',
    address: '/pages/setting/printer',
    open: press(/^add printer/i),
    field: /^name/i,
  },
  {
    name: 'a table',
    address: '/pages/setting/table',
    open: press(/^create table/i),
    field: /^name/i,
  },
  {
    name: 'a print agent',
    address: '/pages/setting/printer',
    open: press(/^add print agent/i),
    field: /^name/i,
  },
  {
    name: 'a shared device',
    address: '/pages/setting/device',
    open: press(/^add device/i),
    field: /^name/i,
  },
  {
    name: 'a booking',
    address: '/reservations',
    open: press(/^new booking/i),
    field: /^name/i,
  },
  {
    name: 'a note on an order',
    address: () => `/orders/${order.id}`,
    open: () => new Till(page).pick(order, /^Edit note and covers/, page),
    field: /note/i,
  },
  {
    name: 'a note on an item for a table',
    address: () => `/tables/${order.table!.id}`,
    open: press(/^teh tarik/i),
    field: /^note for the kitchen/i,
  },
  {
    name: 'a comment on a task of the board',
    address: '/apps/kanban',
    open: () => page.getByRole('main').locator('a[href*="task="]').first().click(),
    field: /^write a comment/i,
  },
  { name: 'a queue', address: '/queue', open: press(/^add to queue/i), field: /name/i },
  {
    name: 'a guest’s note on a dish',
    address: () => ordering,
    open: press(/^teh tarik/i),
    field: /^requests for the kitchen/i,
  },
  {
    name: 'a guest’s name in a queue',
    address: () => joining,
    open: () => Promise.resolve(),
    field: /^name/i,
  },
  {
    name: 'a guest’s booking',
    address: () => booking,
    open: async () => {
      await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.locator('[data-day]:not([aria-disabled="true"])').last().click();
      // The day can be today, when the first times are over.
      await page.getByRole('radio', { disabled: false }).first().check({ force: true });
      await page.getByRole('button', { name: 'Continue' }).click();
    },
    field: /^your name/i,
  },
  {
    name: 'a registration in steps',
    address: '/pages/register-multi-steps',
    open: () => Promise.resolve(),
    field: /username/i,
  },
];

describe.each(forms)('$name with unsaved input', ({ address, open, field }) => {
  test('keeps the input on Back until the user discards it', async () => {
    await page.goto('/orders/history');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Navigate within the document, like a menu link: only the browser can block leaving the
    // document.
    const path = typeof address === 'string' ? address : address();
    await page.evaluate((to) => history.pushState(null, '', to), path);
    await open();
    const input = page.getByRole('textbox', { name: field }).first();
    await input.fill('Half a sentence');
    await input.press('End');

    // The question is a dialog of its own or in the footer of the open dialog.
    const answer = (label: string) =>
      page.getByRole('button', { name: label, exact: true }).click();
    await page.evaluate(() => history.back());
    await answer('Keep editing');
    expect(await input.inputValue()).toBe('Half a sentence');
    expect(page.url()).toContain(path);

    await page.evaluate(() => history.back());
    await answer('Discard');
    await input.waitFor({ state: 'hidden' });
  });
});
