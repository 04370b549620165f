import {
  previewSummary,
  printCombined,
  printCombineReceipt,
  printNamed,
  printReceipt,
  printTable,
  getPrintJob,
  listPrintJobs,
  type NamedPrint,
  type PrintDocument,
} from '@servery/api';
import { expect, test } from 'vitest';
import { merchants } from '@servery/domain/fixtures';
import type { OrderRecord } from '@servery/domain/orders';
import { sampleOrders } from '@servery/sample';
import { renderText } from '@servery/domain/printing';
import { contractNow, contractSample } from '../host.ts';
import { acceptedOrder, firstTable, printed, printerNamed, type PrintStage } from './printing.ts';
import { refused } from '../Stage.ts';

const textOf = (document: PrintDocument) => renderText(document, 80);

/** The printed documents of orders, tables and days. */
export function printDocumentCases(stage: PrintStage): void {
  const combined = async (query: object, username = 'merchant') =>
    stage.as(username, printCombineReceipt, { query });

  test('of an order shows its lines and total, or the items of the kitchen', async () => {
    const order = await acceptedOrder(stage);
    const read = (type: 'receipt' | 'bill' | 'kitchen', username = 'waiter') =>
      stage.as(username, printReceipt, { query: { type, order_id: order.id } });
    const receipt = textOf((await read('receipt')).document);
    expect(receipt).toContain('Roti tisu');
    expect(receipt).toContain((order.total / 100).toFixed(2));
    const ticket = textOf((await read('kitchen', 'admin')).document);
    expect(ticket).toContain('2 x Roti tisu');
    expect(ticket).not.toContain((order.total / 100).toFixed(2));
    expect(await refused(read('bill', 'merchant.bangsar'))).toMatchObject({ code: 'notFound' });
    const query = { order_id: order.id, merchant_id: order.merchant_id };
    expect(textOf((await stage.as('admin', printReceipt, { query })).document)).toBe(receipt);
    const both = await combined({ order_id: [order.id], merchant_id: order.merchant_id }, 'admin');
    expect(textOf(both.document)).toContain('Roti tisu');
  });

  test('of a delivery shows the address only to roles with access to it', async () => {
    const orders = sampleOrders({ now: contractNow, ...contractSample });
    const isDelivery = ({ merchant_id, order_method }: OrderRecord) =>
      merchant_id === 101 && order_method === 'delivery';
    const { id, address } = orders.find(isDelivery)!;
    const read = async (username: string) =>
      JSON.stringify(await stage.as(username, printReceipt, { query: { order_id: id } })).includes(
        JSON.stringify(address),
      );
    for (const username of ['merchant', 'cashier']) expect(await read(username)).toBe(true);
    for (const username of ['waiter', 'host', 'agent', 'supermerchant', 'kitchen'])
      expect(await read(username)).toBe(false);
  });

  test('of several orders is one receipt, for all or some of their lines', async () => {
    const { place } = stage.orders;
    const [one, two] = [await place(firstTable), await place(firstTable)];
    const both = textOf((await combined({ order_id: [one.id, two.id] })).document);
    expect(both).toContain(`${one.number} + ${two.number}`);
    const [line] = one.items;
    const { discounts } = merchants[0]!;
    const some = textOf(
      (
        await combined({
          order_id: [one.id],
          order_item_id: [line!.id],
          discount_id: discounts[0]!.id,
          apply_service_charge: 0,
          adjustment_value: 50,
          adjustment_name: 'Cold soup',
        })
      ).document,
    );
    expect(some).toContain(discounts[0]!.name);
    expect(some).toMatch(/Cold soup +-0\.50/);
    expect(some).not.toContain('Service charge');
    expect(some).not.toContain('Ayam goreng');
    const { transaction_id } = one;
    expect(
      textOf((await combined({ transaction_id, order_item_id: line!.id })).document),
    ).toContain(line!.name);
    expect(await refused(combined({}))).toMatchObject({ code: 'invalid' });
    for (const wrong of [
      { transaction_id: 'nowhere' },
      { order_id: [one.id], order_item_id: [1] },
      { order_id: [one.id, 1] },
      { order_id: [one.id], discount_id: 1 },
    ])
      expect(await refused(combined(wrong))).toMatchObject({ code: 'notFound' });
    expect(await refused(combined({ order_id: [one.id] }, 'merchant.bangsar'))).toMatchObject({
      code: 'notFound',
    });
  });

  test('of several orders can be printed by transaction or by order, and a repeated receipt is a copy', async () => {
    const { place, orderNow } = stage.orders;
    const [one, two] = [await place(firstTable), await place(firstTable)];
    const print = (body: object, username = 'cashier') =>
      stage.as(username, printCombined, { body });
    const read = async ({ id }: { id: number }) =>
      stage.as('merchant', getPrintJob, { params: { id } });
    const both = await print({ order_id: [one.id, two.id], adjustment_value: 50 });
    expect(both).toMatchObject({
      kind: 'bill',
      state: 'queued',
      printer: { name: 'Front counter' },
      order: { id: one.id },
      is_copy: false,
    });
    const wanted = { order_id: [one.id, two.id], adjustment_value: 50 };
    expect((await read(both)).document).toEqual((await combined(wanted)).document);
    for (const { id } of [one, two])
      expect(await orderNow(id)).toMatchObject({ is_bill_printed: true });
    const { transaction_id, items } = one;
    const share = await print({ transaction_id, order_item_id: [items[0]!.id] });
    const text = textOf((await read(share)).document);
    expect(text).toContain(items[0]!.name);
    expect(text).not.toContain(items[1]!.name);
    const { id: printer_id } = await printerNamed(stage, 'Bar');
    expect(await print({ order_id: [one.id], printer_id })).toMatchObject({
      printer: { id: printer_id },
    });
    // A receipt of a paid order is a proof of payment, so the second one is marked as a copy.
    const { aaData } = await stage.as('merchant', listPrintJobs, {
      query: { kind: 'receipt', state: 'printed', order: 'asc', length: 1 },
    });
    const paid = { order_id: [aaData[0]!.order!.id], adjustment_name: 'Once more' };
    expect(await print(paid)).toMatchObject({ kind: 'receipt' });
    expect(await print(paid)).toMatchObject({ kind: 'receipt', is_copy: true });
    const wrong = [{}, { order_id: [one.id], transaction_id }];
    for (const body of wrong) expect(await refused(print(body))).toMatchObject({ code: 'invalid' });
    expect(await refused(print({ order_id: [one.id, 1] }))).toMatchObject({ code: 'notFound' });
    expect(await refused(print({ order_id: [one.id] }, 'merchant.bangsar'))).toMatchObject({
      code: 'notFound',
    });
    expect(await refused(print({ order_id: [one.id] }, 'kitchen'))).toMatchObject({
      code: 'forbidden',
    });
    expect(await print({ order_id: [one.id] }, 'waiter')).toMatchObject({ state: 'queued' });
  });

  test('of a table is the bill of all its open orders, which are marked as printed', async () => {
    const { place, orderNow } = stage.orders;
    const wanted = { table_id: firstTable + 9 };
    const [one, two] = [await place(wanted.table_id), await place(wanted.table_id)];
    expect(await refused(stage.as('kitchen', printTable, { body: wanted }))).toMatchObject({
      code: 'forbidden',
    });
    const job = await stage.as('waiter', printTable, { body: wanted });
    expect(job).toMatchObject({
      kind: 'bill',
      state: 'queued',
      printer: { name: 'Front counter' },
    });
    const { document } = await stage.as('merchant', getPrintJob, { params: { id: job.id } });
    const bill = textOf(document);
    for (const { number } of [one, two]) expect(bill).toContain(number);
    for (const { id } of [one, two])
      expect(await orderNow(id)).toMatchObject({ is_bill_printed: true });
    // An empty table at the outlet that hasn't opened yet has nothing to print.
    const empty = { merchant_id: 104, table_id: 1_043_000 };
    const nothing = await refused(stage.as('merchant.kajang', printTable, { body: empty }));
    expect(nothing).toMatchObject({ code: 'notAllowedNow' });
    expect(
      await refused(stage.as('merchant', printTable, { body: { table_id: 1 } })),
    ).toMatchObject({ code: 'notFound' });
  });

  test('is the summary of a day, or the test page of a printer', async () => {
    const named = (name: NamedPrint, body: object = {}) =>
      stage.as('supervisor', printNamed, { params: { name }, body });
    const summary = await named('print_daily_summary', { from_date: '2026-11-19' });
    expect(summary).toMatchObject({ kind: 'daily_summary', order: null });
    const { document } = await stage.as('merchant', getPrintJob, { params: { id: summary.id } });
    expect(textOf(document)).toContain('2026-11-19');
    // Everyone who works with orders follows prints, but not the figures of a whole day.
    for (const username of ['waiter', 'cashier']) {
      const job = await stage.as(username, getPrintJob, { params: { id: summary.id } });
      expect(job.document.blocks).toEqual([]);
    }
    expect(await refused(named('print_shift_report'))).toMatchObject({ code: 'invalid' });
    expect(await refused(named('print_shift_report', { shift_id: 1 }))).toMatchObject({
      code: 'notFound',
    });
    const preview = (from_date?: string, username = 'supervisor') =>
      stage.as(username, previewSummary, { query: { from_date } });
    expect(textOf((await preview('2026-11-19')).document)).toContain('2026-11-19');
    const query = { merchant_id: 101, from_date: '2026-11-18', to_date: '2026-11-19' };
    const both = textOf((await stage.as('supervisor', previewSummary, { query })).document);
    for (const day of ['2026-11-18', '2026-11-19']) expect(both).toContain(day);
    expect((await preview()).document.kind).toBe('daily_summary');
    // Cashiers can print, but not the figures of a whole day.
    expect(await refused(preview(undefined, 'cashier'))).toMatchObject({ code: 'forbidden' });
    const params = { name: 'print_daily_summary' as const };
    expect(await refused(stage.as('cashier', printNamed, { params, body: {} }))).toMatchObject({
      code: 'forbidden',
      matter: { details: { capability: 'day.close' } },
    });
    const { id } = await printerNamed(stage, 'Bar');
    const page = await named('print_test_page', { printer_id: id });
    expect(page).toMatchObject({ kind: 'test_page', printer: { id } });
    const wrong = { params: { name: 'print_money' as 'print_test_page' }, body: {} };
    expect(await refused(stage.as('merchant', printNamed, wrong))).toMatchObject({
      code: 'notFound',
    });
    expect(await refused(named('print_test_page', { printer_id: 1 }))).toMatchObject({
      code: 'invalid',
    });
  });

  test('does not change when its order changes later', async () => {
    const order = await acceptedOrder(stage);
    const { id } = await printed(stage, order, 'receipt');
    const before = await stage.as('merchant', getPrintJob, { params: { id } });
    await stage.orders.voidLine(await stage.orders.orderNow(order.id));
    const after = await stage.as('merchant', getPrintJob, { params: { id } });
    expect(after.document).toEqual(before.document);
  });
}
