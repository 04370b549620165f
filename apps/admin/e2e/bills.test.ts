import { displayKitchen, getTableOrder, type Client } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import type { Device } from './support/openBrowser.ts';
import { openShopAndBrowser } from './support/openShopAndBrowser.ts';
import { moved, now, place } from './support/orders.ts';
import { Till } from './support/Till.ts';

const { shop, devices } = await openShopAndBrowser();
let counter: Device;
let till: Till;
let waiter: Client;
let supervisor: Client;

beforeAll(async () => {
  counter = await devices.open();
  till = new Till(counter.page);
  await till.signIn('cashier');
  waiter = await shop.as('waiter');
  supervisor = await shop.as('supervisor');
});

const accepted = async (table: string) => moved(supervisor, await place(waiter, table), 'accepted');

test('the seat of an item reaches the kitchen, and its bill is split by seat', async () => {
  const { page, errors } = counter;
  const order = await accepted('A5');
  await page.goto(`/orders/${order.id}`);
  await page.getByRole('button', { name: 'Actions for Ayam goreng sekor' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Change seat…' }).press('Enter');
  const seat = till.dialog('Change seat of Ayam goreng sekor');
  await seat.getByRole('spinbutton', { name: 'Seat' }).fill('2');
  await seat.getByRole('button', { name: 'Save' }).click();
  await seat.waitFor({ state: 'detached' });
  expect((await now(waiter, order)).items.map((line) => line.seat)).toEqual([null, 2]);
  const { tickets } = await supervisor.call(displayKitchen, { query: {} });
  const ticket = tickets.find(({ id }) => id === order.id);
  expect(ticket?.lines.map((line) => line.seat)).toEqual([null, 2]);

  await till.goHome();
  await till.pick(order, /^Split bill/, till.ticket(order));
  const dialog = till.dialog(`Split the bill of order ${order.number}`);
  await dialog.getByRole('checkbox', { name: /^Seat 2 · RM/ }).press(' ');
  await dialog.getByRole('button', { name: 'Preview new bill' }).press('Enter');
  await dialog.getByRole('button', { name: 'Split bill' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  const { orders } = await waiter.call(getTableOrder, { params: { id: order.table!.id } });
  const bills = orders.filter(({ split_group_id }) => split_group_id === order.id);
  expect(bills.map(({ items }) => items.map((line) => line.seat))).toEqual([[null], [2]]);
  expect(errors).toEqual([]);
});

test('a bill is split by item and the table pays both bills in one cash payment', async () => {
  const { page, errors } = counter;
  const order = await accepted('A7');
  const { id: table_id } = order.table!;
  await till.goHome();
  await till.pick(order, /^Split bill/, till.ticket(order));
  const dialog = till.dialog(`Split the bill of order ${order.number}`);
  await dialog.getByRole('button', { name: 'One more Roti tisu' }).click();
  await dialog.getByRole('button', { name: 'Preview new bill' }).click();
  await dialog.getByRole('row', { name: /^Total/ }).waitFor();
  expect((await now(waiter, order)).items).toHaveLength(2);
  await dialog.getByRole('button', { name: 'Split bill' }).click();
  await dialog.waitFor({ state: 'detached' });

  const { orders } = await waiter.call(getTableOrder, { params: { id: table_id } });
  const bills = orders.filter(({ split_group_id }) => split_group_id === order.id);
  expect(bills.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([[1, 1], [1]]);

  await page.goto(`/tables/${table_id}`);
  await page.getByRole('button', { name: /^Pay table · RM/ }).click();
  const pay = till.dialog('Payment for table A7');
  await pay.getByRole('list', { name: 'Bills' }).getByRole('listitem').nth(1).waitFor();
  await pay.getByRole('button', { name: /^RM/ }).last().click();
  await page.getByText('Change due').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  for (const { id } of bills) {
    const bill = await now(waiter, { id });
    expect([bill.payment_status, bill.payments.length]).toEqual(['paid', 1]);
  }
  expect(errors).toEqual([]);
});

test('undoing a combination returns each order to its table', async () => {
  const { page, errors } = counter;
  const [first, second] = [await accepted('A8'), await accepted('B1')];
  await page.goto(`/orders/${first.id}`);
  await till.pick(first, /^Combine/, page);
  const combine = till.dialog(`Combine into order ${first.number}`);
  await combine.getByLabel('Search by number, table or name').fill(second.number);
  await combine.getByRole('checkbox', { name: new RegExp(`^${second.number} `) }).check();
  await combine.getByRole('button', { name: 'Preview new bill' }).click();
  await combine.getByRole('button', { name: 'Combine 2 orders' }).click();
  await combine.waitFor({ state: 'detached' });

  await till.pick(first, /^Undo combining/, page);
  const undo = till.dialog(`Undo the combining of order ${first.number}?`);
  await undo.getByRole('button', { name: 'Preview new bill' }).click();
  await undo.getByRole('row', { name: /^Total/ }).waitFor();
  await undo.getByRole('button', { name: 'Undo combining' }).click();
  await undo.waitFor({ state: 'detached' });
  for (const order of [first, second]) {
    const { status, items, table } = await now(waiter, order);
    expect([status, items.length, table?.id]).toEqual(['accepted', 2, order.table!.id]);
    const seated = await waiter.call(getTableOrder, { params: { id: order.table!.id } });
    expect(seated.table.linked).toEqual([]);
  }
  expect(errors).toEqual([]);
});
