import {
  allEndpoints,
  editPaymentOption,
  listAllPaymentOptions,
  nameOf,
  type AnyEndpoint,
  type Capability,
} from '@servery/api';
import { rightsOf } from '@servery/domain/people';
import { people } from '@servery/sample';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';

const everybody = people.filter(({ merchant_id }) => merchant_id === 101 || merchant_id === null);

/** Access control and scope of payment options. */
export function paymentAccess(stage: Stage, endpoints: ReadonlySet<string>): void {
  describe('access control of payment options', () => {
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

    test('hides and protects options outside the caller’s scope', async () => {
      const list = (username: string, merchant_id: number | '' = '') =>
        stage.as(username, listAllPaymentOptions, { query: { merchant_id, length: 100 } });
      const [option] = (await list('merchant.bangsar')).aaData;
      expect((await list('merchant')).aaData.some(({ id }) => id === option!.id)).toBe(false);
      expect((await list('agent')).aaData.some(({ id }) => id === option!.id)).toBe(true);
      expect(await refused(list('merchant', 102))).toMatchObject({ code: 'forbidden' });
      expect(await refused(list('admin', 999))).toMatchObject({ code: 'notFound' });
      const { id, version, kind } = option!;
      const body = { version, kind, name: 'Mine now' };
      const edit = stage.as('merchant', editPaymentOption, { params: { id }, body });
      expect(await refused(edit)).toMatchObject({ code: 'notFound', status: 404 });
    });
  });
}
