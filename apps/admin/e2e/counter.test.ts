import { deletePairedDevice, listPairedDevices, type Order } from '@servery/api';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, test } from 'vitest';
import { Counter } from './support/Counter.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, now, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const cashier = { name: 'Siti Hajar Ismail', pin: '4086' };
const supervisor = { name: 'Suresh Pillai', pin: '5937' };

const { shop, devices } = await openShopAndBrowser({ hasTurnableClock: true });
const owner = await shop.as('merchant');
let device: Device;
let page: Page;
let till: Till;
let counter: Counter;

let made = 0;

beforeEach(async () => {
  made += 1;
  device = await devices.open({ hasTurnableClock: true });
  ({ page } = device);
  till = new Till(page);
  counter = new Counter(page);
  await counter.pair(owner, `Till ${made}`);
});

const openOrder = async (table: string): Promise<Order> =>
  moved(owner, await place(owner, table), 'accepted', 'preparing', 'ready', 'served');

describe('a counter', () => {
  test('records each person’s actions under their name', async () => {
    await expectAccessible(page, 'a locked counter');
    await counter.enter(cashier);
    expect(new URL(page.url()).pathname).toBe('/orders/live');
    const order = await openOrder('A1');
    const panel = await till.open(order);
    await panel.getByRole('button', { name: 'Take payment' }).click();
    const pay = till.dialog(`Payment for order ${order.number}`);
    await pay.getByRole('button', { name: 'Card terminal' }).click();
    await pay.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: 'Close' }).click();

    await counter.lock(cashier);
    expect(await page.locator('#root').evaluate((root) => (root as HTMLElement).inert)).toBe(true);
    await counter.enter(supervisor);
    const next = await place(owner, 'A2');
    const opened = await till.open(next);
    await opened.getByRole('button', { name: 'Accept' }).click();
    await opened.getByText('Accepted', { exact: true }).first().waitFor();

    const names = async (of: Order) => (await now(owner, of)).timeline.map(({ by }) => by);
    expect(await names(order)).toContain(cashier.name);
    expect(await names(order)).not.toContain(supervisor.name);
    expect(await names(next)).toContain(supervisor.name);
    expect(device.errors).toEqual([]);
  });

  test('locks when idle and keeps the entered values only for the same person', async () => {
    await counter.enter(cashier);
    const order = await openOrder('A3');
    const panel = await till.open(order);
    await panel.getByRole('button', { name: 'Take payment' }).click();
    const pay = till.dialog(`Payment for order ${order.number}`);
    await pay.getByRole('button', { name: 'Split payment' }).click();
    const amount = pay.getByLabel('Amount');
    await amount.fill('1.23');
    await page.clock.fastForward(5 * 60_000 + 2000);
    await counter.question.waitFor();
    await counter.enter(cashier);
    expect(await amount.inputValue()).toBe('1.23');

    await page.clock.fastForward(5 * 60_000 + 2000);
    await counter.enter(supervisor);
    expect(await pay.count()).toBe(0);
    await page.reload();
    await counter.account(supervisor).waitFor();
    expect(device.errors).toEqual([]);
  });

  test('shows no PIN pad to guests while it is locked', async () => {
    await counter.enter(cashier);
    await page.goto('/counter');
    const display = await page.context().newPage();
    await display.goto('/counter/display');
    const welcome = display.getByRole('heading', { level: 1, name: 'Welcome' });
    await welcome.waitFor();
    await page.bringToFront();
    await counter.lock(cashier);
    await welcome.waitFor();
    expect(await display.getByRole('group', { name: 'PIN' }).count()).toBe(0);
    await counter.enter(cashier);
    await page.getByRole('button', { name: 'Sides' }).click();
    await page.getByRole('button', { name: /^Telur dadar/ }).click();
    await display.getByRole('heading', { level: 1, name: 'Your order' }).waitFor();
    expect(device.errors).toEqual([]);
  });

  test('asks for a PIN after the server signs out an idle person', async () => {
    await counter.enter(cashier);
    await shop.later(6);
    await counter.question.waitFor();
    await page.reload();
    await counter.question.waitFor();
    await counter.enter(cashier);
    expect(device.errors).toEqual([]);
  });

  test('refuses PINs after 5 incorrect ones', async () => {
    for (const pin of ['0000', '0001', '0002', '0003', '0004']) {
      await counter.type(pin);
      await counter.pad.and(page.locator(':not([aria-busy])')).waitFor();
      await page.getByText('Incorrect PIN. Try again.').waitFor();
    }
    await counter.type(cashier.pin);
    await page.getByText('Too many incorrect PINs. Try again in 5 minutes.').waitFor();
    expect(await counter.pad.getByRole('button', { name: '1' }).isDisabled()).toBe(true);
    await expectAccessible(page, 'a counter after wrong PINs');
  });

  test('has no account pages', async () => {
    await counter.enter(cashier);
    await counter.account(cashier).click();
    await page.getByRole('menuitem', { name: 'Lock or switch person' }).waitFor();
    for (const name of ['Password', 'Devices', 'Sign out'])
      expect(await page.getByRole('menuitem', { name }).count()).toBe(0);
    await page.keyboard.press('Escape');
    for (const address of ['/account', '/account/password', '/account/devices']) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Not available on a shared device' }).waitFor();
    }
  });

  test('is signed out when it is revoked while locked', async () => {
    const { aaData } = await owner.call(listPairedDevices, { query: { length: 100 } });
    const { id, version } = aaData.find(({ name }) => name === `Till ${made}`)!;
    await owner.call(deletePairedDevice, { params: { id }, body: { version } });
    await page.clock.fastForward(31_000);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(await counter.question.count()).toBe(0);
  });
});
