import { passTime } from '@servery/domain/orders';
import { rightsOf } from '@servery/domain/people';
import { sql } from 'kysely';
import { everyMerchant } from '../../storage/db/everyMerchant.ts';
import { noAddressLimits } from '../../http/limits/addressLimits.ts';
import type { Host } from '../../http/host.ts';
import { all } from '../../storage/sql.ts';
import { settle } from '../../http/settle.ts';
import type { Caller, RequestContext } from '../../http/RequestContext.ts';
import { lockOrder } from './load.ts';
import { saveOrder } from './save.ts';

interface Due {
  id: number;
  merchant_id: number;
}

/** Returns the caller for changes that happen by time alone. */
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
    const ctx: RequestContext = {
      host,
      sql: trx,
      caller: clockOf(merchant_id),
      now: host.now(),
      requestId: 'review',
      limits: noAddressLimits,
      approval: null,
      changes: [],
    };
    const { order, context } = await lockOrder(ctx, id);
    await saveOrder(ctx, order, passTime(order, context.now, context.shop.settings));
    await settle(ctx, null);
  });
}

/**
 * Opens the reasons and ends the orders that are due by time alone; returns how many orders were
 * due.
 */
export async function reviewOpenOrders(host: Host): Promise<number> {
  const due = await all(
    host.database.kysely,
    sql<Due>`select merchant_id, id from orders
      where review_at <= ${host.now()} and ${everyMerchant('clock')} order by review_at`,
  );
  for (const order of due) await reviewOne(host, order);
  return due.length;
}
