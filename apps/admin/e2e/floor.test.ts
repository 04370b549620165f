import {
  getMenu,
  getTableOrder,
  listTables,
  previewSummary,
  updateBalance,
  type Client,
  type Order,
  type Table,
} from '@servery/api';
import { merchants } from '@servery/sample';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, type Device, type Devices } from './support/openBrowser.ts';
import { openShop, type Shop } from './support/openShop.ts';
import { now } from './support/orders.ts';
import {
  giveTillPrinter,
  giveZonesPrinters,
  printByItself,
  startPrinter,
  type PaperTray,
} from './support/printers.ts';
import { Till } from './support/Till.ts';

const dishes = { roti: 'Roti tisu', chicken: 'Ayam goreng sekor' } as const;
const stocked = 20;

let shop: Shop;
let devices: Devices;
let paper: Record<'griddle' | 'wok' | 'till', PaperTray>;
let owner: Client;
let table: Table;
let counter: Device;
let pass: Device;
let plan: Device;
let guests: readonly Device[];
let till: Till;
let order: Order;
let before: ReadonlyMap<string, string>;

const idOf = (name: string) => merchants[0]!.items.find((item) => item.name === name)!.id;
const sen = (figure: string | undefined) =>
  Math.round(Number((figure ?? '0').replaceAll(',', '')) * 100);
const ringgit = (amount: number) => (amount / 100).toFixed(2);

/** Returns the day's figures so far, as the printed summary shows them, by name without a count. */
async function figuresNow(): Promise<ReadonlyMap<string, string>> {
  const { document } = await owner.call(previewSummary, { query: {} });
  return new Map(
    document.blocks.flatMap((block) =>
      block.type === 'row'
        ? [[block.cells[0]!.text.replace(/ \(\d+\)$/, ''), block.cells.at(-1)!.text] as const]
        : [],
    ),
  );
}

/** Returns the stock of the chicken dish. */
const stockNow = async () =>
  (await owner.call(getMenu, { params: { id: idOf(dishes.chicken) } })).stock;

const pagesOf = (tray: PaperTray) => tray.pages.map(({ text }) => text);

beforeAll(async () => {
  paper = {
    griddle: await startPrinter(),
    wok: await startPrinter(),
    till: await startPrinter(),
  };
  shop = await openShop({
    network: {
      '10.77.0.1': paper.griddle.port,
      '10.77.0.2': paper.wok.port,
      '10.77.0.3': paper.till.port,
    },
  });
  owner = await shop.as('merchant');
  await giveZonesPrinters(owner, { 'Roti griddle': '10.77.0.1', Wok: '10.77.0.2' });
  await giveTillPrinter(owner, '10.77.0.3');
  await printByItself(owner);
  const chicken = await owner.call(getMenu, { params: { id: idOf(dishes.chicken) } });
  await owner.call(updateBalance, {
    params: { id: chicken.id },
    body: { version: chicken.version, mode: 'set', quantity: stocked },
  });
  const { aaData } = await owner.call(listTables, { query: { length: 100 } });
  table = aaData.find(({ state, cart_count }) => state === 'available' && cart_count === 0)!;
  before = await figuresNow();

  devices = await openBrowser(shop.url);
  [counter, pass, plan] = [await devices.open(), await devices.open(), await devices.open()];
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  guests = [await devices.open(phone), await devices.open(phone)];
  till = new Till(counter.page);
  await till.signIn('cashier');
  await new Till(pass.page).signIn('kitchen');
  await pass.page.goto('/kitchen');
  await new Till(plan.page).signIn('waiter');
  await plan.page.goto(`/pages/setting/table/plan?section=${encodeURIComponent(table.section)}`);
});

afterAll(async () => {
  await devices?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
  await Promise.all(Object.values(paper ?? {}).map((tray) => tray.close()));
});

/** The table on the floor plan in the given state. */
const onPlan = (state: 'Available' | 'Occupied' | 'Cleaning') =>
  plan.page.getByRole('button', { name: new RegExp(`^${table.name}, ${state}`) });

describe('a table order from guests’ phones', () => {
  test('is sent from a cart that two phones fill at the same time', async () => {
    await onPlan('Available').waitFor();
    const [aina, ravi] = guests.map(({ page }) => page) as [Page, Page];
    for (const page of [aina, ravi]) {
      await page.goto(`/t/${table.qr_token}`);
      await page.getByRole('heading', { level: 1, name: `Table ${table.name}` }).waitFor();
    }
    const add = (page: Page, dish: string) =>
      page.getByRole('button', { name: `Add ${dish}`, exact: true }).click();
    await Promise.all([add(aina, dishes.roti), add(ravi, dishes.chicken)]);
    await add(aina, dishes.roti);
    await ravi.getByRole('button', { name: /in the cart · / }).click();
    const cart = ravi.getByRole('list', { name: 'Cart' }).getByRole('listitem');
    await expect.poll(() => cart.count()).toBe(3);
    await ravi.getByRole('button', { name: /^Send order/ }).click();
    await ravi.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    const sat = await owner.call(getTableOrder, { params: { id: table.id } });
    expect(sat.cart).toEqual([]);
    order = sat.order!;
    expect(order).toMatchObject({ status: 'new', order_method: 'dine_in' });
    await counter.page
      .getByText(`New order ${order.number}: Dine-in, ${table.name}`)
      .first()
      .waitFor();
    await onPlan('Occupied').waitFor();
  });

  test('prints in the zones of its dishes once it is accepted', async () => {
    const panel = await till.open(order);
    await panel.getByRole('button', { name: 'Accept' }).click();
    await till.toast(`Order ${order.number} accepted`).waitFor();
    await expect.poll(() => paper.griddle.pages.length).toBe(1);
    await expect.poll(() => paper.wok.pages.length).toBe(1);
    const [[griddle = ''], [wok = '']] = [pagesOf(paper.griddle), pagesOf(paper.wok)];
    for (const slip of [griddle, wok]) {
      expect(slip).toContain(order.number);
      expect(slip).toContain(table.name);
    }
    const rotis = [...griddle.matchAll(/^(\d+) x Roti tisu$/gm)].map(([, count]) => Number(count));
    expect(rotis.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(griddle).not.toContain(dishes.chicken);
    expect(wok).toMatch(/^1 x Ayam goreng sekor$/m);
    expect(wok).not.toContain(dishes.roti);
  });

  test('is bumped on the kitchen display and served', async () => {
    const ticket = pass.page.getByRole('article', {
      name: `Ticket ${order.number}, ${table.name}`,
    });
    await ticket.getByRole('button', { name: 'Ready', exact: true }).click();
    await ticket.waitFor({ state: 'detached' });
    const panel = till.panel(order);
    await panel.getByRole('button', { name: 'Serve' }).click();
    await expect.poll(async () => (await now(owner, order)).status).toBe('served');
  });

  test('is split between a card and a cash payment, rounded to 5 sen', async () => {
    const { balance } = await now(owner, order);
    const byCard = Math.ceil(balance / 2);
    const inCash = balance - byCard;
    // 2 sen above a multiple of 5, which cash rounding drops.
    expect(inCash % 5).toBe(2);
    const panel = till.panel(order);
    await panel.getByRole('button', { name: 'Take payment' }).click();
    const pay = till.dialog(`Payment for order ${order.number}`);
    await pay.getByRole('button', { name: 'Split payment' }).click();
    await pay.getByRole('button', { name: 'Add a guest' }).click();
    await pay.getByText(/^Each pays /).waitFor();
    expect(await pay.getByLabel('Amount').inputValue()).toContain(ringgit(byCard));
    await pay.getByRole('button', { name: 'Card terminal' }).click();
    await pay.getByRole('list', { name: 'Payments' }).getByText('Paid').waitFor();
    const cash = pay.getByRole('group', { name: 'Cash' });
    await cash.getByText(/^Rounded to the nearest 5 sen/).waitFor();
    await cash.getByRole('button', { name: /^Exact/ }).click();
    await pay.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await now(owner, order)).payment_status).toBe('paid');
    order = await now(owner, order);
    expect(order.totals).toMatchObject({ captured: balance - 2, rounding: -2 });
    expect(order.payments.map(({ name, amount }) => [name, amount])).toEqual([
      ['Card terminal', byCard],
      ['Cash', inCash - 2],
    ]);
  });

  test('prints a receipt with both tenders', async () => {
    await expect.poll(() => paper.till.pages.length).toBe(1);
    const [receipt = ''] = pagesOf(paper.till);
    expect(receipt).toContain(order.number);
    for (const { name, amount } of order.payments)
      expect(receipt).toMatch(new RegExp(`${name}.*${ringgit(amount).replace('.', '\\.')}`));
    expect(receipt).toMatch(/Rounding.*-0\.02/);
  });

  test('frees its table and updates the day’s figures and the stock', async () => {
    const panel = till.panel(order);
    await panel.getByRole('button', { name: 'Close' }).click();
    await till.opener(order, till.lane('Completed')).waitFor();
    await onPlan('Available').or(onPlan('Cleaning')).waitFor();
    const after = await figuresNow();
    const grown = (label: string) => sen(after.get(label)) - sen(before.get(label));
    expect(Number(after.get('Orders')) - Number(before.get('Orders'))).toBe(1);
    expect(grown('Rounding')).toBe(-2);
    expect(grown('Net sales')).toBe(order.totals.net);
    expect(grown('SST 6%')).toBe(order.totals.tax);
    for (const { name, amount } of order.payments) expect(grown(name)).toBe(amount);
    expect(await stockNow()).toBe(stocked - 1);
  });

  test('prints nothing twice and causes no errors in the pages', () => {
    expect(Object.values(paper).map(({ pages }) => pages.length)).toEqual([1, 1, 1]);
    expect([counter, pass, plan, ...guests].flatMap(({ errors }) => errors)).toEqual([]);
  });
});
