import { displayKitchen, fireLines, toggleOrderStatus, type Order } from '@servery/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseAutomatic, dishesOf, edited, printsOf } from './flow.ts';
import { on, refused, type Stage } from '../Stage.ts';

const dessert = 'Cendol';

/** A later course is held automatically until it is fired. */
export function flowCourses(stage: Stage): void {
  const dinner = async (order_method: 'dine_in' | 'pickup' = 'dine_in') => {
    const sweet = await stage.item(dessert);
    const lines = [...(await stage.lines()), { menu_id: sweet.id, quantity: 2 }];
    return stage.placed({ order_method, lines });
  };
  const line = ({ items }: Pick<Order, 'items'>, name = dessert) =>
    items.find((item) => item.name === name)!;
  const statusesOf = (order: Order) => order.items.map(({ status }) => status);
  const fire = async (order: Order) => {
    const { id, quantity } = line(order);
    const body = { order_id: order.id, lines: [{ id, quantity }], is_held: false };
    await stage.as('kitchen', fireLines, { body });
    return stage.now(order);
  };

  describe('later course', () => {
    beforeAll(() => chooseAutomatic(stage, { auto_kitchen: ['dine_in', 'pickup'] }));
    afterAll(() => chooseAutomatic(stage, {}));

    test('is held when the order is accepted, and printed for the kitchen when it is fired', async () => {
      const order = await stage.moved(await dinner(), 'accepted');
      expect(statusesOf(order)).toEqual(['queued', 'queued', 'held']);
      expect(line(order)).toMatchObject({ sent_qty: 0 });
      const first = await printsOf(stage, order);
      expect(await dishesOf(stage, first)).toEqual([['2 x Roti tisu', '1 x Ayam goreng sekor']]);
      const fired = await fire(order);
      expect(line(fired)).toMatchObject({ status: 'queued', sent_qty: 2 });
      const then = (await printsOf(stage, order)).slice(1);
      expect(await dishesOf(stage, then)).toEqual([[`2 x ${dessert}`]]);
    });

    test('appears on the kitchen display while it is held', async () => {
      const order = await stage.moved(await dinner(), 'accepted');
      const { tickets } = await stage.as('kitchen', displayKitchen, { query: {} });
      const ticket = tickets.find(({ id }) => id === order.id)!;
      expect(ticket.lines.find(({ name }) => name === dessert)).toMatchObject({
        status: 'held',
        course: 2,
      });
    });

    test('stays held while the first course is served and paid, and keeps the order from completing', async () => {
      const served = await stage.moved(
        await stage.moved(await dinner(), 'accepted'),
        'preparing',
        'ready',
        'served',
      );
      expect(statusesOf(served)).toEqual(['served', 'served', 'held']);
      const paid = await stage.paid(served);
      expect(paid).toMatchObject({ status: 'served', payment_status: 'paid' });
      const complete = (order: Order) =>
        stage.as('merchant', toggleOrderStatus, { body: { ...on(order), status: 'completed' } });
      expect(await refused(complete(paid))).toMatchObject({ code: 'notAllowedNow' });
      expect(await complete(await fire(paid))).toMatchObject({ status: 'completed' });
    });

    test('is not held without an earlier course', async () => {
      const { id: menu_id } = await stage.item(dessert);
      const placed = await stage.placed({ lines: [{ menu_id, quantity: 1 }] });
      expect(statusesOf(await stage.moved(placed, 'accepted'))).toEqual(['queued']);
    });

    test('is not held for pickup or when it is added later', async () => {
      expect(statusesOf(await stage.moved(await dinner('pickup'), 'accepted'))).toEqual([
        'queued',
        'queued',
        'queued',
      ]);
      const order = await stage.moved(await stage.placed(), 'accepted');
      const { id: menu_id } = await stage.item(dessert);
      const added = { type: 'add_line' as const, menu_id, quantity: 1, options: [], note: '' };
      expect(statusesOf(await edited(stage, order, added))).toEqual(['queued', 'queued', 'queued']);
    });
  });
}
