import type { Client } from '@servery/api';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, now, paid, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const supervisorPin = '5937';
const ownerPin = '8264';

const { shop, devices } = await openShopAndBrowser();
let counter: Device;
let till: Till;
let waiter: Client;
let supervisor: Client;

beforeAll(async () => {
  counter = await devices.open({ serviceWorkers: 'allow' });
  till = new Till(counter.page);
  await till.signIn('cashier');
  waiter = await shop.as('waiter');
  supervisor = await shop.as('supervisor');
});

const money = (sen: number) => new RegExp(`${(sen / 100).toFixed(2).replace('.', '\\.')}$`);

beforeEach(() => till.goHome());

describe('a day at the counter', () => {
  test('an order is accepted, cooked, served, paid in two tenders and completed', async () => {
    const { page } = counter;
    const order = await place(waiter, 'A1');
    await page.getByText(`New order ${order.number}: Dine-in, A1`).waitFor();

    const panel = await till.open(order);
    await panel.getByRole('button', { name: 'Accept' }).click();
    await till.toast(`Order ${order.number} accepted`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await panel.getByText('New', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Accept' }).click();
    await panel.getByText('Accepted', { exact: true }).first().waitFor();

    const pass = new Till((await devices.open()).page);
    await pass.signIn('kitchen');
    await pass.ticket(order).getByRole('button', { name: 'Start' }).click();
    await pass.ticket(order).getByRole('button', { name: 'Ready' }).click();

    await panel.getByRole('button', { name: 'Serve' }).click();
    await panel.getByRole('button', { name: 'Take payment' }).click();
    const pay = till.dialog(`Payment for order ${order.number}`);
    await pay.getByRole('button', { name: 'Split payment' }).click();
    const { balance } = order;
    // Leaves an amount 2 sen above a multiple of 5, which cash rounding drops.
    const byCard = 1000 + (balance % 5) + 3;
    await pay.getByLabel('Amount').fill((byCard / 100).toFixed(2));
    await pay.getByLabel('Amount').blur();
    await pay.getByRole('button', { name: 'Card terminal' }).click();
    const cash = pay.getByRole('group', { name: 'Cash' });
    await cash.getByText(/^Rounded to the nearest 5 sen/).waitFor();
    await cash.getByLabel('Cash received').fill('100.00');
    await cash.getByLabel('Cash received').blur();
    const due = balance - byCard - 2;
    await cash.getByText(money(10_000 - due)).waitFor();
    await pay.getByRole('button', { name: 'Take cash' }).click();
    const change = till.dialog(`Payment taken for order ${order.number}`);
    await change.getByText(money(10_000 - due)).waitFor();
    await change.getByRole('button', { name: 'Done' }).click();
    const payments = panel.getByRole('region', { name: 'Payments' });
    await payments.getByText(/Card terminal/).waitFor();
    await payments.getByText(/Received .*100\.00/).waitFor();

    await panel.getByRole('button', { name: 'Close' }).click();
    await till.opener(order, till.lane('Completed')).waitFor();
    const over = await now(waiter, order);
    expect(over).toMatchObject({ status: 'completed', payment_status: 'paid', balance: 0 });
    expect(over.totals).toMatchObject({ captured: balance - 2, rounding: -2 });
  });

  test('a void needs the PIN of someone with permission', async () => {
    const order = await moved(supervisor, await place(waiter, 'A2'), 'accepted');
    await till.pick(order, /^Void order/, till.ticket(order));
    const dialog = till.dialog(`Void order ${order.number}?`);
    await dialog.getByRole('radio', { name: 'Wrong table' }).check();
    await dialog.getByRole('button', { name: 'Void order' }).click();
    await till.approve('7777');
    await counter.page.getByText('Incorrect PIN, or this person can’t approve this.').waitFor();
    expect((await now(waiter, order)).status).toBe('accepted');
    await till.approve(supervisorPin);
    await dialog.waitFor({ state: 'detached' });
    await till.opener(order, till.lane('Completed')).waitFor();
    const { status, timeline } = await now(waiter, order);
    expect(status).toBe('voided');
    expect(timeline.at(-1)?.by).toBe('Siti Hajar Ismail');
    expect(timeline.at(-1)?.facts).toMatchObject({ approved_by: 'Suresh Pillai' });
  });

  test('cancelling a paid order requests its refund', async () => {
    const placed = await moved(supervisor, await place(waiter, 'A3'), 'accepted');
    const order = await paid(supervisor, placed, 'DuitNow QR');
    await till.pick(order, /^Cancel order/, till.ticket(order));
    const dialog = till.dialog(`Cancel order ${order.number}?`);
    await dialog.getByText(/^A refund of RM/).waitFor();
    await dialog.getByRole('radio', { name: 'Kitchen problem' }).check();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await till.approve(supervisorPin);
    const ticket = till.ticket(order).filter({ hasText: 'Refund needs approval' });
    await till.lane('Action needed').getByRole('article').and(ticket).waitFor();
    expect((await now(waiter, order)).refunds).toMatchObject([
      { state: 'pending', amount: order.totals.captured },
    ]);
  });

  test('two orders are combined after a preview', async () => {
    const one = await moved(supervisor, await place(waiter, 'A4'), 'accepted');
    const other = await moved(supervisor, await place(waiter, 'A5'), 'accepted');
    await till.pick(one, /^Combine/, till.ticket(one));
    const dialog = till.dialog(`Combine into order ${one.number}`);
    await dialog.getByLabel('Search by number, table or name').fill(other.number);
    await dialog.getByRole('checkbox', { name: new RegExp(`^${other.number} `) }).check();
    await dialog.getByRole('button', { name: 'Preview new bill' }).click();
    await dialog.getByRole('row', { name: /^Total/ }).waitFor();
    expect((await now(waiter, other)).status).toBe('accepted');
    await dialog.getByRole('button', { name: 'Combine 2 orders' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await now(waiter, other)).toMatchObject({ status: 'merged', merged_into: one.id });
    expect((await now(waiter, one)).items).toHaveLength(4);
  });

  test('an order is changed to a delivery at the quoted fee', async () => {
    const order = await moved(supervisor, await place(waiter, 'A6'), 'accepted');
    await till.pick(order, /^Change to delivery/, till.ticket(order));
    const dialog = till.dialog(`Change order ${order.number} to delivery`);
    await dialog.getByLabel('Postcode').fill('50350');
    await dialog.getByRole('button', { name: 'Get quote' }).click();
    await dialog.getByText(/^Titiwangsa: RM\s5\.50/).waitFor();
    await dialog.getByLabel('Name').fill('Nur Aisyah');
    await dialog.getByLabel('Phone').fill('+60123456789');
    await dialog.getByLabel('Address').fill('12 Jalan Raja Abdullah');
    await dialog.getByRole('button', { name: 'Preview new bill' }).click();
    await dialog.getByRole('row', { name: /^Delivery fee/ }).waitFor();
    await dialog.getByRole('button', { name: 'Change to delivery' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await now(waiter, order)).toMatchObject({ order_method: 'delivery', table: null });
    expect((await now(waiter, order)).totals.fees).toBe(550);
  });

  test('a discount above the person’s limit needs a PIN', async () => {
    const order = await moved(supervisor, await place(waiter, 'A7'), 'accepted');
    await till.pick(order, /^Discount/, till.ticket(order));
    const dialog = till.dialog(`Discount on order ${order.number}`);
    await dialog.getByRole('radio', { name: 'Percentage' }).check({ force: true });
    await dialog.getByLabel('Percentage off items').fill('20');
    await dialog.getByLabel('Discount name').fill('Long wait');
    await dialog.getByText(/Discounts above 5% need approval by PIN/).waitFor();
    await dialog.getByRole('button', { name: 'Apply discount' }).click();
    await till.approve(ownerPin);
    await dialog.waitFor({ state: 'detached' });
    expect((await now(waiter, order)).reductions).toMatchObject([{ label: 'Long wait' }]);
  });

  test('the owner reopens an order and reverses its payment', async () => {
    const served = await moved(
      supervisor,
      await place(waiter, 'A8'),
      'accepted',
      'preparing',
      'ready',
      'served',
    );
    const order = await paid(supervisor, served, 'Cash');
    const office = new Till((await devices.open()).page);
    await office.signIn('merchant');
    await office.page.goto(`/orders/${order.id}`);
    await office.pick(order, /^Reopen/, office.page);
    const reopen = office.dialog(`Reopen order ${order.number}?`);
    await reopen.getByRole('radio', { name: 'Guest ordered more' }).check();
    await reopen.getByRole('button', { name: 'Reopen order' }).click();
    await reopen.waitFor({ state: 'detached' });
    await office.pick(order, /^Reverse a payment/, office.page);
    const reverse = office.dialog(`Reverse a payment on order ${order.number}`);
    await reverse.getByRole('radio', { name: 'Wrong payment method' }).check();
    await reverse.getByRole('button', { name: 'Reverse payment' }).click();
    await reverse.waitFor({ state: 'detached' });
    await office.page.getByRole('button', { name: 'Take payment' }).waitFor();
    expect(await now(waiter, order)).toMatchObject({ status: 'served', payment_status: 'unpaid' });
  });

  test('the history shows only orders that match the filter', async () => {
    const { page } = counter;
    await page.getByRole('link', { name: 'Order history' }).click();
    await page.getByRole('combobox', { name: 'Payment status' }).click();
    await page.getByRole('option', { name: 'Paid', exact: true }).click();
    await page.waitForURL(/payment_status=paid/);
    await page.getByRole('combobox', { name: 'Payment status' }).getByText('Paid').waitFor();
    const rows = page.locator('[role=row][data-index]');
    await expect
      .poll(async () => (await rows.allInnerTexts()).filter((row) => !/\bPaid\b/.test(row)))
      .toEqual([]);
    expect(await rows.count()).toBeGreaterThan(0);
  });

  test('orders survive a server restart and the board reconnects', async () => {
    const order = await place(waiter, 'B1');
    await till.ticket(order).waitFor();
    const before = await now(waiter, order);
    await shop.stop('SIGTERM');
    await counter.page.getByText(/^(Reconnecting|Offline)\. Last updated at/).waitFor();
    await shop.start();
    expect(await now(waiter, order)).toEqual(before);
    await counter.page.getByText('Live', { exact: true }).waitFor();
    await till.ticket(order).getByRole('button', { name: 'Accept' }).click();
    await till.toast(`Order ${order.number} accepted`).waitFor();
  });

  test('the page logs no errors all day', () => {
    expect(counter.errors).toEqual([]);
  });
});
