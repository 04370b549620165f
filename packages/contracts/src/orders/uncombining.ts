import { combineOrders, uncombineOrders, updateOrder, type Order } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

type At = Pick<Order, 'id' | 'version'>;

/** Undoing a combination of orders. */
export function uncombining(stage: Stage): void {
  const combine = async (target: At, ...sources: readonly At[]): Promise<Order> => {
    const body = { target_id: target.id, orders: [target, ...sources].map(on) };
    return (await stage.as('waiter', combineOrders, { body })).order;
  };
  const undo = (
    username: string,
    target: At,
    more: { preview?: boolean; preview_id?: string } = {},
  ) => stage.as(username, uncombineOrders, { body: { ...on(target), ...more } });
  const changing = ({ id, version }: At, label: string) =>
    stage.as('merchant', updateOrder, {
      params: { order_id: id },
      body: { version, changes: [{ type: 'add_adjustment', label, amount: 100 }] },
    });
  const placed = async (at: number) => stage.placed({ table_id: (await stage.table(at)).id });
  const comparable = ({ items, totals, reductions, covers, number, table, status }: Order) => ({
    items: items.map(({ origin_id: _origin, ...line }) => line),
    totals,
    reductions,
    covers,
    number,
    table,
    status,
  });

  describe('undoing a combination of orders', () => {
    test('restores each order exactly as the preview showed', async () => {
      const target = await changing(await stage.moved(await placed(4), 'accepted'), 'Regular');
      const source = await changing(await stage.moved(await placed(5), 'accepted'), 'Late');
      const combined = await combine(target, source);
      expect(combined.combined_from).toEqual([{ id: source.id, number: source.number }]);

      const shown = await undo('waiter', combined, { preview: true });
      expect(shown).toMatchObject({ is_committed: false, order: { id: target.id } });
      expect(await stage.now(combined)).toEqual(combined);

      const { preview_id } = shown;
      const done = await undo('waiter', combined, { preview_id });
      expect(done.siblings.map(({ id }) => id)).toEqual([source.id]);
      expect([done.order.totals, done.siblings[0]!.totals]).toEqual([
        shown.order.totals,
        shown.siblings[0]!.totals,
      ]);
      const [first, second] = [await stage.now(target), await stage.now(source)];
      expect(comparable(first)).toEqual(comparable(target));
      expect(comparable(second)).toEqual(comparable(source));
      expect(first.combined_from).toEqual([]);
      expect(second).toMatchObject({ merged_into: null, list: 'action' });
    });

    test('keeps items that were added later with the target', async () => {
      const [target, source] = [
        await stage.moved(await placed(4), 'accepted'),
        await stage.moved(await placed(5), 'accepted'),
      ];
      const combined = await combine(target, source);
      const [line] = await stage.lines();
      const grown = await stage.as('merchant', updateOrder, {
        params: { order_id: combined.id },
        body: { version: combined.version, changes: [{ type: 'add_line', ...line! }] },
      });
      const { order, siblings } = await undo('waiter', grown);
      expect([order.items.length, siblings[0]!.items.length]).toEqual([3, 2]);
    });

    test('keeps the kitchen’s progress', async () => {
      const [target, source] = [await placed(4), await placed(5)];
      const combined = await stage.moved(await combine(target, source), 'accepted', 'ready');
      const { order, siblings } = await undo('waiter', combined);
      expect([order.status, siblings[0]!.status]).toEqual(['ready', 'ready']);
    });

    test('is refused after the first payment', async () => {
      const [target, source] = [await placed(4), await placed(5)];
      const paid = await stage.paid(await combine(target, source), 'card');
      expect(await refused(undo('waiter', paid))).toMatchObject({
        code: 'cannotUncombine',
        status: 422,
        matter: { details: { why: 'paid' } },
      });
    });

    test('requires combined orders, the current version and permission', async () => {
      const alone = await placed(4);
      expect(await refused(undo('waiter', alone))).toMatchObject({
        code: 'cannotUncombine',
        matter: { details: { why: 'nothing' } },
      });
      const combined = await combine(await placed(4), await placed(5));
      const stale = { ...combined, version: combined.version - 1 };
      expect(await refused(undo('waiter', stale))).toMatchObject({ code: 'conflict' });
      expect(await refused(undo('waiter', combined, { preview_id: 'other' }))).toMatchObject({
        code: 'previewStale',
      });
      for (const username of ['kitchen', 'host', 'admin'])
        expect(await refused(undo(username, combined))).toMatchObject({ code: 'forbidden' });
      expect(await refused(undo('waiter', { id: 1, version: 0 }))).toMatchObject({
        code: 'notFound',
      });
    });

    test('runs once for a repeated idempotency key', async () => {
      const combined = await combine(await placed(4), await placed(5));
      const options = { idempotencyKey: crypto.randomUUID() };
      const body = on(combined);
      const first = await stage.as('waiter', uncombineOrders, { body }, options);
      expect(await stage.as('waiter', uncombineOrders, { body }, options)).toEqual(first);
    });
  });
}
