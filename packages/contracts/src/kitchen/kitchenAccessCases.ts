import {
  allEndpoints,
  editKitchenZone,
  listKitchenMenus,
  listKitchenZones,
  nameOf,
  type AnyEndpoint,
  type Capability,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { rightsOf } from '@servery/domain/people';
import { people } from '@servery/sample';
import { refused, type Stage } from '../Stage.ts';

const everybody = people.filter(({ merchant_id }) => merchant_id === 101 || merchant_id === null);

/** Access control and scope of the kitchen. */
export function kitchenAccessCases(stage: Stage, endpoints: ReadonlySet<string>): void {
  describe('kitchen access control', () => {
    const guarded = Object.values(allEndpoints()).filter((to) =>
      endpoints.has(nameOf(to)),
    ) as (AnyEndpoint & { capability: Capability })[];

    test.each(everybody)(
      '$username gets forbidden exactly for the endpoints denied to their role',
      async (person) => {
        const { call } = await stage.client(person.username);
        const { grants } = rightsOf(person.role, person.template);
        for (const to of guarded) {
          const [{ reason } = {}] = (await Promise.allSettled([
            call(to, { params: { id: 1 }, query: {}, body: {} }),
          ])) as { reason?: { code: string } }[];
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

    test('hides and protects kitchens outside the caller’s scope', async () => {
      const list = (username: string, merchant_id: number | '' = '') =>
        stage.as(username, listKitchenZones, { query: { merchant_id, length: 100 } });
      const [zone] = (await list('merchant.bangsar')).aaData;
      expect((await list('merchant')).aaData.some(({ id }) => id === zone!.id)).toBe(false);
      expect((await list('agent')).aaData.some(({ id }) => id === zone!.id)).toBe(true);
      expect(await refused(list('merchant', 102))).toMatchObject({ code: 'forbidden' });
      expect(await refused(list('admin', 999))).toMatchObject({ code: 'notFound' });
      const body = { version: zone!.version, name: 'Mine now', is_fallback: true };
      const edit = stage.as('merchant', editKitchenZone, { params: { id: zone!.id }, body });
      expect(await refused(edit)).toMatchObject({ code: 'notFound', status: 404 });
      const menus = (merchant_id: number | '') =>
        stage.as('agent', listKitchenMenus, { query: { merchant_id } });
      expect((await menus(102)).total).toBeGreaterThan(40);
      expect(await refused(menus(''))).toMatchObject({ code: 'invalid' });
      expect(await refused(menus(103))).toMatchObject({ code: 'forbidden' });
    });
  });
}
