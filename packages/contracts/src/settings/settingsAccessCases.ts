import { allEndpoints, nameOf, type AnyEndpoint, type Capability } from '@servery/api';
import { rightsOf } from '@servery/domain/people';
import { people } from '@servery/sample';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from '../Stage.ts';

const everybody = people.filter(({ merchant_id }) => merchant_id === 101 || merchant_id === null);

/** Access control of settings. */
export function settingsAccessCases(stage: Stage, endpoints: ReadonlySet<string>): void {
  const guarded = Object.values(allEndpoints()).filter((to) =>
    endpoints.has(nameOf(to)),
  ) as (AnyEndpoint & { capability: Capability })[];

  describe('settings access control', () => {
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
  });
}
