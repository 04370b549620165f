import {
  displayMenu,
  getMerchantInfo,
  getOrder,
  listMembers,
  listPaymentOptions,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { outletCases } from './outletCases.ts';
import { refused, type Stage } from './Stage.ts';

/** The options that screens offer, and the details of one order. */
export function catalogue(stage: Stage): void {
  outletCases(stage, [
    [displayMenu],
    [getMerchantInfo, { type: 'store' }],
    [listMembers],
    [listPaymentOptions],
  ]);

  describe('merchant', () => {
    test('includes the options its screens offer', async () => {
      const info = await stage.as('waiter', getMerchantInfo, { query: {} });
      expect(info).toMatchObject({
        id: 101,
        name: 'Seri Melati Chow Kit',
        parent: { name: 'Seri Melati' },
        settings: { time_zone: 'Asia/Kuala_Lumpur', currency: 'MYR', is_open: true },
      });
      expect(info.employees.map(({ name }) => name)).toContain('Muthu Krishnan');
      expect(info.tables).toHaveLength(18);
      expect(info.discounts.length).toBeGreaterThan(2);
      expect(info.promotions.length).toBeGreaterThan(1);
    });

    test('must be named by callers with several merchants', async () => {
      const info = (username: string, id: number | '' = '') =>
        stage.as(username, getMerchantInfo, { query: { id } });
      expect((await info('admin', 102)).id).toBe(102);
      expect(await refused(info('admin'))).toMatchObject({
        code: 'invalid',
        matter: { fields: { id: {} } },
      });
      expect(await refused(info('merchant', 102))).toMatchObject({ code: 'forbidden' });
      expect(await refused(info('agent', 103))).toMatchObject({ code: 'forbidden' });
      expect(await refused(info('admin', 999))).toMatchObject({ code: 'notFound' });
    });

    test('has menu prices for each order method', async () => {
      const menu = async (query: object) =>
        (await stage.as('waiter', displayMenu, { query })).categories.flatMap(({ items }) => items);
      const [inside, carried, sent] = [
        await menu({ method: 'dine in' }),
        await menu({ method: 'pickup' }),
        await menu({ method: 'delivery' }),
      ];
      expect(inside.length).toBeGreaterThanOrEqual(40);
      const priceOf = (items: typeof inside) =>
        items.find(({ name }) => name === 'Roti tisu')?.price;
      expect([inside, carried, sent].map(priceOf)).toEqual([450, 450, 500]);
      expect(await menu({})).toEqual(inside);
      expect(await menu({ method: 'dine_in' })).toEqual(inside);
      expect(inside.some((item) => !item.is_available)).toBe(true);
      expect(await refused(menu({ merchant_id: 102 }))).toMatchObject({ code: 'forbidden' });
      expect(await refused(menu({ method: 'teleport' }))).toMatchObject({ code: 'invalid' });
    });

    test('has a menu for a table and a time', async () => {
      const { id, name } = await stage.table(2);
      const query = { remark: 'food', table_id: id, at: '2026-11-20 09:15' } as const;
      expect(await stage.as('waiter', displayMenu, { query })).toMatchObject({
        table: { id, name },
        at: '2026-11-20T01:15:00.000Z',
      });
      const now = await stage.as('waiter', displayMenu, { query: {} });
      expect(now.table).toBeNull();
    });

    test('has its own members and payment options', async () => {
      const members = await stage.as('merchant', listMembers, { query: { length: 100 } });
      expect(members.total).toBe(33);
      const byPhone = await stage.as('merchant', listMembers, {
        query: { search: members.aaData[4]?.phone.slice(3) },
      });
      expect(byPhone.aaData).toContainEqual(members.aaData[4]);
      const kinds = await stage.as('waiter', listPaymentOptions, { query: {} });
      expect(new Set(kinds.aaData.map(({ kind }) => kind))).toEqual(
        new Set(['cash', 'card', 'e_wallet', 'bank', 'wallet', 'voucher']),
      );
      const offered = async (method?: 'dine_in' | 'delivery') => {
        const query = { length: 100, order: 'asc' as const, ...(method && { method }) };
        return (await stage.as('waiter', listPaymentOptions, { query })).aaData.map(
          ({ name }) => name,
        );
      };
      const usual = ['Cash', 'Card terminal', 'DuitNow QR', 'Bank transfer', 'Wallet'];
      expect(await offered('dine_in')).toEqual([...usual, 'Voucher']);
      expect(await offered('delivery')).toEqual([...usual, 'GrabPay', 'Voucher']);
      expect(await offered()).toEqual([...usual, 'GrabPay', 'Voucher']);
      for (const list of [listMembers, listPaymentOptions])
        expect(
          await refused(stage.as('cashier', list, { query: { merchant_id: 102 } })),
        ).toMatchObject({ code: 'forbidden' });
    });
  });

  describe('getOrder', () => {
    test('shows the calculation of each figure', async () => {
      const order = await stage.placed();
      const read = await stage.as('host', getOrder, { params: { id: order.id } });
      expect(read).toEqual(order);
      expect(read.derivations.map(({ figure, amount }) => [figure, amount])).toEqual([
        ['service_charge', 159],
        ['tax', 105],
      ]);
      for (const { shares, amount } of read.derivations) {
        expect(shares.map(({ line_id }) => line_id)).toEqual(read.items.map(({ id }) => id));
        expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount);
      }
    });

    test('returns notFound for ids that are unknown or invalid', async () => {
      for (const id of [1, 0, -1, 'abc', '1e3', 2 ** 53])
        expect(await refused(stage.as('merchant', getOrder, { params: { id } }))).toMatchObject({
          code: 'notFound',
          status: 404,
        });
    });
  });
}
