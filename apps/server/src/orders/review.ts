import { passTime } from '@servery/domain/orders';
import { rightsOf } from '@servery/domain/people';
import { sql } from 'kysely';
import { everyMerchant } from '../db/everyMerchant.ts';
import { noQuota } from '../limits/quotas.ts';
import type { Host } from '../host.ts';
import { all } from '../sql.ts';
import { settle } from '../settle.ts';
import type { Caller, Visit } from '../visit.ts';
import { lockOrder } from './load.ts';
import { saveOrder } from './save.ts';

interface Due {
  id: number;
  merchant_id: number;
}

/** Who acts when time alone does. */
export const clockOf = (merchant_id: number): Caller => ({
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

async function reviewOne(host: Host, { id, merchant_id }: Due): Promise<void> {
  await host.database.transaction(async (trx) => {
    const visit: Visit = {
      host,
      sql: trx,
      caller: clockOf(merchant_id),
      now: host.now(),
      requestId: 'review',
      quota: noQuota,
      approval: null,
      changes: [],
    };
    const { order, act } = await lockOrder(visit, id);
    await saveOrder(visit, order, passTime(order, act.now, act.shop.settings));
    await settle(visit, null);
  });
}

/** Opens the reasons and ends the orders that time alone opens and ends; returns how many were due. */
export async function reviewOpenOrders(host: Host): Promise<number> {
  const due = await all(
    host.database.kysely,
    sql<Due>`select merchant_id, id from orders
      where review_at <= ${host.now()} and ${everyMerchant('clock')} order by review_at`,
  );
  for (const order of due) await reviewOne(host, order);
  return due.length;
}
