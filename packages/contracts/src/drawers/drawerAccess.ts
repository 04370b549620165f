import {
  allEndpoints,
  getShift,
  listCashMovements,
  listDrawers,
  listShifts,
  nameOf,
  type AnyEndpoint,
  type Capability,
} from '@servery/api';
import { rightsOf } from '@servery/domain/people';
import { people } from '@servery/sample';
import { describe, expect, test } from 'vitest';
import { refused } from '../Stage.ts';
import type { DrawersStage } from './DrawersStage.ts';

const everybody = people.filter(({ merchant_id }) => merchant_id === 101 || merchant_id === null);

/** Access control and scope of cash drawers and shifts. */
export function drawerAccess(drawers: DrawersStage, endpoints: ReadonlySet<string>): void {
  const { stage } = drawers;

  describe('access control of drawers', () => {
    const guarded = Object.values(allEndpoints()).filter((to) =>
      endpoints.has(nameOf(to)),
    ) as (AnyEndpoint & { capability: Capability })[];

    test.each(everybody)(
      '$username gets forbidden exactly for the endpoints denied to their role',
      async (person) => {
        const { call } = await stage.client(person.username);
        const { grants } = rightsOf(person.role, person.template);
        for (const to of guarded) {
          const input = { params: { id: 1 }, query: {}, body: {} };
          const [{ reason } = {}] = (await Promise.allSettled([call(to, input)])) as {
            reason?: { code: string };
          }[];
          const isShut = reason?.code === 'forbidden';
          expect([nameOf(to), isShut]).toEqual([nameOf(to), grants[to.capability] === 'deny']);
        }
      },
    );

    test('requires a session', async () => {
      const { call } = stage.recorded(await stage.host.browser());
      for (const to of guarded)
        expect(await refused(call(to, { params: { id: 1 }, query: {}, body: {} }))).toMatchObject({
          code: 'sessionExpired',
          status: 401,
        });
    });

    test('hides the shifts of others from a cashier, and all of them from other merchants', async () => {
      const shift = await drawers.open('supervisor', await drawers.drawer('Not yours'), 5_000);
      await drawers.sell('supervisor', 700);
      const list = (username: string) =>
        stage.as(username, listShifts, { query: { length: 100, drawer_id: shift.drawer.id } });
      expect((await list('merchant')).aaData.map(({ id }) => id)).toEqual([shift.id]);
      for (const username of ['cashier', 'merchant.bangsar', 'cashier.bangsar']) {
        expect(await list(username)).toMatchObject({ aaData: [], total: 0 });
        const read = stage.as(username, getShift, { params: { id: shift.id } });
        expect(await refused(read)).toMatchObject({ code: 'notFound', status: 404 });
        const movements = await drawers.movements(username, { shift_id: shift.id });
        expect(movements).toEqual([]);
        for (const write of [
          () => drawers.start(username, shift),
          () => drawers.move(username, shift, 'pay_out', 500),
          () => drawers.count(username, shift, []),
          () => drawers.close(username, shift, 'Not mine'),
        ])
          expect(await refused(write())).toMatchObject({ code: 'notFound', status: 404 });
      }
      expect(await drawers.movements('cashier', { place: 'none' })).toEqual([]);
      const foreign = drawers.open('cashier.bangsar', shift.drawer);
      expect(await refused(foreign)).toMatchObject({ code: 'notFound' });
      for (const to of [listDrawers, listShifts, listCashMovements])
        expect(
          await refused(stage.as('merchant.bangsar', to, { query: { merchant_id: 101 } })),
        ).toMatchObject({ code: 'forbidden' });
      await drawers.end('supervisor', shift);
    });
  });
}
