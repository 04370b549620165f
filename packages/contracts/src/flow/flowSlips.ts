import {
  cancelOrder,
  combineOrders,
  fireLines,
  printOrder,
  toggleOrderStatus,
  type Order,
  type PrintJob,
} from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeZone,
  chooseAutomatic,
  dishesOf,
  edited,
  paperOf,
  printsOf,
  switchPrinter,
  wokAtBar,
} from './flow.ts';
import { on, refused, type Stage } from '../Stage.ts';

const shortly = ({ kind, printer }: PrintJob) => [kind, printer.name];

/**
 * Kitchen tickets are printed automatically: once each, with differences only, at the printer of
 * each zone.
 */
export function flowSlips(stage: Stage): void {
  const accepted = async () => stage.moved(await stage.placed(), 'accepted');
  /** Returns the print jobs of an order after the first `count`. */
  const since = async (order: Pick<Order, 'id'>, count: number) =>
    (await printsOf(stage, order)).slice(count);
  const line = ({ items }: Order, name: string) => items.find((item) => item.name === name)!;
  const tisu = { type: 'set_quantity' as const };

  describe('automatic kitchen tickets', () => {
    beforeAll(async () => {
      await wokAtBar(stage);
      await chooseAutomatic(stage, { auto_kitchen: ['dine_in'] });
    });
    afterAll(async () => {
      await chooseAutomatic(stage, {});
      await changeZone(stage, 'Wok', { printer_id: null, fallback_printer_id: null });
    });

    test('are printed on acceptance at the printer of each zone, otherwise at the default printer', async () => {
      const placed = await stage.placed();
      expect(await printsOf(stage, placed)).toEqual([]);
      const order = await stage.moved(placed, 'accepted');
      const jobs = await printsOf(stage, order);
      expect(jobs.map(shortly)).toEqual([
        ['kitchen', 'Kitchen'],
        ['kitchen', 'Bar'],
      ]);
      expect(jobs).toMatchObject([
        { state: 'queued', created_by: 'rule', is_copy: false, order: { id: order.id } },
        { created_by: 'rule', is_copy: false },
      ]);
      expect(await dishesOf(stage, jobs)).toEqual([['2 x Roti tisu'], ['1 x Ayam goreng sekor']]);
      expect(await paperOf(stage, jobs[1]!)).toContain('Wok');
    });

    test('print added items and increases as differences', async () => {
      const order = await accepted();
      const { id: menu_id } = await stage.item('Papadom basket');
      await edited(
        stage,
        order,
        { type: 'add_line', menu_id, quantity: 3, options: [], note: 'crisp' },
        { ...tisu, line_id: line(order, 'Roti tisu').id, quantity: 5 },
      );
      const more = await since(order, 2);
      expect(more.map(shortly)).toEqual([['kitchen', 'Kitchen']]);
      expect(await dishesOf(stage, more)).toEqual([['3 x Roti tisu', '3 x Papadom basket']]);
      await edited(stage, order, { type: 'set_note', note: 'In a hurry' });
      await edited(stage, order, { type: 'set_covers', covers: 4 });
      expect(await printsOf(stage, order)).toHaveLength(3);
    });

    test('print a void slip for voided or reduced items, where they were printed before', async () => {
      const order = await accepted();
      await edited(
        stage,
        order,
        { ...tisu, line_id: line(order, 'Roti tisu').id, quantity: 1 },
        {
          type: 'void_line',
          line_id: line(order, 'Ayam goreng sekor').id,
          reason_code: 'guest_changed',
          reason: 'Left early',
          made: false,
        },
      );
      const slips = await since(order, 2);
      expect(slips.map(shortly)).toEqual([
        ['void_slip', 'Kitchen'],
        ['void_slip', 'Bar'],
      ]);
      expect(await dishesOf(stage, slips)).toEqual([['1 x Roti tisu'], ['1 x Ayam goreng sekor']]);
      expect(await paperOf(stage, slips[0]!)).toContain('*** VOID ***');
      expect(await paperOf(stage, slips[0]!)).not.toContain('(');
      expect(await paperOf(stage, slips[1]!)).toContain('(Guest changed their mind - Left early)');
    });

    test('print void slips at the original printers even if the zone has changed', async () => {
      const order = await accepted();
      await changeZone(stage, 'Wok', { printer_id: null, fallback_printer_id: null });
      const { id: order_id, version } = order;
      const body = { order_id, version, reason_code: 'kitchen_trouble' as const };
      await stage.as('merchant', cancelOrder, { body });
      const slips = await since(order, 2);
      await wokAtBar(stage);
      expect(slips.map(shortly)).toEqual([
        ['void_slip', 'Kitchen'],
        ['void_slip', 'Bar'],
      ]);
      for (const slip of slips) expect(await paperOf(stage, slip)).toContain('(Kitchen problem)');
    });

    test('print void slips when acceptance is undone, and tickets again on the next acceptance', async () => {
      const order = await accepted();
      const body = { ...on(order), status: 'new' as const, undo: true };
      const back = await stage.as('merchant', toggleOrderStatus, { body });
      expect((await since(order, 2)).map(shortly)).toEqual([
        ['void_slip', 'Kitchen'],
        ['void_slip', 'Bar'],
      ]);
      await stage.moved(back, 'accepted');
      expect((await since(order, 4)).map(shortly)).toEqual([
        ['kitchen', 'Kitchen'],
        ['kitchen', 'Bar'],
      ]);
    });

    test('print a void slip when items are held, and a ticket when they are fired', async () => {
      const order = await accepted();
      const { id, quantity } = line(order, 'Ayam goreng sekor');
      const fire = (is_held: boolean) =>
        stage.as('merchant', fireLines, {
          body: { order_id: order.id, lines: [{ id, quantity }], is_held },
        });
      await fire(true);
      await fire(false);
      await fire(false);
      expect((await since(order, 2)).map(shortly)).toEqual([
        ['void_slip', 'Bar'],
        ['kitchen', 'Bar'],
      ]);
    });

    test('do not repeat items of combined orders, or items that are already being prepared', async () => {
      const [target, source] = [await accepted(), await accepted()];
      await stage.as('merchant', combineOrders, {
        body: { target_id: target.id, orders: [target, source].map(on) },
      });
      for (const one of [target, source]) expect(await printsOf(stage, one)).toHaveLength(2);
      const moved = line(source, 'Roti tisu');
      const added = { ...tisu, line_id: moved.id, quantity: 3 };
      await edited(stage, target, added);
      expect(await dishesOf(stage, await since(target, 2))).toEqual([['1 x Roti tisu']]);
      await stage.moved(await stage.now(target), 'preparing', 'ready', 'served');
      expect(await printsOf(stage, target)).toHaveLength(3);
    });

    test('are printed once for a repeated request', async () => {
      const { id: order_id, version } = await stage.placed();
      const options = { idempotencyKey: crypto.randomUUID() };
      const body = { order_id, version, status: 'accepted' as const };
      const once = () => stage.as('merchant', toggleOrderStatus, { body }, options);
      await once();
      await once();
      expect(await printsOf(stage, { id: order_id })).toHaveLength(2);
      const again = stage.as('merchant', printOrder, { body: { order_id, type: 'kitchen' } });
      expect(await refused(again)).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'nothing_new' } },
      });
    });

    test('use the printers of the zones also when they are requested manually', async () => {
      await chooseAutomatic(stage, {});
      const order = await accepted();
      expect(await printsOf(stage, order)).toEqual([]);
      const body = { order_id: order.id, type: 'kitchen' as const };
      const { jobs } = await stage.as('merchant', printOrder, { body });
      await chooseAutomatic(stage, { auto_kitchen: ['dine_in'] });
      expect(jobs.map(shortly)).toEqual([
        ['kitchen', 'Kitchen'],
        ['kitchen', 'Bar'],
      ]);
    });

    test('use the backup printer, and do not block the order if no printer is active', async () => {
      await switchPrinter(stage, 'Bar', false);
      const rerouted = await accepted();
      await switchPrinter(stage, 'Front counter', false);
      await switchPrinter(stage, 'Kitchen', false);
      const silent = await accepted();
      for (const name of ['Bar', 'Front counter', 'Kitchen'])
        await switchPrinter(stage, name, true);
      expect((await printsOf(stage, rerouted)).map(shortly)).toEqual([
        ['kitchen', 'Kitchen'],
        ['kitchen', 'Front counter'],
      ]);
      expect(silent.status).toBe('accepted');
      expect(await printsOf(stage, silent)).toEqual([]);
    });

    test('are not printed for pickup if only dine-in is selected', async () => {
      const order = await stage.moved(await stage.placed({ order_method: 'pickup' }), 'accepted');
      expect(await printsOf(stage, order)).toEqual([]);
    });
  });

  describe('automatic receipt', () => {
    beforeAll(() => chooseAutomatic(stage, { auto_receipt: ['pickup'] }));
    afterAll(() => chooseAutomatic(stage, {}));

    test('is printed once, on full payment', async () => {
      const order = await stage.moved(await stage.placed({ order_method: 'pickup' }), 'accepted');
      expect(await printsOf(stage, order)).toEqual([]);
      const paid = await stage.paid(order);
      await stage.moved(paid, 'ready', 'completed');
      const jobs = await printsOf(stage, order);
      expect(jobs.map(shortly)).toEqual([['receipt', 'Front counter']]);
      expect(jobs[0]).toMatchObject({ created_by: 'rule', is_copy: false });
    });

    test('is not printed for other order methods', async () => {
      const order = await stage.paid(await stage.placed());
      expect(await printsOf(stage, order)).toEqual([]);
    });
  });
}
