import {
  bumpLines,
  placeOrder,
  recallLines,
  toggleOrderStatus,
  undoBump,
  type Input,
  type Order,
} from '@servery/api';
import { sql } from 'kysely';
import { loadOrder } from '../../src/areas/orders/load.ts';
import { all } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { inGroups, isDone, raceMerchant } from './groups.ts';
import type { Race } from './harness.ts';
import { plainDish } from './places.ts';

const each = 10;

type Step = Input<typeof recallLines>['body'];

/**
 * Cooks start, finish, recall and undo the same two lines concurrently: no line is lost, and each
 * effective step raises one event.
 */
export async function cooks(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const cook = await server.as('merchant');
  const menu_id = await plainDish(cook);
  const inputs = [
    (body: Step) => cook.call(bumpLines, { body: { ...body, to: 'preparing' } }),
    (body: Step) => cook.call(bumpLines, { body: { ...body, to: 'ready' } }),
    (body: Step) => cook.call(recallLines, { body }),
    (body: Step) => cook.call(undoBump, { body }),
    (body: Step) => cook.call(bumpLines, { body: { ...body, to: 'ready' } }),
  ];
  const eventVersionsOf = async ({ id, version }: Order) =>
    (
      await all(
        db,
        sql<{ version: number }>`select (payload ->> 'version')::int as version from event
          where merchant_id = ${raceMerchant} and payload -> 'subject' ->> 'id' = ${String(id)}
            and (payload ->> 'version')::int > ${version} order by seq`,
      )
    ).map((row) => row.version);
  return inGroups({
    tries,
    each,
    begin: async () => {
      const lines = [1, 2].map((quantity) => ({ menu_id, quantity }));
      const { id: order_id, version } = await cook.call(placeOrder, {
        body: { order_method: 'pickup', source: 'guest', lines },
      });
      return cook.call(toggleOrderStatus, { body: { order_id, version, status: 'accepted' } });
    },
    attempt: ({ id: order_id, items }, k) => {
      const { id, quantity } = items[k % 2]!;
      const run = inputs[k % inputs.length]!({ order_id, lines: [{ id, quantity }] });
      return isDone(run, 'conflict', 'notAllowedNow', 'tooLate');
    },
    end: async (order, succeeded) => {
      const now = await loadOrder(db, [raceMerchant], order.id);
      const versions = await eventVersionsOf(order);
      const isEveryVersionSent =
        versions.length === now.version - order.version &&
        versions.every((version, i) => version === order.version + 1 + i);
      const isWhole = now.items.map(({ quantity }) => quantity).join() === '1,2';
      const isRight =
        isEveryVersionSent && isWhole && versions.length <= succeeded && succeeded > 0;
      return { legal: succeeded, stored: isRight ? succeeded : succeeded + 1 };
    },
  });
}
