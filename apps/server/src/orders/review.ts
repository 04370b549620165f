import { reviewReasons, type OrderRecord } from '@servery/domain/orders';
import { rightsOf } from '@servery/domain/people';
import { sql } from 'kysely';
import { everyMerchant } from '../db/everyMerchant.ts';
import type { Host } from '../host.ts';
import { all } from '../sql.ts';
import { settle } from '../settle.ts';
import type { Caller, Visit } from '../visit.ts';
import { loadOrders, lockOrder } from './load.ts';
import { saveOrder } from './save.ts';
import { loadShop } from './shop.ts';

const atOnce = 200;

/** Who acts when time alone does. */
const clockOf = (merchant_id: number): Caller => ({
  session_id: 0,
  id: 0,
  username: '',
  name: 'rule',
  role: 'merchant',
  template: null,
  merchant_id,
  rights: rightsOf('merchant', null),
  scope: [merchant_id],
});

async function dueOrders({ database, now }: Host, merchant_id: number, ids: readonly number[]) {
  const { settings } = await loadShop(database.kysely, merchant_id);
  const due: OrderRecord[] = [];
  for (let i = 0; i < ids.length; i += atOnce) {
    const orders = await loadOrders(database.kysely, [merchant_id], ids.slice(i, i + atOnce));
    due.push(...orders.filter((order) => reviewReasons(order, now(), settings) !== order));
  }
  return due;
}

async function reviewOne(host: Host, { id, merchant_id }: OrderRecord): Promise<void> {
  await host.database.transaction(async (trx) => {
    const visit: Visit = {
      host,
      sql: trx,
      caller: clockOf(merchant_id),
      now: host.now(),
      requestId: 'review',
      approval: null,
      changes: [],
    };
    const { order, act } = await lockOrder(visit, id);
    await saveOrder(visit, order, reviewReasons(order, act.now, act.shop.settings));
    await settle(visit, null);
  });
}

/** Opens and closes the reasons of every open order as time passes; answers how many orders changed. */
export async function reviewOpenOrders(host: Host): Promise<number> {
  const open = await all(
    host.database.kysely,
    sql<{ merchant_id: number; ids: number[] }>`
      select merchant_id, jsonb_agg(id order by id) as ids from orders
      where list in ('new', 'action') and ${everyMerchant('clock')} group by merchant_id`,
  );
  let changed = 0;
  for (const { merchant_id, ids } of open) {
    for (const order of await dueOrders(host, merchant_id, ids)) {
      await reviewOne(host, order);
      changed += 1;
    }
  }
  return changed;
}
