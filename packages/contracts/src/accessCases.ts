import {
  allEndpoints,
  getOrder,
  listOrders,
  nameOf,
  versionHeader,
  type AnyEndpoint,
  type Capability,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { rightsOf } from '@servery/domain/people';
import { people } from '@servery/sample';
import { refused, type Stage } from './Stage.ts';

const everybody = people.filter(({ merchant_id }) => merchant_id === 101 || merchant_id === null);

const isGuarded = (to: AnyEndpoint): to is AnyEndpoint & { capability: Capability } =>
  to.capability !== 'public' && to.capability !== 'session' && !to.stream;

/** Access control: every endpoint of a set, called by everyone at the first outlet. */
export function accessCases(stage: Stage, endpoints: ReadonlySet<string>): void {
  describe('access control', () => {
    const guarded = Object.values(allEndpoints()).filter(
      (to) => endpoints.has(nameOf(to)) && isGuarded(to),
    ) as (AnyEndpoint & { capability: Capability })[];

    test.each(everybody)(
      '$username gets forbidden exactly for the endpoints denied to their role',
      async (person) => {
        const { call } = await stage.client(person.username);
        const { grants } = rightsOf(person.role, person.template);
        for (const to of guarded) {
          const input = { params: { id: 1, order_id: 1 }, query: {}, body: {} };
          const [{ reason } = {}] = (await Promise.allSettled([call(to, input)])) as {
            reason?: { code: string; status: number };
          }[];
          const isShut = reason?.code === 'forbidden' && reason.status === 403;
          expect([nameOf(to), isShut]).toEqual([nameOf(to), grants[to.capability] === 'deny']);
        }
      },
    );

    test('requires a session', async () => {
      const { call } = stage.recorded(await stage.host.browser());
      expect(await refused(call(listOrders, { query: {} }))).toMatchObject({
        code: 'sessionExpired',
        status: 401,
      });
    });

    test('refuses outdated versions', async () => {
      const { request } = await stage.client('merchant');
      const url = '/admin/order_listing';
      const headers = { [versionHeader]: '1.0.0' };
      expect(await refused(request({ url, method: 'GET', headers }))).toMatchObject({
        code: 'outdated',
        status: 410,
      });
    });

    test('hides orders outside the caller’s scope', async () => {
      const order = await stage.placed({}, 'merchant.bangsar');
      const read = (username: string) => stage.as(username, getOrder, { params: { id: order.id } });
      for (const inside of [
        'merchant.bangsar',
        'waiter.bangsar',
        'supermerchant',
        'agent',
        'admin',
      ])
        expect((await read(inside)).id).toBe(order.id);
      for (const outside of ['merchant', 'waiter', 'merchant.cheras'])
        expect(await refused(read(outside))).toMatchObject({ code: 'notFound', status: 404 });
      const elsewhere = await stage.placed({}, 'merchant.cheras');
      expect(
        await refused(stage.as('agent', getOrder, { params: { id: elsewhere.id } })),
      ).toMatchObject({ code: 'notFound' });
    });

    test('refuses a merchant’s request that names another merchant', async () => {
      const query = { merchant_id: 102 };
      expect(await refused(stage.as('merchant', listOrders, { query }))).toMatchObject({
        code: 'forbidden',
        status: 403,
      });
      expect(
        (await stage.as('merchant', listOrders, { query: { merchant_id: 101 } })).total,
      ).toBeGreaterThan(0);
    });
  });
}
