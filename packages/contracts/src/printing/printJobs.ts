import {
  changePrintJob,
  clearPrinterJob,
  getPrintJob,
  listPrintJobs,
  printOrder,
  reprintJob,
  type Input,
  type PrintJob,
} from '@servery/api';
import { expect, test } from 'vitest';
import { acceptedOrder, firstTable, printed, printerNamed, type PrintStage } from './printing.ts';
import { refused } from '../Stage.ts';

/**
 * Jobs wait in a queue, are moved, retried and cancelled. Duplicates are always marked as copies.
 */
export function printJobCases(stage: PrintStage): void {
  const change = (
    { id }: Pick<PrintJob, 'id'>,
    body: Input<typeof changePrintJob>['body'],
    username = 'merchant',
  ) => stage.as(username, changePrintJob, { params: { id }, body });
  const clear = (body: object = {}) => stage.as('merchant', clearPrinterJob, { body });

  test('for the kitchen contains only what is new', async () => {
    const order = await acceptedOrder(stage);
    const job = await printed(stage, order);
    expect(job).toMatchObject({
      kind: 'kitchen',
      state: 'queued',
      is_copy: false,
      attempts: 0,
      printer: { name: 'Kitchen' },
      order: { id: order.id, number: order.number },
    });
    const again = await refused(printed(stage, order));
    expect(again).toMatchObject({
      code: 'notAllowedNow',
      matter: { details: { why: 'nothing_new' } },
    });
    await stage.orders.voidLine(await stage.orders.orderNow(order.id));
    expect(await printed(stage, order)).toMatchObject({ kind: 'void_slip' });
    expect(await printed(stage, order, 'kitchen', { again: true })).toMatchObject({
      kind: 'kitchen',
      is_copy: true,
    });
    const fresh = await stage.orders.place(firstTable);
    expect(await refused(printed(stage, fresh))).toMatchObject({ code: 'notAllowedNow' });
  });

  test('is a copy from the second receipt of an order', async () => {
    const order = await acceptedOrder(stage);
    expect(await printed(stage, order, 'receipt')).toMatchObject({ is_copy: false });
    const second = await printed(stage, order, 'receipt');
    expect(second).toMatchObject({ is_copy: true });
    const { document } = await stage.as('merchant', getPrintJob, { params: { id: second.id } });
    expect(document.blocks[0]).toMatchObject({ text: '*** COPY ***' });
  });

  test('is created once for a repeated idempotency key', async () => {
    const order = await acceptedOrder(stage);
    const options = { idempotencyKey: crypto.randomUUID() };
    const body = { order_id: order.id, type: 'bill' as const };
    const once = () => stage.as('merchant', printOrder, { body }, options);
    const first = await once();
    expect(await once()).toEqual(first);
    const { total } = await stage.as('merchant', listPrintJobs, { query: { order_id: order.id } });
    expect(total).toBe(1);
  });

  test('has a position in the queue of its printer', async () => {
    await clear();
    const order = await acceptedOrder(stage);
    const { id: printer_id } = await printerNamed(stage, 'Tablet at the door');
    const jobs = [
      await printed(stage, order, 'bill', { printer_id }),
      await printed(stage, order, 'receipt', { printer_id }),
    ];
    expect(jobs.map(({ place }) => place)).toEqual([1, 2]);
    const list = (state: 'waiting' | 'trouble' | 'cancelled') =>
      stage.as('merchant', listPrintJobs, { query: { printer_id, state } });
    expect((await list('waiting')).aaData.map(({ id }) => id)).toEqual([jobs[1]!.id, jobs[0]!.id]);
    await change(jobs[0]!, { action: 'cancel', version: jobs[0]!.version });
    expect((await list('waiting')).aaData).toMatchObject([{ id: jobs[1]!.id, place: 1 }]);
    expect(await printerNamed(stage, 'Tablet at the door')).toMatchObject({ waiting: 1 });
    expect(await clear({ printer_id })).toEqual({ cleared: 1 });
    expect((await list('waiting')).total).toBe(0);
  });

  test('can be moved to another printer, based on its version', async () => {
    const order = await acceptedOrder(stage);
    const job = await printed(stage, order);
    const bar = await printerNamed(stage, 'Bar');
    const input = { action: 'move' as const, version: job.version, printer_id: bar.id };
    const moved = await change(job, input, 'cashier');
    expect(moved).toMatchObject({
      state: 'queued',
      printer: { id: bar.id },
      first_printer: { name: 'Kitchen' },
    });
    expect(await refused(change(job, input))).toMatchObject({
      code: 'conflict',
      matter: { current: { version: moved.version } },
    });
    const { version } = moved;
    expect(await refused(change(job, { action: 'move', version, printer_id: 1 }))).toMatchObject({
      code: 'invalid',
    });
    const off = await change(moved, { action: 'cancel', version });
    expect(off).toMatchObject({ state: 'cancelled', place: null });
    expect(await refused(change(off, { action: 'retry', version: off.version }))).toMatchObject({
      code: 'notAllowedNow',
    });
  });

  test('does not count as sent to the kitchen after it is cancelled', async () => {
    const order = await acceptedOrder(stage);
    const job = await printed(stage, order);
    await change(job, { action: 'cancel', version: job.version });
    expect(await printed(stage, order)).toMatchObject({ kind: 'kitchen', is_copy: false });
  });

  test('can be reprinted as a copy with permission', async () => {
    const order = await acceptedOrder(stage);
    const job = await printed(stage, order);
    const again = (username: string, printer_id: number | null = null) =>
      stage.as(username, reprintJob, { params: { id: job.id }, body: { printer_id } });
    const copy = await again('kitchen');
    expect(copy).toMatchObject({ is_copy: true, title: job.title, printer: { name: 'Kitchen' } });
    const { document } = await stage.as('merchant', getPrintJob, { params: { id: copy.id } });
    expect(document.blocks[0]).toMatchObject({ text: '*** COPY ***' });
    expect(await refused(again('waiter'))).toMatchObject({ code: 'forbidden' });
    expect(await refused(again('merchant.bangsar'))).toMatchObject({ code: 'notFound' });
    expect(await refused(again('merchant', 1))).toMatchObject({ code: 'invalid' });
  });

  test('of another merchant is not found', async () => {
    const job = await printed(stage, await acceptedOrder(stage));
    const { id, version } = job;
    for (const call of [
      () => stage.as('merchant.bangsar', getPrintJob, { params: { id } }),
      () => change(job, { action: 'cancel', version }, 'merchant.bangsar'),
      () => stage.as('merchant.bangsar', printOrder, { body: { order_id: job.order!.id } }),
    ])
      expect(await refused(call())).toMatchObject({ code: 'notFound' });
    const listed = stage.as('merchant.bangsar', listPrintJobs, { query: { merchant_id: 101 } });
    expect(await refused(listed)).toMatchObject({ code: 'forbidden' });
  });
}
