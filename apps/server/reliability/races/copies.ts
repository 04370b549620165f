import type { OrderRecord } from '@servery/domain/orders';
import { sql } from 'kysely';
import { loadOrder } from '../../src/areas/orders/load.ts';
import { first } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';

const merchant_id = 101;

/** Returns copies of an order with new ids. */
export const copiesOf = (order: OrderRecord, count: number, nextId: () => number): OrderRecord[] =>
  Array.from({ length: count }, () => ({
    ...order,
    id: nextId(),
    version: 1,
    items: order.items.map((line) => ({ ...line, id: nextId() })),
  }));

/** Returns an unpaid new order of the first outlet. */
export async function newOrder({ database: { kysely: db } }: TestServer): Promise<OrderRecord> {
  const model = await first(
    db,
    sql<{ id: number }>`select id from orders where merchant_id = ${merchant_id}
      and status = 'new' and payment_status = 'unpaid' order by id limit 1`,
  );
  return loadOrder(db, [merchant_id], model!.id);
}
