import { listOrders, type Order } from '@servery/api';
import { describe, expect, test } from 'vitest';
import type { Stage, Wanted } from '../Stage.ts';

/** Further rounds of a table. */
export function rounds(stage: Stage): void {
  const accepted = async (order: Order): Promise<Order> =>
    order.status === 'new' ? stage.moved(order, 'accepted') : order;
  /** Places and accepts a round of two roti tisu at a table. */
  const round = async (table_id: number, wanted: Wanted = {}): Promise<Order> => {
    const { id: menu_id } = await stage.item('Roti tisu');
    const lines = [{ menu_id, quantity: 2 }];
    const placed = await stage.placed({ table_id, covers: 2, lines, new_bill: false, ...wanted });
    return accepted(placed);
  };
  const billsAt = async (table_id: number): Promise<string[]> => {
    const query = { table_id, length: 100 };
    const { aaData } = await stage.as('merchant', listOrders, { query });
    return aaData
      .filter(({ status, balance }) => status !== 'merged' && balance > 0)
      .map(({ number }) => number);
  };
  const freeTable = async () => {
    for (let at = 0; ; at += 1) {
      const table = await stage.table(at);
      if ((await billsAt(table.id)).length === 0) return table;
    }
  };

  describe('further round of a table', () => {
    test('is added to its unpaid bill without counting the guests again', async () => {
      const { id } = await freeTable();
      const first = await round(id);
      const second = await round(id, { note: 'No ice' });
      expect(second).toMatchObject({ id: first.id, number: first.number, covers: 2 });
      expect(second.items.map(({ quantity }) => quantity)).toEqual([2, 2]);
      expect(second.totals.gross).toBe(first.totals.gross * 2);
      expect(second.note).toBe('No ice');
      expect(await billsAt(id)).toEqual([first.number]);
    });

    test('sends only its own items to the kitchen, and reopens a served bill', async () => {
      const { id } = await freeTable();
      const first = await stage.moved(await round(id), 'ready', 'served');
      await stage.host.advance(5 * 60_000);
      const bill = await round(id);
      expect(bill).toMatchObject({ id: first.id, status: 'preparing', served_at: null });
      const [old, fresh] = bill.items;
      expect(old).toMatchObject({ status: 'served', sent_qty: 2 });
      expect(fresh).toMatchObject({ status: 'queued', sent_qty: 2 });
      expect(Date.parse(fresh!.kitchen!.fired_at!)).toBeGreaterThanOrEqual(
        Date.parse(first.placed_at) + 5 * 60_000,
      );
      const done = await stage.moved(bill, 'ready', 'served');
      expect(done.items.map(({ status }) => status)).toEqual(['served', 'served']);
    });

    test('starts a new bill after payment, or on request', async () => {
      const { id } = await freeTable();
      const first = await round(id);
      const apart = await round(id, { new_bill: true });
      expect(apart.id).not.toBe(first.id);
      // The guests are already counted on the first bill.
      expect(apart.covers).toBe(0);
      expect((await round(id)).id).toBe(apart.id);
      await stage.paid(await stage.now(apart), 'card');
      expect((await round(id)).id).toBe(first.id);
      await stage.paid(await stage.now(first), 'card');
      const next = await round(id);
      expect([first.id, apart.id]).not.toContain(next.id);
    });

    test('joins the same bill when several devices send at the same time', async () => {
      const { id } = await freeTable();
      const first = await round(id);
      const sent = { source: 'staff' as const };
      await Promise.all([round(id, sent), round(id, sent), round(id, sent)]);
      const bill = await stage.now(first);
      expect(bill.items).toHaveLength(4);
      expect(await billsAt(id)).toEqual([first.number]);
    });
  });
}
