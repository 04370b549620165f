import { editDrawer, listShifts, openShift } from '@servery/api';
import { addDays } from '@servery/domain/time';
import { describe, expect, test } from 'vitest';
import { refused } from '../Stage.ts';
import { pilesOf, type DrawersStage } from './DrawersStage.ts';

/** Drawers, and the shifts that are opened with them. */
export function drawerShifts(drawers: DrawersStage): void {
  const { stage } = drawers;

  describe('a drawer', () => {
    test('is there from the start', async () => {
      expect((await drawers.drawers())[0]).toMatchObject({
        name: 'Till 1',
        is_active: true,
        variance_limit: 200,
        holder: null,
      });
    });

    test('can be created, renamed and deactivated', async () => {
      const { id, version } = await drawers.drawer('  Terrace ', 500);
      expect(await refused(drawers.drawer('TERRACE'))).toMatchObject({
        matter: { fields: { name: { code: 'taken' } } },
      });
      const edit = (body: { version: number; name: string; is_active?: boolean }) =>
        stage.as('supervisor', editDrawer, { params: { id }, body });
      expect(await edit({ version, name: 'Patio', is_active: false })).toMatchObject({
        name: 'Patio',
        is_active: false,
        version: 2,
      });
      expect(await refused(edit({ version, name: 'Patio' }))).toMatchObject({
        code: 'conflict',
        matter: { current: { name: 'Patio' } },
      });
      const closed = drawers.open('cashier', { id });
      expect(await refused(closed)).toMatchObject({ code: 'notFound' });
    });

    test('is opened by one of two people, and the refusal of the other names that person', async () => {
      const till = await drawers.drawer('Wanted twice');
      const both = await Promise.allSettled([
        drawers.open('cashier', till),
        drawers.open('supervisor', till),
      ]);
      const [shift] = both.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      const [other] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      const name = shift!.person.name;
      expect(other).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'drawer_in_use', name } },
      });
      const holder = (await drawers.drawers()).find(({ id }) => id === till.id)?.holder;
      expect(holder).toEqual({ ...shift!.person, since: shift!.opened_at });
      const username = name === 'Suresh Pillai' ? 'supervisor' : 'cashier';
      const second = await drawers.drawer('Second');
      expect(await refused(drawers.open(username, second))).toMatchObject({
        matter: { details: { why: 'has_shift', name: 'Wanted twice' } },
      });
      await drawers.end(username, shift!);
    });

    test('is opened once for a repeated idempotency key', async () => {
      const { id: drawer_id } = await drawers.drawer('Only once');
      const options = { idempotencyKey: crypto.randomUUID() };
      const body = { drawer_id, piles: pilesOf(5_000) };
      const once = () => stage.as('cashier', openShift, { body }, options);
      const shift = await once();
      expect(await once()).toEqual(shift);
      await drawers.end('cashier', shift);
    });
  });

  describe('cash', () => {
    test('of two drawers stays apart, and is in none without a shift', async () => {
      const bar = await drawers.open('supervisor', await drawers.drawer('Bar'));
      const till = await drawers.open('cashier', await drawers.drawer('Counter'));
      const before = (await drawers.movements('merchant', { place: 'none' })).length;
      await drawers.sell('supervisor', 500);
      await drawers.sell('cashier', 700);
      await drawers.sell('merchant', 900);
      expect(await drawers.read('merchant', bar)).toMatchObject({ expected: 500 });
      expect(await drawers.read('merchant', till)).toMatchObject({ expected: 700 });
      const loose = await drawers.movements('merchant', { place: 'none' });
      expect(loose.slice(before).map(({ amount }) => amount)).toEqual([900]);
      await drawers.end('supervisor', bar);
      await drawers.end('cashier', till);
    });

    test('of a reversed or voided payment leaves the drawer that took it', async () => {
      const till = await drawers.open('cashier', await drawers.drawer('Returns'));
      await drawers.reverse('merchant', await drawers.sell('cashier', 700));
      await drawers.void('merchant', await drawers.sell('cashier', 300));
      expect(await drawers.read('merchant', till)).toMatchObject({
        expected: 0,
        sums: { sales: 1_000, reversals: 1_000 },
      });
      await drawers.end('cashier', till);
    });

    test('that is put in or taken out needs an amount, and a reason except for a drop', async () => {
      const till = await drawers.open('cashier', await drawers.drawer('Reasons'));
      for (const [kind, amount, reason, field] of [
        ['pay_in', 0, 'Change', 'amount'],
        ['pay_out', 500, '', 'reason'],
        ['no_sale', 0, '', 'reason'],
        ['no_sale', 5, 'Change', 'amount'],
        ['pay_out', -5, 'Change', 'amount'],
        ['pay_out', 5, 'x'.repeat(121), 'reason'],
      ] as const) {
        const { matter } = await refused(drawers.move('cashier', till, kind, amount, reason));
        expect(Object.keys(matter.fields ?? {})).toEqual([field]);
      }
      await drawers.end('cashier', till);
    });

    test('is counted in notes and coins of the currency', async () => {
      const { id: drawer_id } = await drawers.drawer('Strange coins');
      for (const piles of [
        [{ value: 300, quantity: 1 }],
        [{ value: 500, quantity: -1 }],
        [{ value: 500, quantity: 1.5 }],
        [{ value: 500, quantity: 10_000 }],
        [
          { value: 500, quantity: 1 },
          { value: 500, quantity: 1 },
        ],
        Array.from({ length: 21 }, (_, i) => ({ value: i, quantity: 0 })),
      ])
        expect(
          await refused(stage.as('cashier', openShift, { body: { drawer_id, piles } })),
        ).toMatchObject({ code: 'invalid' });
    });
  });

  describe('a count', () => {
    test('within the limit closes the shift', async () => {
      const till = await drawers.open('cashier', await drawers.drawer('Near'), 5_000);
      const counting = await drawers.start('cashier', till);
      const stale = drawers.count('cashier', till, pilesOf(5_000));
      expect(await refused(stale)).toMatchObject({
        code: 'conflict',
        matter: { current: { state: 'counting', expected: null } },
      });
      expect(await drawers.count('cashier', counting, pilesOf(4_800))).toMatchObject({
        state: 'closed',
        variance: -200,
        approved_by: null,
        closed_by: 'Siti Hajar Ismail',
      });
    });

    test('is listed on the trading day of its shift only', async () => {
      const drawer = await drawers.drawer('By day');
      const { business_date } = await drawers.end('cashier', await drawers.open('cashier', drawer));
      const on = async (day: string) => {
        const query = { drawer_id: drawer.id, business_date: day };
        return (await stage.as('merchant', listShifts, { query })).total;
      };
      expect(await on(business_date)).toBe(1);
      expect(await on(addDays(business_date, 1))).toBe(0);
      expect(await on('')).toBe(1);
    });

    test('of an absent person can be made by a manager', async () => {
      const till = await drawers.open('cashier', await drawers.drawer('Left behind'), 5_000);
      const counting = await drawers.start('supervisor', till);
      expect(await drawers.count('supervisor', counting, pilesOf(5_000))).toMatchObject({
        person: { name: 'Siti Hajar Ismail' },
        closed_by: 'Suresh Pillai',
        variance: 0,
      });
    });
  });
}
