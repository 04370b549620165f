import {
  exportOrders,
  getOrder,
  getQuote,
  listMembers,
  listOrders,
  replaceByDelivery,
  type Order,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { maskedAddress, maskPhone } from '@servery/domain/people';
import { leaksIn } from '../leaks.ts';
import { on, refused, type Stage } from '../Stage.ts';

const to = {
  customer_name: 'Puan Salmah',
  phone: '+60123456789',
  address: '12, Jalan Raja Alang, Kuala Lumpur',
};

/** Personal data: phone numbers and addresses are visible only as far as a role needs them. */
export function personal(stage: Stage): void {
  describe('personal data', () => {
    const deliver = async (order: Order, more: Partial<typeof to>, username = 'merchant') => {
      const query = { order_id: order.id, postcode: '50350' };
      const { quote_id } = await stage.as(username, getQuote, { query });
      const { customer_name } = to;
      return stage.as(username, replaceByDelivery, {
        body: { ...on(order), quote_id, customer_name, ...more },
      });
    };
    const delivered = async () => (await deliver(await stage.placed(), to)).order;

    test('of an order is shown, masked or hidden by role', async () => {
      const { id } = await delivered();
      const { phone, address } = to;
      const masked = { phone: '•••• 6789', address: '••••' };
      for (const [username, shown] of [
        ['merchant', { phone, address }],
        ['supervisor', { phone, address }],
        ['admin', { phone, address }],
        ['cashier', masked],
        ['host', masked],
        ['waiter', masked],
        ['agent', masked],
        ['supermerchant', masked],
        ['kitchen', { phone: '', address: '' }],
      ] as const)
        expect(await stage.as(username, getOrder, { params: { id } })).toMatchObject(shown);
    });

    test('and prices of an order are hidden from the kitchen, while its items are not', async () => {
      const placed = await delivered();
      const paid = await stage.paid(placed, 'card');
      const order = await stage.now(paid, 'kitchen');
      expect(order).toMatchObject({
        number: paid.number,
        note: paid.note,
        placed_at: paid.placed_at,
        total: 0,
        balance: 0,
        delivery_fee: 0,
        reductions: [],
        payments: [],
        refunds: [],
        derivations: [],
        totals: { gross: 0, net: 0, tax: 0, total: 0, due: 0, captured: 0 },
      });
      expect(order.items.map(({ name, quantity, note }) => [name, quantity, note])).toEqual(
        paid.items.map(({ name, quantity, note }) => [name, quantity, note]),
      );
      for (const { unit_price, gross, net, options } of order.items)
        expect([unit_price, gross, net, ...options.map(({ price }) => price)]).toEqual(
          [unit_price, gross, net, ...options].map(() => 0),
        );
      expect(order.timeline.every(({ facts }) => !facts['amount'])).toBe(true);
      const query = { search: paid.number, length: 100 };
      for (const to of [listOrders, exportOrders] as const) {
        const { aaData } = await stage.as('kitchen', to, { query });
        expect(aaData.length).toBeGreaterThan(0);
        expect(aaData.every(({ total, balance }) => total === 0 && balance === 0)).toBe(true);
      }
    });

    test('is masked in a conflict', async () => {
      const order = await delivered();
      const stale = { ...order, version: order.version - 1 };
      const problem = await refused(deliver(stale, to, 'cashier'));
      expect(problem.code).toBe('notAllowedNow');
      const placed = await stage.placed({ phone: to.phone });
      const query = { order_id: placed.id, postcode: '50350' };
      const { quote_id } = await stage.as('cashier', getQuote, { query });
      const body = { order_id: placed.id, version: 0, quote_id, ...to };
      const { code, matter } = await refused(stage.as('cashier', replaceByDelivery, { body }));
      expect([code, leaksIn(matter.current)]).toEqual(['conflict', []]);
      expect(matter.current).toMatchObject({ phone: '•••• 6789' });
    });

    test('stays unchanged when someone who cannot read it edits the order', async () => {
      const placed = await stage.placed({ phone: to.phone }, 'cashier');
      expect(placed.phone).toBe('•••• 6789');
      const { address } = to;
      const { order } = await deliver(placed, { address }, 'cashier');
      expect(order).toMatchObject({ phone: '•••• 6789', address: maskedAddress });
      expect(await stage.now(order)).toMatchObject({ phone: to.phone, address });
      const without = await stage.placed();
      expect(await refused(deliver(without, { address }, 'cashier'))).toMatchObject({
        code: 'invalid',
        matter: { fields: { phone: { code: 'required' } } },
      });
      const copied = { phone: placed.phone, address };
      expect(await refused(deliver(without, copied, 'cashier'))).toMatchObject({
        code: 'invalid',
        matter: { fields: { phone: {} } },
      });
    });

    test('finds orders by phone number without revealing it digit by digit', async () => {
      const phone = '+60198765421';
      const { id } = await stage.placed({ phone });
      const finds = async (username: string, search: string) => {
        const { aaData } = await stage.as(username, listOrders, { query: { search, length: 100 } });
        return aaData.some((row) => row.id === id);
      };
      const lastDigits = phone.slice(-5);
      const typed = '019-876 5421';
      for (const username of ['merchant', 'supervisor', 'admin'])
        for (const search of [phone, typed, lastDigits, '01987'])
          expect([username, search, await finds(username, search)]).toEqual([
            username,
            search,
            true,
          ]);
      for (const username of ['cashier', 'host']) {
        expect([await finds(username, phone), await finds(username, typed)]).toEqual([true, true]);
        for (const search of [lastDigits, phone.slice(0, -1), `${phone}0`, '+6019'])
          expect([username, search, await finds(username, search)]).toEqual([
            username,
            search,
            false,
          ]);
      }
      for (const username of ['waiter', 'kitchen', 'agent', 'supermerchant'])
        expect([username, await finds(username, phone)]).toEqual([username, false]);
    });

    test('finds members only by the whole phone number for roles without full access', async () => {
      const { aaData } = await stage.as('merchant', listMembers, { query: { length: 100 } });
      const { id, phone } = aaData.find((one) => one.phone !== '')!;
      const search = async (username: string, text: string) =>
        (await stage.as(username, listMembers, { query: { search: text } })).aaData;
      const typed = phone.replace('+60', '0').replace(/(\d{3})(\d+)/, '$1-$2');
      for (const username of ['cashier', 'host'])
        for (const text of [phone, typed])
          expect(await search(username, text)).toMatchObject([{ id, phone }]);
      for (const username of ['cashier', 'host', 'marketing', 'agent', 'supermerchant'])
        expect(await search(username, phone.slice(0, -1))).toEqual([]);
      for (const username of ['marketing', 'agent', 'supermerchant'])
        expect(await search(username, phone)).toEqual([]);
      expect(await search('merchant', phone.slice(1, -1))).toMatchObject([{ id, phone }]);
      const masked = await stage.as('marketing', listMembers, { query: { length: 100 } });
      const shown = aaData.map((one) => [one.id, maskPhone(one.phone)]);
      expect(masked.aaData.map((one) => [one.id, one.phone])).toEqual(shown);
    });
  });
}
