import { nameOf, type AnyEndpoint, type Capability } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { rightsOf } from '@servery/domain/people';
import { refused, type Stage } from './Stage.ts';

/** A read of one outlet, with the rest of its query. */
export type OutletRead = readonly [to: AnyEndpoint & { capability: Capability }, query?: object];

/** Returns an answer without its time, and without phones, which the owner of a group sees masked. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      key === 'now' || key === 'phone' ? undefined : value,
    ),
  );

const named = (reads: readonly OutletRead[]) =>
  reads.map(([to, query]) => ({ name: nameOf(to), to, query }));

/** Registers tests that reads can name their outlet, as owners of a group have to. */
export function outletCases(stage: Stage, reads: readonly OutletRead[]): void {
  const group = rightsOf('supermerchant', null);

  const read = async (username: string, to: OutletRead[0], query: object = {}) =>
    comparable(await stage.as(username, to, { query }));

  describe('reads of an outlet', () => {
    test.each(named(reads))('$name are the same when they name it', async ({ to, query }) => {
      const id = { [to.merchantField ?? 'merchant_id']: 102 };
      const own = await read('merchant.bangsar', to, query);
      expect(await read('merchant.bangsar', to, { ...query, ...id })).toEqual(own);
      expect(await refused(read('merchant', to, { ...query, ...id }))).toMatchObject({
        code: 'forbidden',
      });
    });

    const ofGroups = reads.filter(([to]) => group.grants[to.capability] !== 'deny');
    test.each(named(ofGroups))(
      '$name are those of the outlet for a group',
      async ({ to, query }) => {
        const id = { [to.merchantField ?? 'merchant_id']: 102 };
        expect(await read('supermerchant', to, { ...query, ...id })).toEqual(
          await read('merchant.bangsar', to, query),
        );
      },
    );
  });
}
