import { combineOrders, placeOrder, updateOrder } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

/** Placing orders. */
export function placing(stage: Stage): void {
  describe('placing an order', () => {
    test('calculates its prices from the menu and settings, and numbers it', async () => {
      const order = await stage.placed({ covers: 2, note: ' Window seat ' }, 'waiter');
      expect(order).toMatchObject({
        merchant_id: 101,
        status: 'new',
        list: 'new',
        payment_status: 'unpaid',
        business_date: '2026-11-20',
        note: 'Window seat',
        staff: { name: 'Muthu Krishnan' },
        item_count: 3,
        totals: { net: 1590, service_charge: 159, tax: 105, total: 1854, balance: 1854 },
      });
      expect(order.number).toMatch(/^D\d{3}$/);
      expect(order.items.map(({ status, sent_qty }) => [status, sent_qty])).toEqual([
        ['held', 0],
        ['held', 0],
      ]);
      const next = await stage.placed({}, 'waiter');
      expect(Number(next.number.slice(1))).toBe(Number(order.number.slice(1)) + 1);
      expect(next.id).toBeGreaterThan(order.id);
      expect(await stage.now(order)).toEqual(order);
    });

    test('adds the prices of options, and validates them against their groups', async () => {
      const tea = await stage.item('Teh tarik');
      const served = tea.options.find(({ name }) => name === 'Served');
      const ice = served?.items.find(({ name }) => name === 'Ais');
      const line = { menu_id: tea.id, quantity: 2, options: [{ id: ice?.id ?? 0 }] };
      const order = await stage.placed({ lines: [line] });
      expect(order.items[0]).toMatchObject({ unit_price: 280, gross: 680 });
      const none = { ...line, options: [] };
      const all = { ...line, options: served?.items.map(({ id }) => ({ id })) ?? [] };
      for (const wrong of [none, all])
        expect(await refused(stage.placed({ lines: [wrong] }))).toMatchObject({
          code: 'invalid',
          matter: { fields: { 'lines.0.options': {} } },
        });
    });

    test('is refused with 400 while the store is closed', async () => {
      expect(await refused(stage.placed({}, 'merchant.kajang'))).toMatchObject({
        code: 'storeClosed',
        status: 400,
      });
    });

    test('is refused for unavailable items', async () => {
      const gone = await stage.item('Puding karamel');
      expect(
        await refused(stage.placed({ lines: [{ menu_id: gone.id, quantity: 1 }] })),
      ).toMatchObject({ code: 'itemUnavailable', status: 422 });
    });

    test('is refused for invalid input with the name of the field', async () => {
      const lines = await stage.lines();
      const elsewhere = (await stage.table(0, 'merchant.bangsar')).id;
      const wrong = [
        [{ table_id: null }, 'table_id'],
        [{ table_id: elsewhere }, 'table_id'],
        [{ member_id: 1 }, 'member_id'],
        [{ lines: [] }, 'lines'],
        [{ lines: [{ ...lines[0]!, quantity: 0 }] }, 'lines.0.quantity'],
        [{ lines: [{ menu_id: 1, quantity: 1 }] }, 'lines.0.menu_id'],
        [{ order_method: 'delivery' as const }, 'customer_name'],
        [{ phone: '012' }, 'phone'],
      ] as const;
      for (const [wanted, field] of wrong) {
        const problem = await refused(stage.placed(wanted as object));
        expect(problem).toMatchObject({ code: 'invalid', status: 422 });
        expect(Object.keys(problem.matter.fields ?? {})).toContain(field);
      }
    });

    test('is refused if the bill would be too large, as are changing and combining', async () => {
      const dearest = await stage.dearest();
      const many = Array.from({ length: 100 }, () => ({ menu_id: dearest.id, quantity: 999 }));
      expect(await refused(stage.placed({ lines: many }))).toMatchObject({
        code: 'invalid',
        status: 422,
        matter: { fields: { lines: { code: 'bill_too_large' } } },
      });
      const order = await stage.placed({ lines: many.slice(0, 20) });
      const { id: order_id, version } = order;
      const grown = many.slice(0, 50).map((line) => ({ type: 'add_line' as const, ...line }));
      expect(
        await refused(
          stage.as('merchant', updateOrder, {
            params: { order_id },
            body: { version, changes: [...grown.slice(0, 49), ...grown.slice(0, 1)] },
          }),
        ),
      ).toMatchObject({ matter: { fields: { changes: { code: 'bill_too_large' } } } });
      expect(await stage.now(order)).toEqual(order);
      const other = await stage.placed({ lines: many.slice(0, 40) });
      const body = { target_id: order.id, orders: [order, other].map(on) };
      expect(await refused(stage.as('merchant', combineOrders, { body }))).toMatchObject({
        code: 'cannotCombine',
        matter: { details: { why: 'bill_too_large' } },
      });
    });

    test('is refused at another merchant', async () => {
      expect(await refused(stage.placed({ merchant_id: 102 }))).toMatchObject({
        code: 'forbidden',
      });
    });

    test.each(['cashier', 'waiter'])(
      'by a %s starts as accepted and is sent to the kitchen',
      async (who) => {
        const order = await stage.placed({ source: 'staff' }, who);
        expect(order).toMatchObject({ status: 'accepted', list: 'action', undo: null });
        expect(order.items.every(({ status }) => status === 'queued')).toBe(true);
        expect(order.items.map(({ sent_qty }) => sent_qty)).toEqual([2, 1]);
        expect(order.promised_at).toBe(
          new Date(Date.parse(order.placed_at) + 1_200_000).toISOString(),
        );
        expect(order.timeline.map(({ kind }) => kind)).toEqual(['place', 'accept']);
      },
    );

    test('counts as placed by staff by default', async () => {
      const body = { order_method: 'pickup' as const, lines: await stage.lines() };
      expect(await stage.as('waiter', placeOrder, { body })).toMatchObject({ status: 'accepted' });
    });

    test('for delivery gets an L number and a fee, and needs an address in the area', async () => {
      const to = {
        order_method: 'delivery' as const,
        customer_name: 'Puan Halimah',
        phone: '+60123456789',
        address: '12, Jalan Raja Alang, Kuala Lumpur',
        postcode: '50350',
      };
      // With the 0 that is dialled only within the country.
      const phone = '+600123456789';
      const order = await stage.placed({ ...to, phone, source: 'staff' }, 'cashier');
      expect(order.number).toMatch(/^L\d{3}$/);
      expect(order).toMatchObject({ delivery_fee: 550, address: '••••', table: null });
      expect(await stage.now(order)).toMatchObject({ phone: to.phone, address: to.address });
      expect(order.promised_at).toBe(
        new Date(Date.parse(order.placed_at) + 1_800_000).toISOString(),
      );
      expect(await refused(stage.placed({ ...to, postcode: '10000' }))).toMatchObject({
        code: 'outOfRange',
        status: 422,
      });
    });

    test('is accepted automatically if the merchant has set that', async () => {
      const order = await stage.placed({}, 'merchant.cheras');
      expect(order).toMatchObject({ status: 'accepted', list: 'action' });
      expect(order.promised_at).toBe(new Date(Date.parse(order.placed_at) + 900_000).toISOString());
    });

    test('runs once for a repeated idempotency key', async () => {
      const options = { idempotencyKey: crypto.randomUUID() };
      const table_id = (await stage.table(1)).id;
      const lines = await stage.lines();
      const body = { order_method: 'dine_in' as const, table_id, lines, new_bill: true };
      const first = await stage.as('waiter', placeOrder, { body }, options);
      const second = await stage.as('waiter', placeOrder, { body }, options);
      expect(second).toEqual(first);
      const next = await stage.placed({}, 'waiter');
      expect(Number(next.number.slice(1))).toBe(Number(first.number.slice(1)) + 1);
      const other = { ...body, note: 'Another' };
      expect(await refused(stage.as('waiter', placeOrder, { body: other }, options))).toMatchObject(
        { code: 'keyReused', status: 422 },
      );
    });
  });
}
