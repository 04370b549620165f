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
import { on, refused, type Stage } from './Stage.ts';

const shortly = ({ kind, printer }: PrintJob) => [kind, printer.name];

/** The kitchen is told on paper by itself: once, of differences, at the printer of each zone. */
export function flowSlips(stage: Stage): void {
  const accepted = async () => stage.moved(await stage.placed(), 'accepted');
  /** What was printed of an order since so many jobs. */
  const since = async (order: Pick<Order, 'id'>, count: number) =>
    (await printsOf(stage, order)).slice(count);
  const line = ({ items }: Order, name: string) => items.find((one) => one.name === name)!;
  const tisu = { type: 'set_quantity' as const };

  describe('the kitchen', () => {
    beforeAll(async () => {
      await wokAtBar(stage);
      await chooseAutomatic(stage, { auto_kitchen: ['dine_in'] });
    });
    afterAll(async () => {
      await chooseAutomatic(stage, {});
      await changeZone(stage, 'Wok', { printer_id: null, fallback_printer_id: null });
    });

    test('is told of an order once it is accepted, each zone at its printer, the rest at the first choice', async () => {
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

    test('is told of what is added and wanted more of, as a difference', async () => {
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

    test('is told not to make what is voided or wanted fewer of, where it was told to', async () => {
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

    test('is told to stop where it was told to begin, whoever makes the dish by now', async () => {
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

    test('is told to stop when accepting is taken back, and anew when it is done again', async () => {
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

    test('is told of a course when it is called for', async () => {
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

    test('is not told again of what came from another order, nor of what it makes already', async () => {
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

    test('gets each slip once, however often it is asked for', async () => {
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

    test('by hand is told at the printers of its zones too', async () => {
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

    test('is told where another printer stands in, and holds no order up where none is there', async () => {
      await switchPrinter(stage, 'Bar', false);
      const standing = await accepted();
      await switchPrinter(stage, 'Front counter', false);
      await switchPrinter(stage, 'Kitchen', false);
      const silent = await accepted();
      for (const name of ['Bar', 'Front counter', 'Kitchen'])
        await switchPrinter(stage, name, true);
      expect((await printsOf(stage, standing)).map(shortly)).toEqual([
        ['kitchen', 'Kitchen'],
        ['kitchen', 'Front counter'],
      ]);
      expect(silent.status).toBe('accepted');
      expect(await printsOf(stage, silent)).toEqual([]);
    });

    test('is not told of orders that are fetched, where only those at tables were chosen', async () => {
      const order = await stage.moved(await stage.placed({ order_method: 'pickup' }), 'accepted');
      expect(await printsOf(stage, order)).toEqual([]);
    });
  });

  describe('a receipt', () => {
    beforeAll(() => chooseAutomatic(stage, { auto_receipt: ['pickup'] }));
    afterAll(() => chooseAutomatic(stage, {}));

    test('comes out once all is paid, and once', async () => {
      const order = await stage.moved(await stage.placed({ order_method: 'pickup' }), 'accepted');
      expect(await printsOf(stage, order)).toEqual([]);
      const paid = await stage.paid(order);
      await stage.moved(paid, 'ready', 'completed');
      const jobs = await printsOf(stage, order);
      expect(jobs.map(shortly)).toEqual([['receipt', 'Front counter']]);
      expect(jobs[0]).toMatchObject({ created_by: 'rule', is_copy: false });
    });

    test('does not where it was not chosen', async () => {
      const order = await stage.paid(await stage.placed());
      expect(await printsOf(stage, order)).toEqual([]);
    });
  });
}
