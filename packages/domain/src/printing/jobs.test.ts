import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem } from '@servery/api';
import { contextBy, anyOrder, outlet } from '../orders/anyOrder.ts';
import { toggleOrderStatus } from '../orders/index.ts';
import { isPrivateAddress } from './address.ts';
import {
  cancelJob,
  finish,
  isDue,
  moveJob,
  newJob,
  retryJob,
  retrySeconds,
  startSending,
  type JobRecord,
  type Outcome,
} from './jobs.ts';
import { paperFor } from './showJob.ts';
import { orderPrints } from './orderPrints.ts';
import { reviewPrints } from './orderReason.ts';
import { firstTemplate, paperOf } from './paper.ts';
import { checkedPrinter, choosePrinter, type PrinterRecord } from './printers.ts';

const printer = (id: number, change: Partial<PrinterRecord> = {}): PrinterRecord => ({
  id,
  version: 1,
  merchant_id: outlet.id,
  name: `Printer ${id}`,
  connection: 'network',
  host: `192.168.1.${id}`,
  port: 9100,
  width: 80,
  code_page: 'auto',
  duties: ['kitchen', 'receipt'],
  fallback_id: null,
  has_drawer: false,
  is_active: true,
  printed_at: null,
  ...change,
});
const [kitchen, bar] = [printer(1, { fallback_id: 2 }), printer(2)];
const paper = paperOf(outlet, firstTemplate(outlet));
const start = Date.parse('2026-11-20T05:00:00.000Z');
const doing = (seconds = 0) => ({ by: 'test', now: new Date(start + seconds * 1000) });
const accepted = () => {
  const order = anyOrder();
  return toggleOrderStatus(order, { version: order.version, status: 'accepted' }, contextBy());
};
const jobOf = (type: 'kitchen' | 'receipt' = 'kitchen', order = accepted()) =>
  newJob(orderPrints(order, { type, again: false }, [], paper, doing().now)[0]!, kitchen, {
    ...doing(),
    id: 1,
  });
const sent = (job: JobRecord, seconds = 0) =>
  startSending(job, kitchen, { ...doing(seconds), seconds: 30 });
const broken: Outcome = { is: 'failed', failure: 'unreachable', has_begun: false };
const both = { printer: kitchen, fallback: bar };

describe('print job', () => {
  test('is retried with increasing waits, then sent to the backup printer, then given up', () => {
    let job = jobOf();
    let seconds = 0;
    for (const wait of retrySeconds) {
      job = finish(sent(job, seconds), broken, both, doing(seconds));
      expect(job).toMatchObject({ state: 'failed', printer_id: 1, is_copy: false });
      expect(isDue(job, doing(seconds + wait - 0.1).now)).toBe(false);
      seconds += wait;
      expect(isDue(job, doing(seconds).now)).toBe(true);
    }
    job = finish(sent(job, seconds), broken, both, doing(seconds));
    expect(job).toMatchObject({ state: 'queued', printer_id: 2, first_printer_id: 1 });
    for (let i = 0; i <= retrySeconds.length; i += 1) {
      seconds += 60;
      job = finish(sent(job, seconds), broken, { printer: bar, fallback: kitchen }, doing(seconds));
    }
    expect(job).toMatchObject({ state: 'dead', printer_id: 2, failure: 'unreachable' });
  });

  test('of a printer that was deleted goes to the backup printer or is given up', () => {
    const [job, isRemoved] = [sent(jobOf()), true];
    expect(finish(job, broken, { ...both, isRemoved }, doing())).toMatchObject({
      state: 'queued',
      printer_id: 2,
    });
    expect(
      finish(job, broken, { printer: kitchen, fallback: null, isRemoved }, doing()),
    ).toMatchObject({ state: 'dead', failure: 'unreachable' });
  });

  test('that may be partly printed is retried as a copy if it is a ticket, otherwise given up', () => {
    const begun: Outcome = { is: 'failed', failure: 'lost', has_begun: true };
    expect(finish(sent(jobOf()), begun, both, doing())).toMatchObject({
      state: 'failed',
      is_copy: true,
    });
    const receipt = finish(sent(jobOf('receipt')), begun, both, doing());
    expect(receipt).toMatchObject({ state: 'dead', is_copy: true });
    expect(paperFor(receipt).blocks[0]).toMatchObject({ text: '*** COPY ***' });
  });

  test('can’t be sent, moved or cancelled while it is being sent or after it is printed', () => {
    const sending = sent(jobOf());
    const done = finish(sending, { is: 'printed' }, both, doing());
    for (const job of [sending, done]) {
      expect(() => sent(job)).toThrow(Problem);
      expect(() => moveJob(job, bar, doing())).toThrow(Problem);
      expect(() => cancelJob(job, kitchen, doing())).toThrow(Problem);
      expect(() => retryJob(job, kitchen, doing())).toThrow(Problem);
    }
    expect(() => finish(done, { is: 'printed' }, both, doing())).toThrow(Problem);
  });

  test('is never printed twice without a copy mark, in any sequence of actions', () => {
    const step = fc.constantFrom('send', 'ok', 'fail', 'begun', 'retry', 'move', 'cancel');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, isTicket) => {
        let job = jobOf(isTicket ? 'kitchen' : 'receipt');
        let onPaper = 0;
        let seconds = 0;
        for (const one of steps) {
          seconds += 100;
          const at = doing(seconds);
          const before = job;
          try {
            if (one === 'send') job = sent(job, seconds);
            if (one === 'ok') job = finish(job, { is: 'printed' }, both, at);
            if (one === 'fail') job = finish(job, broken, both, at);
            if (one === 'begun') job = finish(job, { ...broken, has_begun: true }, both, at);
            if (one === 'retry') job = retryJob(job, kitchen, at);
            if (one === 'move') job = moveJob(job, bar, at);
            if (one === 'cancel') job = cancelJob(job, kitchen, at);
          } catch (error) {
            expect(error).toBeInstanceOf(Problem);
            expect(job).toBe(before);
            continue;
          }
          const isOut = one === 'ok' || one === 'begun';
          if (isOut) onPaper += before.is_copy ? 0 : 1;
        }
        expect(onPaper).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('kitchen ticket', () => {
  const input = { type: 'kitchen', again: false } as const;
  const print = (order: ReturnType<typeof anyOrder>, jobs: JobRecord[]) =>
    orderPrints(order, input, jobs, paper, doing().now).map((one, i) =>
      newJob(one, kitchen, { ...doing(), id: jobs.length + i + 1 }),
    );

  test('covers the quantities not printed yet, and void slips the ones no longer wanted', () => {
    const order = accepted();
    const jobs = print(order, []);
    expect(jobs).toHaveLength(1);
    expect(() => print(order, jobs)).toThrow('notAllowedNow');
    const [first, ...rest] = order.items;
    const more = { ...order, items: [{ ...first!, quantity: first!.quantity + 2 }, ...rest] };
    const next = print(more, jobs);
    expect(next.map(({ lines }) => lines)).toEqual([[{ line_id: first!.id, quantity: 2 }]]);
    const fewer = { ...more, items: [{ ...more.items[0]!, status: 'voided' as const }, ...rest] };
    const slips = print(fewer, [...jobs, ...next]);
    expect(slips.map(({ document, lines }) => [document.kind, lines])).toEqual([
      ['void_slip', [{ line_id: first!.id, quantity: -(first!.quantity + 2) }]],
    ]);
  });

  test('that was cancelled doesn’t count as printed', () => {
    const order = accepted();
    const [job] = print(order, []);
    const again = print(order, [cancelJob(job!, kitchen, doing())]);
    expect(again[0]!.lines).toEqual(job!.lines);
  });

  test('printed again is a copy without line quantities', () => {
    const order = accepted();
    const jobs = print(order, []);
    const [copy] = orderPrints(order, { ...input, again: true }, jobs, paper, doing().now);
    expect(newJob(copy!, kitchen, { ...doing(), id: 9 })).toMatchObject({
      is_copy: true,
      lines: [],
    });
  });
});

describe('print_failed reason of an order', () => {
  const failedTwice = { state: 'failed', attempts: 2 } as const;
  test('is open from the second failure until all its prints are out', () => {
    const order = accepted();
    const at = { by: 'rule', now: doing().now };
    expect(reviewPrints(order, [{ state: 'failed', attempts: 1 }], at)).toBe(order);
    const held = reviewPrints(order, [failedTwice], at);
    expect(held.reasons.at(-1)).toMatchObject({ code: 'print_failed', resolved_at: null });
    expect(reviewPrints(held, [failedTwice], at)).toBe(held);
    expect(reviewPrints(held, [{ state: 'sending', attempts: 3 }], at)).toBe(held);
    const done = reviewPrints(held, [], at);
    expect(done.reasons.at(-1)).toMatchObject({ resolved_by: 'rule' });
  });

  test('is not opened on an order that has ended', () => {
    const order = { ...accepted(), status: 'completed' as const };
    expect(
      reviewPrints(order, [{ state: 'dead', attempts: 5 }], { by: '', now: doing().now }),
    ).toBe(order);
  });
});

describe('printer', () => {
  test.each([
    ['10.0.0.9', true],
    ['172.16.0.1', true],
    ['172.32.0.1', false],
    ['192.168.1.50', true],
    ['fd00::12', true],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['0.0.0.0', false],
    ['8.8.8.8', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['fd00::1::2', false],
    ['localhost', false],
    ['printer.local', false],
    ['192.168.1.50@8.8.8.8', false],
    ['192.168.001.300', false],
    ['0x0a000001', false],
    ['', false],
  ])('at %s is in a private network: %s', (host, is) => {
    expect(isPrivateAddress(host)).toBe(is);
  });

  test('requires a unique name, a printer port and no loop of backup printers', () => {
    const { id: _id, version: _v, merchant_id: _m, printed_at: _p, ...fields } = kitchen;
    const check = (change: object) => () =>
      checkedPrinter({ ...fields, ...change }, 1, [kitchen, bar]);
    expect(check({})()).toEqual(fields);
    const fieldOf = (run: () => unknown) => {
      try {
        run();
        return null;
      } catch (error) {
        return Object.keys((error as Problem).matter.fields ?? {})[0];
      }
    };
    expect(fieldOf(check({ host: '8.8.8.8' }))).toBe('host');
    expect(fieldOf(check({ port: 22 }))).toBe('port');
    expect(fieldOf(check({ name: 'PRINTER 2' }))).toBe('name');
    expect(fieldOf(check({ fallback_id: 1 }))).toBe('fallback_id');
    expect(
      fieldOf(() => checkedPrinter({ ...fields, name: 'Bar', fallback_id: 1 }, 2, [kitchen, bar])),
    ).toBe('fallback_id');
    expect(check({ connection: 'browser', host: '8.8.8.8' })()).toMatchObject({ host: '' });
  });

  test('is the requested one, or the first with the matching duty', () => {
    const printers = [kitchen, bar, printer(3, { duties: ['report'] })];
    expect(choosePrinter(printers, 'void_slip', null).id).toBe(1);
    expect(choosePrinter(printers, 'daily_summary', null).id).toBe(3);
    expect(choosePrinter(printers, 'kitchen', 3).id).toBe(3);
    expect(() => choosePrinter(printers, 'bill', null)).toThrow('invalid');
    expect(() => choosePrinter(printers, 'kitchen', 9)).toThrow('invalid');
  });
});
