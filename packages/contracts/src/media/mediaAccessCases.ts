import { allEndpoints, listMedia, nameOf, type AnyEndpoint, type Capability } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { rightsOf } from '@servery/domain/people';
import { people } from '@servery/sample';
import { refused, type Stage } from '../Stage.ts';

const everybody = people.filter(({ merchant_id }) => merchant_id === 101 || merchant_id === null);

/** Access control of the media library, checked for everyone at the first outlet. */
export function mediaAccessCases(stage: Stage, endpoints: ReadonlySet<string>): void {
  describe('media access control', () => {
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
            reason?: { code: string; status: number };
          }[];
          const isShut = reason?.code === 'forbidden' && reason.status === 403;
          expect([nameOf(to), isShut]).toEqual([nameOf(to), grants[to.capability] === 'deny']);
        }
      },
    );

    test('requires a session', async () => {
      const { call } = stage.recorded(await stage.host.browser());
      expect(await refused(call(listMedia, { query: {} }))).toMatchObject({
        code: 'sessionExpired',
        status: 401,
      });
    });
  });
}
