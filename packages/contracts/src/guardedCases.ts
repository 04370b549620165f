import { allEndpoints, nameOf, type AnyEndpoint, type Capability } from '@servery/api';
import { rightsOf } from '@servery/domain/people';
import { people } from '@servery/sample';
import { describe, expect, test } from 'vitest';
import { refused, type Stage } from './Stage.ts';

const everybody = people.filter(({ merchant_id }) => merchant_id === 101 || merchant_id === null);

type Guarded = AnyEndpoint & { capability: Capability };
const isGuarded = (to: AnyEndpoint): to is Guarded =>
  to.capability !== 'public' && to.capability !== 'session' && !to.stream;

/** Access control: the endpoints of a set that need a capability, called by everyone. */
export function guardedCases(stage: Stage, endpoints: ReadonlySet<string>): void {
  describe('access control', () => {
    const guarded = Object.values(allEndpoints())
      .filter((to) => endpoints.has(nameOf(to)))
      .filter((to) => isGuarded(to));
    const input = { params: { id: 1 }, query: {}, body: {} };

    test.each(everybody)(
      '$username gets forbidden exactly for the endpoints denied to their role',
      async ({ username, role, template }) => {
        const { call } = await stage.client(username);
        const { grants } = rightsOf(role, template);
        for (const to of guarded) {
          const [result] = await Promise.allSettled([call(to, input)]);
          const reason = (result as { reason?: { code: string } }).reason;
          const isShut = reason?.code === 'forbidden';
          expect([nameOf(to), isShut]).toEqual([nameOf(to), grants[to.capability] === 'deny']);
        }
      },
    );

    test('requires a session', async () => {
      const { call } = stage.recorded(await stage.host.browser());
      for (const to of guarded)
        expect(await refused(call(to, input))).toMatchObject({
          code: 'sessionExpired',
          status: 401,
        });
    });
  });
}
