import {
  changePrintJob,
  clearPrinterJob,
  createPrinter,
  deletePrinter,
  listPrintJobs,
  reportPrintJob,
  takePrintJob,
  type Input,
  type PrintJob,
} from '@servery/api';
import { expect, test } from 'vitest';
import { acceptedOrder, printed, printerNamed, type PrintStage } from './printing.ts';
import { refused } from '../Stage.ts';

type Report = Input<typeof reportPrintJob>['body'];

/** A page or an agent takes jobs one by one and reports the outcome of each. */
export function printTakingCases(stage: PrintStage): void {
  const take = async (name: string, body: object = {}, username = 'kitchen') => {
    const { id } = await printerNamed(stage, name);
    return (await stage.as(username, takePrintJob, { params: { id }, body })).taken;
  };
  const report = ({ id }: Pick<PrintJob, 'id'>, body: Report) =>
    stage.as('kitchen', reportPrintJob, { params: { id }, body });
  const clear = () => stage.as('merchant', clearPrinterJob, { body: {} });
  const lost: Omit<Extract<Report, { outcome: 'failed' }>, 'attempt'> = {
    outcome: 'failed',
    failure: 'lost',
    has_begun: false,
  };
  /** Waits longer than any delay between attempts. */
  const later = () => stage.host.advance(31_000);
  const isCalled = async (order: { id: number }) =>
    (await stage.orders.orderNow(order.id)).reasons.some(
      ({ code, resolved_at }) => code === 'print_failed' && resolved_at === null,
    );

  test('hands out jobs in order, one at a time, with the bytes to print', async () => {
    await clear();
    const order = await acceptedOrder(stage);
    const first = await printed(stage, order);
    const second = await printed(stage, await acceptedOrder(stage));
    const taken = (await take('Kitchen'))!;
    expect(taken).toMatchObject({
      attempt: 1,
      job: { id: first.id, state: 'sending', is_copy: false },
    });
    expect(atob(taken.bytes)).toContain(order.number);
    expect(await take('Kitchen')).toBeNull();
    const done = await report(first, { attempt: 1, outcome: 'printed' });
    expect(done).toMatchObject({ state: 'printed', place: null });
    const late = await refused(report(first, { attempt: 1, outcome: 'printed' }));
    expect(late).toMatchObject({ code: 'notAllowedNow' });
    expect((await take('Kitchen'))?.job.id).toBe(second.id);
    await report(second, { attempt: 1, outcome: 'printed' });
  });

  test('raises print_failed after two failures until the job is printed', async () => {
    await clear();
    const order = await acceptedOrder(stage);
    const job = await printed(stage, order);
    await take('Kitchen');
    expect(await report(job, { attempt: 1, ...lost })).toMatchObject({
      state: 'failed',
      failure: 'lost',
      is_copy: false,
    });
    expect(await take('Kitchen')).toBeNull();
    expect(await isCalled(order)).toBe(false);
    await later();
    await take('Kitchen');
    await report(job, { attempt: 2, ...lost });
    expect(await isCalled(order)).toBe(true);
    await later();
    await take('Kitchen');
    await report(job, { attempt: 3, outcome: 'printed' });
    expect(await isCalled(order)).toBe(false);
  });

  test('passes jobs that it cannot print to its backup printer', async () => {
    await clear();
    const job = await printed(stage, await acceptedOrder(stage));
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await take('Kitchen'))?.attempt).toBe(attempt);
      await report(job, { attempt, ...lost });
      await later();
    }
    const { aaData } = await stage.as('merchant', listPrintJobs, { query: { state: 'waiting' } });
    expect(aaData.find(({ id }) => id === job.id)).toMatchObject({
      state: 'queued',
      printer: { name: 'Front counter' },
      first_printer: { name: 'Kitchen' },
    });
    await clear();
  });

  test('resends a possibly printed ticket as a copy, but gives up a possibly printed receipt', async () => {
    await clear();
    const order = await acceptedOrder(stage);
    const ticket = await printed(stage, order);
    await take('Kitchen');
    const half = { attempt: 1, ...lost, has_begun: true };
    expect(await report(ticket, half)).toMatchObject({ state: 'failed', is_copy: true });
    await later();
    expect((await take('Kitchen'))?.job).toMatchObject({ id: ticket.id, is_copy: true });
    await report(ticket, { attempt: 2, outcome: 'printed' });
    const { id: printer_id } = await printerNamed(stage, 'Kitchen');
    const receipt = await printed(stage, order, 'receipt', { printer_id });
    await take('Kitchen');
    const dead = await report(receipt, half);
    expect(dead).toMatchObject({ state: 'dead', is_copy: true });
    expect(await isCalled(order)).toBe(true);
    const { id } = receipt;
    const retried = await stage.as('merchant', changePrintJob, {
      params: { id },
      body: { action: 'retry', version: dead.version },
    });
    expect(retried).toMatchObject({ state: 'queued', is_copy: true });
    await stage.as('merchant', changePrintJob, {
      params: { id },
      body: { action: 'cancel', version: retried.version },
    });
    expect(await isCalled(order)).toBe(false);
  });

  test('hands out a specific job on request', async () => {
    await clear();
    const order = await acceptedOrder(stage);
    const { id: printer_id } = await printerNamed(stage, 'Tablet at the door');
    const first = await printed(stage, order, 'bill', { printer_id });
    const second = await printed(stage, order, 'receipt', { printer_id });
    const wanted = await take('Tablet at the door', { job_id: second.id }, 'cashier');
    expect(wanted?.job.id).toBe(second.id);
    expect(await refused(take('Tablet at the door', { job_id: second.id }))).toMatchObject({
      code: 'notAllowedNow',
    });
    expect((await take('Tablet at the door', { job_id: first.id }))?.job.id).toBe(first.id);
    expect(await refused(take('Kitchen', { job_id: first.id }))).toMatchObject({
      code: expect.stringMatching(/notFound|notAllowedNow/) as string,
    });
  });

  test('gives up the job in progress when it is deleted', async () => {
    const made = await stage.as('merchant', createPrinter, {
      body: {
        name: 'Till tablet',
        connection: 'browser',
        host: '',
        port: 9100,
        width: 58,
        code_page: 'auto',
        duties: [],
        fallback_id: null,
        is_active: true,
      },
    });
    const { id: printer_id, version } = made;
    const job = await printed(stage, await acceptedOrder(stage), 'bill', { printer_id });
    expect((await take('Till tablet'))?.job.id).toBe(job.id);
    const removal = { params: { id: printer_id }, body: { version } };
    expect(await stage.as('merchant', deletePrinter, removal)).toEqual({ cleared: 0 });
    expect(await report(job, { attempt: 1, ...lost })).toMatchObject({ state: 'dead' });
  });

  test('is neither a network printer nor a printer of another merchant', async () => {
    expect(await refused(take('Front counter'))).toMatchObject({ code: 'notAllowedNow' });
    expect(await refused(take('Kitchen', {}, 'merchant.bangsar'))).toMatchObject({
      code: 'notFound',
    });
    expect(await refused(take('Kitchen', {}, 'waiter'))).toMatchObject({ code: 'forbidden' });
  });
}
