import { getMerchantInfo, updateOrder, voidOrder, type Input, type Order } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

type Changes = Input<typeof updateOrder>['body']['changes'];

/** Changing the lines, reductions and notes of an order. */
export function editing(stage: Stage): void {
  const edit = (
    username: string,
    { id: order_id, version }: Pick<Order, 'id' | 'version'>,
    changes: Changes,
    approval?: string,
  ) =>
    stage.as(
      username,
      updateOrder,
      { params: { order_id }, body: { version, changes } },
      { approval },
    );
  const discount = async (name: string) => {
    const { discounts } = await stage.as('merchant', getMerchantInfo, { query: {} });
    return discounts.find((one) => one.name === name)?.id ?? 0;
  };

  describe('changing an order', () => {
    test('sends only new items to the kitchen', async () => {
      const order = await stage.moved(await stage.placed(), 'accepted');
      const tisu = order.items[0]!;
      const { id: menu_id } = await stage.item('Cendol');
      const more = await edit('waiter', order, [
        { type: 'add_line', menu_id, quantity: 1 },
        { type: 'set_quantity', line_id: tisu.id, quantity: 3 },
      ]);
      expect(more.items.map(({ quantity, sent_qty }) => [quantity, sent_qty])).toEqual([
        [3, 3],
        [1, 1],
        [1, 1],
      ]);
      expect(more.totals.net).toBe(1590 + 590 + 450);
      expect(more.version).toBe(order.version + 1);
      expect(more.timeline.slice(-2).map(({ kind }) => kind)).toEqual(['add_line', 'set_quantity']);
    });

    test('applies all changes or none', async () => {
      const order = await stage.placed();
      const changes: Changes = [
        { type: 'set_note', note: 'No peanuts' },
        { type: 'set_covers', covers: 4 },
        { type: 'set_quantity', line_id: 1, quantity: 2 },
      ];
      expect(await refused(edit('waiter', order, changes))).toMatchObject({
        code: 'invalid',
        matter: { fields: { 'changes.2.line_id': {} } },
      });
      expect(await stage.now(order)).toEqual(order);
      const done = await edit('waiter', order, changes.slice(0, 2));
      expect(done).toMatchObject({ note: 'No peanuts', covers: 4 });
    });

    test('voids unsent lines freely, and sent lines only with approval', async () => {
      const order = await stage.placed();
      const strike = { type: 'void_line' as const, reason: 'Ordered twice' };
      const fresh = await edit('waiter', order, [{ ...strike, line_id: order.items[0]!.id }]);
      expect(fresh).toMatchObject({ item_count: 1, totals: { net: 690 } });
      const all = [{ ...strike, line_id: order.items[1]!.id }];
      expect(await refused(edit('waiter', fresh, all))).toMatchObject({
        code: 'invalid',
        matter: { fields: { changes: {} } },
      });

      const sent = await stage.moved(await stage.placed(), 'accepted');
      const made = [{ ...strike, line_id: sent.items[0]!.id, made: true }];
      const less: Changes = [{ type: 'set_quantity', line_id: sent.items[0]!.id, quantity: 1 }];
      for (const changes of [made, less])
        expect(await refused(edit('waiter', sent, changes))).toMatchObject({
          code: 'approvalRequired',
          matter: { details: { capability: 'order.void_sent_line' } },
        });
      const approval = await stage.approval('waiter', '5937', {
        capability: 'order.void_sent_line',
        object_id: sent.id,
        version: sent.version,
      });
      const struck = await edit('waiter', sent, made, approval);
      expect(struck.items[0]).toMatchObject({ status: 'voided', made: true, net: 0 });
    });

    test('comps a line, and keeps its price in the gross total', async () => {
      const order = await stage.placed();
      const line_id = order.items[1]!.id;
      const free = await edit('supervisor', order, [
        { type: 'comp_line', line_id, reason: 'Hair in it' },
      ]);
      expect(free.items[1]).toMatchObject({ is_comped: true, gross: 690, net: 0 });
      expect(free.totals).toMatchObject({ gross: 1590, comps: 690, net: 900 });
    });

    test('adds discounts and adjustments, and removes them', async () => {
      const order = await stage.placed();
      const less = await edit('merchant', order, [
        { type: 'add_discount', discount_id: await discount('Regular guest') },
        { type: 'add_adjustment', label: 'Long wait', amount: 100 },
      ]);
      expect(less.reductions).toMatchObject([
        { kind: 'discount', label: 'Regular guest', rate: 500, value: 80 },
        { kind: 'adjustment', label: 'Long wait', amount: 100, value: 100 },
      ]);
      expect(less.totals).toMatchObject({ order_discounts: 180, net: 1410 });
      const changes: Changes = less.reductions.map(({ id }) => ({
        type: 'remove_reduction',
        reduction_id: id,
      }));
      expect((await edit('merchant', less, changes)).totals).toEqual(order.totals);
    });

    test('limits reductions by role', async () => {
      const order = await stage.placed();
      const by = (rate: number): Changes => [{ type: 'add_adjustment', label: 'Sorry', rate }];
      const cashier = await edit('cashier', order, by(500));
      expect(cashier.totals.order_discounts).toBe(80);
      for (const [username, rate] of [
        ['cashier', 100],
        ['supervisor', 2501],
        ['waiter', 1],
      ] as const)
        expect(await refused(edit(username, cashier, by(rate)))).toMatchObject({
          code: 'approvalRequired',
          matter: { details: { capability: 'order.discount' } },
        });
      expect((await edit('supervisor', cashier, by(2500))).reductions).toHaveLength(2);
    });

    test('accepts a PIN for a reduction within its person’s limit and the approved amount only', async () => {
      const order = await stage.placed();
      const by = (rate: number): Changes => [{ type: 'add_adjustment', label: 'Sorry', rate }];
      const refusal = await refused(edit('cashier', order, by(3000)));
      if (refusal.code !== 'approvalRequired') throw refusal;
      const input = refusal.matter.details!;
      expect(input).toMatchObject({ capability: 'order.discount', amount: 477, rate: 3000 });
      const approval = await stage.approval('cashier', '5937', input);
      expect(await refused(edit('cashier', order, by(3100), approval))).toMatchObject({
        code: 'approvalRequired',
      });
      const less = await edit('cashier', order, by(3000), approval);
      expect(less.totals.order_discounts).toBe(477);
      const more = { ...input, rate: 3001 };
      expect(await refused(stage.approval('cashier', '5937', more))).toMatchObject({
        code: 'wrongPin',
      });
    });

    test('removes the service charge with permission, and requires a PIN from others', async () => {
      const order = await stage.placed();
      const changes: Changes = [{ type: 'apply_service_charge', apply: false }];
      expect(await refused(edit('cashier', order, changes))).toMatchObject({
        code: 'approvalRequired',
      });
      const plain = await edit('merchant', order, changes);
      expect(plain.totals).toMatchObject({ service_charge: 0, tax: 95, total: 1685 });
    });

    test('refuses unavailable items, unknown ids and contradictory reductions', async () => {
      const order = await stage.placed();
      const { id: menu_id } = await stage.item('Puding karamel');
      expect(
        await refused(edit('waiter', order, [{ type: 'add_line', menu_id, quantity: 1 }])),
      ).toMatchObject({ code: 'itemUnavailable' });
      const wrong: (readonly [Changes, string])[] = [
        [[{ type: 'add_line', menu_id: 1, quantity: 1 }], 'changes.0.menu_id'],
        [[{ type: 'add_discount', discount_id: 1 }], 'changes.0.discount_id'],
        [[{ type: 'remove_reduction', reduction_id: 1 }], 'changes.0.reduction_id'],
        [[{ type: 'add_adjustment', label: 'Both', rate: 1, amount: 1 }], 'changes.0.amount'],
        [[{ type: 'add_adjustment', label: 'Neither' }], 'changes.0.amount'],
        [[], 'changes'],
      ];
      for (const [changes, field] of wrong) {
        const problem = await refused(edit('merchant', order, changes));
        expect(problem).toMatchObject({ code: 'invalid' });
        expect(Object.keys(problem.matter.fields ?? {})).toContain(field);
      }
    });

    test('requires permission, an order in scope, its current version and an open status', async () => {
      const order = await stage.placed();
      const note: Changes = [{ type: 'set_note', note: 'By the door' }];
      expect(await refused(edit('kitchen', order, note))).toMatchObject({ code: 'forbidden' });
      expect(await refused(edit('merchant.bangsar', order, note))).toMatchObject({
        code: 'notFound',
      });
      const later = await edit('waiter', order, note);
      const problem = await refused(edit('waiter', order, note));
      expect(problem.code).toBe('conflict');
      expect(problem.matter.current).toEqual(later);
      const body = { ...on(later), reason: 'Rung up twice' };
      const gone = await stage.as('merchant', voidOrder, { body });
      expect(await refused(edit('merchant', gone, note))).toMatchObject({ code: 'notAllowedNow' });
    });
  });
}
