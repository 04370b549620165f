import { nameOf, type AnyEndpoint, type Capability, type Input } from '@servery/api';
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

/** Registers tests that reads can name their outlet, as owners of a group have to. */
export function outletCases(stage: Stage, reads: readonly OutletRead[]): void {
  const group = rightsOf('supermerchant', null);

  describe('reads of an outlet', () => {
    test.each(reads.map(([to, query]) => ({ name: nameOf(to), to, query })))(
      '$name are the same when they name it, and refused for the outlets of others',
      async ({ to, query }) => {
        const read = async (username: string, outlet: object = {}) => {
          const input = { query: { ...query, ...outlet } } as Input<typeof to>;
          return comparable(await stage.as(username, to, input));
        };
        const id = { [to.merchantField ?? 'merchant_id']: 102 };
        const own = await read('merchant.bangsar');
        expect(await read('merchant.bangsar', id)).toEqual(own);
        if (group.grants[to.capability] !== 'deny')
          expect(await read('supermerchant', id)).toEqual(own);
        expect(await refused(read('merchant', id))).toMatchObject({ code: 'forbidden' });
      },
    );
  });
}
