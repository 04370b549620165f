import {
  changePrintJob,
  clearPrinterJob,
  createDrawer,
  createPrinter,
  deletePrinter,
  editDrawer,
  editPaymentOption,
  getPrintJob,
  listAllPaymentOptions,
  listPrintJobs,
  moveCash,
  openShift,
  payTable,
  reportPrintJob,
  reprintJob,
  takePrintJob,
  togglePaymentStatus,
  type ManualCashKind,
  type Order,
  type Printer,
  type PrintJob,
} from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, on, refused, type Stage } from '../Stage.ts';
import { printerOf } from './flow.ts';

/** The command that opens the drawer at a printer, as it is sent. */
const pulse = '\x1bp\x00\x19\xfa';
const lost = { outcome: 'failed', failure: 'lost', has_begun: false } as const;

/** Cash opens the drawer that is connected to a printer: once, at once or not at all. */
export function flowDrawers(stage: Stage): void {
  let till: Printer;
  const at = (printer_id: number, name: string) => ({
    name,
    connection: 'agent' as const,
    width: 80 as const,
    duties: [],
    fallback_id: printer_id,
    has_drawer: true,
    is_active: true,
  });
  const addTill = async (name: string) => {
    const backup = await printerOf(stage, 'Front counter');
    return stage.as('merchant', createPrinter, { body: at(backup.id, name) });
  };
  const remove = ({ id, version }: Printer) =>
    stage.as('merchant', deletePrinter, { params: { id }, body: { version } });
  /** Returns the openings that are waiting at a printer, the oldest first. */
  const openings = async ({ id: printer_id } = till): Promise<PrintJob[]> => {
    const query = { printer_id, state: 'waiting', kind: 'drawer', order: 'asc' } as const;
    return (await stage.as('merchant', listPrintJobs, { query })).aaData;
  };
  const take = async ({ id } = till) =>
    (await stage.as('kitchen', takePrintJob, { params: { id }, body: {} })).taken;
  const report = ({ id }: Pick<PrintJob, 'id'>, attempt: number, has_begun = false) =>
    stage.as('kitchen', reportPrintJob, {
      params: { id },
      body: { attempt, ...lost, has_begun },
    });
  const reportOpened = ({ id }: Pick<PrintJob, 'id'>) =>
    stage.as('kitchen', reportPrintJob, {
      params: { id },
      body: { attempt: 1, outcome: 'printed' },
    });
  const historyOf = async ({ id }: Pick<PrintJob, 'id'>) =>
    (await stage.as('merchant', getPrintJob, { params: { id } })).events.map(({ did }) => did);
  const clear = () => stage.as('merchant', clearPrinterJob, { body: { printer_id: till.id } });
  /** Pays a new bill in cash and returns the opening of the drawer. */
  const paidInCash = async (): Promise<PrintJob> => {
    await clear();
    await stage.paid(await stage.placed());
    const [job] = await openings();
    return job!;
  };
  const tenderOf = async (kind: 'cash' | 'card', { balance: amount }: Order, more = 0) => ({
    payment_option_id: (await stage.option(kind)).id,
    amount: amount + more,
  });

  describe('a cash drawer at a printer', () => {
    beforeAll(async () => {
      till = await addTill('Till printer');
    });
    afterAll(() => remove(till));

    test('opens for a payment in cash, once for a repeated request', async () => {
      await clear();
      const order = await stage.placed();
      const tenders = [await tenderOf('cash', order)];
      const body = { paid: true as const, ...on(order), tenders };
      const options = { idempotencyKey: crypto.randomUUID() };
      const pay = () => stage.as('merchant', togglePaymentStatus, { body }, options);
      expect(await pay()).toEqual(await pay());
      const [job, ...more] = await openings();
      expect(more).toEqual([]);
      expect(job).toMatchObject({
        kind: 'drawer',
        state: 'queued',
        is_copy: false,
        printer: { name: 'Till printer' },
        order: { id: order.id, number: order.number },
      });
      const taken = (await take())!;
      expect(taken.job.id).toBe(job!.id);
      expect(atob(taken.bytes)).toContain(pulse);
      expect(await reportOpened(job!)).toMatchObject({ state: 'printed' });
      expect(await take()).toBeNull();
    });

    test('opens once for the bills of a table, and not for a refused payment', async () => {
      await clear();
      const { id: table_id } = await stage.table(7);
      const bills = [await stage.placed({ table_id }), await stage.placed({ table_id })];
      const amount = bills.reduce((sum, { balance }) => sum + balance, 0);
      const pay = async (more: number) => {
        const tenders = [{ ...(await tenderOf('cash', bills[0]!)), amount: amount + more }];
        return stage.as('merchant', payTable, {
          body: { table_id, orders: bills.map(on), tenders },
        });
      };
      expect(await refused(pay(10_000))).toMatchObject({ code: 'amountTooHigh' });
      expect(await openings()).toEqual([]);
      await pay(0);
      expect(await openings()).toHaveLength(1);
    });

    test('opens for other payments only if their option says so', async () => {
      await clear();
      await stage.paid(await stage.placed(), 'card');
      expect(await openings()).toEqual([]);
      const query = { length: 100 };
      const { aaData } = await stage.as('merchant', listAllPaymentOptions, { query });
      const card = aaData.find(({ kind }) => kind === 'card')!;
      expect(aaData.filter(({ opens_drawer }) => opens_drawer).map(({ kind }) => kind)).toEqual([
        'cash',
      ]);
      const { id, name, kind, methods, fee_rate, fee_fixed, account_code } = card;
      const fields = { name, kind, methods, fee_rate, fee_fixed, account_code };
      const edit = (version: number, opens_drawer: boolean) =>
        stage.as('merchant', editPaymentOption, {
          params: { id },
          body: { ...fields, version, opens_drawer },
        });
      const edited = await edit(card.version, true);
      expect(edited).toMatchObject({ opens_drawer: true });
      await stage.paid(await stage.placed(), 'card');
      expect(await openings()).toHaveLength(1);
      expect(await edit(edited.version, false)).toMatchObject({ opens_drawer: false });
    });

    test('opens for each movement of a shift, at the printer of the shift’s drawer', async () => {
      await clear();
      const terrace = await addTill('Terrace till');
      const body = { name: 'Terrace drawer', printer_id: terrace.id };
      const drawer = await stage.as('merchant', createDrawer, { body });
      expect(drawer).toMatchObject({ printer_id: terrace.id });
      const { id } = await stage.as('merchant', openShift, {
        body: { drawer_id: drawer.id, piles: [] },
      });
      const move = (kind: ManualCashKind, amount: number) =>
        stage.as('merchant', moveCash, {
          params: { id },
          body: { kind, amount, reason: 'Change' },
        });
      await move('pay_in', 5_000);
      await move('pay_out', 500);
      await move('drop', 1_000);
      await move('no_sale', 0);
      expect(await refused(move('pay_out', 0))).toMatchObject({ code: 'invalid' });
      expect(await openings(terrace)).toHaveLength(4);
      await stage.paid(await stage.placed());
      expect(await openings(terrace)).toHaveLength(5);
      expect(await openings()).toEqual([]);
      const elsewhere = { name: 'Elsewhere', printer_id: 1 };
      expect(await fieldsOf(stage.as('merchant', createDrawer, { body: elsewhere }))).toEqual([
        ['printer_id', 'unknown'],
      ]);
      await remove(terrace);
      // Its drawer is no longer connected to a printer, and no other drawer opens instead.
      await move('no_sale', 0);
      expect(await openings()).toEqual([]);
      const { name, version } = drawer;
      const edit = { params: { id: drawer.id }, body: { version, name, printer_id: null } };
      expect(await stage.as('merchant', editDrawer, edit)).toMatchObject({ printer_id: null });
      await move('no_sale', 0);
      expect(await openings()).toHaveLength(1);
    });

    test('stays closed if the printer was reached too late', async () => {
      const late = await paidInCash();
      await stage.host.advance(20_000);
      const next = await stage.paid(await stage.placed());
      const taken = await take();
      expect(taken?.job.order?.id).toBe(next.id);
      await reportOpened(taken!.job);
      expect(await historyOf(late)).toEqual(['made', 'expired']);
      const job = await stage.as('merchant', getPrintJob, { params: { id: late.id } });
      expect(job).toMatchObject({ state: 'cancelled', place: null });
    });

    test('opens until then', async () => {
      const job = await paidInCash();
      await stage.host.advance(10_000);
      expect((await take())?.job.id).toBe(job.id);
      await reportOpened(job);
    });

    test('is tried again only for a few seconds, and never at the backup printer', async () => {
      const job = await paidInCash();
      await take();
      expect(await report(job, 1)).toMatchObject({ state: 'failed' });
      await stage.host.advance(1_000);
      await take();
      expect(await report(job, 2)).toMatchObject({ state: 'failed' });
      await stage.host.advance(3_000);
      await take();
      // The next attempt would be 10 seconds later, 14 seconds after the payment.
      expect(await report(job, 3)).toMatchObject({ state: 'failed' });
      await stage.host.advance(10_000);
      await take();
      expect(await report(job, 4)).toMatchObject({ state: 'dead', first_printer: null });
    });

    test('isn’t opened again if it may have opened, nor from the print queue', async () => {
      const job = await paidInCash();
      await take();
      const dead = await report(job, 1, true);
      expect(dead).toMatchObject({ state: 'dead', first_printer: null });
      const params = { id: job.id };
      const { version } = dead;
      const bar = await printerOf(stage, 'Bar');
      for (const write of [
        () => stage.as('merchant', reprintJob, { params, body: {} }),
        () => stage.as('merchant', changePrintJob, { params, body: { action: 'retry', version } }),
        () =>
          stage.as('merchant', changePrintJob, {
            params,
            body: { action: 'move', version, printer_id: bar.id },
          }),
        () =>
          stage.as('kitchen', takePrintJob, { params: { id: till.id }, body: { job_id: job.id } }),
      ])
        expect(await refused(write())).toMatchObject({ code: 'notAllowedNow' });
    });
  });
}
