import { listMembers, updateOrderOwner, type Order } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { on, refused, type Stage } from '../Stage.ts';

type At = Pick<Order, 'id' | 'version'>;

/** Assigning an order to a member and to a waiter. */
export function owning(stage: Stage): void {
  describe('order owner', () => {
    const member = async (isActive: boolean) => {
      const { aaData } = await stage.as('merchant', listMembers, { query: { length: 100 } });
      const found = aaData.find(({ is_active }) => is_active === isActive);
      if (!found) throw new Error('There is no such member.');
      return found;
    };
    const own = (
      username: string,
      order: At,
      member_id: number | null,
      staff_id: number | null = null,
      approval?: string,
    ) =>
      stage.as(
        username,
        updateOrderOwner,
        { body: { ...on(order), member_id, staff_id } },
        { approval },
      );

    test('is set to a member and a waiter, and cleared', async () => {
      const { id, name, phone } = await member(true);
      const order = await own('supervisor', await stage.placed(), id, 14);
      expect(order).toMatchObject({
        member: { id, name, phone, is_active: true },
        staff: { id: 14, name: 'Muthu Krishnan' },
      });
      expect(await own('supervisor', order, null)).toMatchObject({
        member: null,
        staff: { id: 14 },
      });
    });

    test('refuses inactive or unknown members, and staff of another outlet', async () => {
      const order = await stage.placed();
      const { id } = await member(false);
      const inactive = await refused(own('merchant', order, id));
      expect(inactive).toMatchObject({ code: 'invalid', matter: { fields: { member_id: {} } } });
      const unknown = await refused(own('merchant', order, 1));
      expect(unknown).toMatchObject({ code: 'invalid', matter: { fields: { member_id: {} } } });
      const elsewhere = await refused(own('merchant', order, null, 24));
      expect(elsewhere).toMatchObject({ code: 'invalid', matter: { fields: { staff_id: {} } } });
    });

    test('requires permission or a PIN, the current version and an existing order', async () => {
      const order = await stage.placed();
      expect(await refused(own('waiter', order, null))).toMatchObject({ code: 'forbidden' });
      expect(await refused(own('cashier', order, null, 13))).toMatchObject({
        code: 'approvalRequired',
      });
      const approval = await stage.approval('cashier', '5937', {
        capability: 'order.owner',
        object_id: order.id,
        version: order.version,
      });
      const owned = await own('cashier', order, null, 13, approval);
      expect(owned.staff?.id).toBe(13);
      expect(await refused(own('merchant', order, null))).toMatchObject({ code: 'conflict' });
      expect(await refused(own('merchant', { id: 1, version: 0 }, null))).toMatchObject({
        code: 'notFound',
      });
    });
  });
}
