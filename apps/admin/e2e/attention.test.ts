import {
  displayOrders,
  listOrders,
  type ActionReason,
  type Client,
  type Order,
  type OrderEvent,
} from '@servery/api';
import type { Locator } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { now, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
let counter: Device;
let till: Till;
let owner: Client;
let cashier: Client;

beforeAll(async () => {
  counter = await devices.open();
  till = new Till(counter.page);
  await till.signIn('merchant');
  owner = await shop.as('merchant');
  cashier = await shop.as('cashier');
});

/** Returns an order of the sample with an open action reason. */
async function orderWith(code: ActionReason): Promise<Order> {
  const query = { status_remark: code, length: 100, startDate: '2020-01-01 00:00' };
  const { aaData } = await owner.call(listOrders, { query });
  const row = aaData.find(({ merchant_id }) => merchant_id === 101);
  if (!row) throw new Error(`No order has ${code}.`);
  return now(owner, row);
}

interface Remedy {
  code: ActionReason;
  entry: RegExp;
  /** Fills in the dialog. */
  fill: (dialog: Locator) => Promise<void>;
  submit: RegExp;
  /** The last event on the order's timeline afterwards. */
  event: Partial<OrderEvent>;
  status: Order['status'] | null;
}

const nothing = () => Promise.resolve();

test.each<Remedy>([
  {
    code: 'delivery_failed',
    entry: /^Change courier/,
    fill: (dialog) => dialog.getByLabel('Courier').fill('Lalamove'),
    submit: /^Change courier/,
    event: { kind: 'send_again' },
    status: 'dispatched',
  },
  {
    code: 'item_unavailable',
    entry: /^Remove unavailable item/,
    fill: (dialog) => dialog.getByRole('radio').first().check(),
    submit: /^Remove item/,
    event: { kind: 'void_line' },
    status: null,
  },
  {
    code: 'cancel_requested',
    entry: /^Keep as it is/,
    fill: nothing,
    submit: /^Keep order/,
    event: { kind: 'keep' },
    status: null,
  },
  {
    code: 'payment_mismatch',
    entry: /^Return overpayment/,
    fill: nothing,
    submit: /^Return RM/,
    event: {},
    status: null,
  },
])('$code is resolved on the order, stored and visible to another role', async (remedy) => {
  const order = await orderWith(remedy.code);
  await counter.page.goto(`/orders/${order.id}`);
  await till.pick(order, remedy.entry, counter.page);
  const dialog = counter.page.getByRole('dialog').filter({ hasText: order.number }).last();
  await remedy.fill(dialog);
  await dialog.getByRole('button', { name: remedy.submit }).click();
  await till.toast(order.number, 'resolved').waitFor();

  const stored = await now(cashier, order);
  const reason = stored.reasons.find(({ code }) => code === remedy.code)!;
  expect(reason.resolved_at).not.toBeNull();
  expect(stored.status).toBe(remedy.status ?? order.status);
  expect(stored.timeline.at(-1)).toMatchObject(remedy.event);
  expect(counter.errors).toEqual([]);
});

test('an order that can’t be shown is voided from the notice on the board', async () => {
  const { id, number, version, status } = await place(owner, 'A4');
  const { page } = await devices.open();
  // Simulates the response of a server that can't read the stored row.
  await page.route(`**/api${displayOrders.path}?**`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { orders: Order[] };
    const orders = json.orders.filter((order) => order.id !== id);
    const { status: at } = await now(owner, { id });
    await route.fulfill({
      response,
      json: { ...json, orders, unreadable: [{ id, number, version, status: at }] },
    });
  });
  expect(status).toBe('new');
  await new Till(page).signIn('merchant');
  await page.getByText('1 entry can’t be shown').waitFor();
  const notice = page.getByRole('listitem').filter({ hasText: `Order ${number} (ID ${id})` });
  await notice.getByRole('button', { name: 'Void' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Void' })
    .click();
  await notice.getByRole('button', { name: 'Void' }).waitFor({ state: 'detached' });
  const stored = await now(cashier, { id });
  expect(stored.status).toBe('voided');
  expect(stored.timeline.at(-1)!.facts).toMatchObject({ reason_code: 'mistake' });
  // The board may be asking again at this moment.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('no button on a table’s page is cut off at 390 px', async () => {
  const { table } = await place(owner, 'A5');
  const { page } = await devices.open({ viewport: { width: 390, height: 844 } });
  await page.goto(`/tables/${table!.id}`);
  await new Till(page).fillInWordless('merchant');
  await page.getByRole('button', { name: /^Pay table/ }).waitFor();
  const cut = await page.getByRole('main').evaluate((main) => {
    // The row of categories scrolls sideways by design.
    const isInScroller = ({ parentElement: parent }: Element): boolean =>
      parent !== null &&
      (/auto|scroll/.test(getComputedStyle(parent).overflowX) || isInScroller(parent));
    return [...main.querySelectorAll('button, a')]
      .filter((control) => control.checkVisibility() && !isInScroller(control))
      .flatMap((control) => {
        const { left, right } = control.getBoundingClientRect();
        const isWhole = left >= 0 && right <= innerWidth;
        const isCut = control.scrollWidth > control.clientWidth + 1;
        return isWhole && !isCut ? [] : [control.textContent];
      });
  });
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
