import {
  displayMenu,
  getMerchantInfo,
  getOrder,
  listMembers,
  listPaymentOptions,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from './Stage.ts';

/** What screens choose from, and what one order shows. */
export function catalogue(stage: Stage): void {
  describe('a merchant', () => {
    test('comes with what its screens choose from', async () => {
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

    test('is named by those who look after several', async () => {
      const info = (username: string, id: number | '' = '') =>
        stage.as(username, getMerchantInfo, { query: { id } });
      expect((await info('admin', 102)).id).toBe(102);
      expect(await refused(info('admin'))).toMatchObject({
        code: 'invalid',
        matter: { fields: { id: {} } },
      });
      expect(await refused(info('merchant', 102))).toMatchObject({ code: 'notFound' });
      expect(await refused(info('agent', 103))).toMatchObject({ code: 'notFound' });
      expect(await refused(info('admin', 999))).toMatchObject({ code: 'notFound' });
    });

    test('has a menu at the prices of each way of getting it', async () => {
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
      expect(await refused(menu({ merchant_id: 102 }))).toMatchObject({ code: 'notFound' });
      expect(await refused(menu({ method: 'teleport' }))).toMatchObject({ code: 'invalid' });
    });

    test('has members and means to pay of its own', async () => {
      const members = await stage.as('merchant', listMembers, { query: { length: 100 } });
      expect(members.total).toBe(33);
      const byPhone = await stage.as('merchant', listMembers, {
        query: { search: members.aaData[4]?.phone.slice(3) },
      });
      expect(byPhone.aaData).toContainEqual(members.aaData[4]);
      const kinds = await stage.as('waiter', listPaymentOptions, { query: {} });
      expect(new Set(kinds.aaData.map(({ kind }) => kind))).toEqual(
        new Set(['cash', 'card', 'e_wallet', 'bank', 'wallet']),
      );
      for (const list of [listMembers, listPaymentOptions])
        expect(
          await refused(stage.as('cashier', list, { query: { merchant_id: 102 } })),
        ).toMatchObject({ code: 'notFound' });
    });
  });

  describe('one order', () => {
    test('shows how each figure came about', async () => {
      const order = await stage.placed();
      const read = await stage.as('host', getOrder, { params: { id: order.id } });
      expect(read).toEqual(order);
      expect(read.derivations.map(({ figure, amount }) => [figure, amount])).toEqual([
        ['service_charge', 159],
        ['tax', 105],
      ]);
    });

    test('that is not there is not found, however it is asked for', async () => {
      for (const id of [1, 0, -1, 'abc', '1e3', 2 ** 53])
        expect(await refused(stage.as('merchant', getOrder, { params: { id } }))).toMatchObject({
          code: 'notFound',
          status: 404,
        });
    });
  });
}
