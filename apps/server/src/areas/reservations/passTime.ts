import { change } from '@servery/domain/commands';
import { passTime } from '@servery/domain/reservations';
import { sql } from 'kysely';
import { everyMerchant } from '../../storage/db/everyMerchant.ts';
import type { Host } from '../../http/host.ts';
import { factsOf } from '../../log.ts';
import { clockOf } from '../orders/review.ts';
import { settle } from '../../http/settle.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { noAddressLimits } from '../../http/limits/addressLimits.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { reservationStore } from './store.ts';

interface Due {
  merchant_id: number;
  dates: string[];
}

/**
 * Returns the merchants that have late bookings or booked guests who have left, with the trading
 * days concerned.
 */
const dueVenues = (db: Sql, now: Date): Promise<Due[]> =>
  all(
    db,
    sql<Due>`select r.merchant_id, jsonb_agg(distinct r.business_date) as dates from reservation r
      where ${everyMerchant('clock')}
        and (r.status in ('requested', 'waitlisted', 'confirmed')
            and r.starts_at <= ${now}::timestamptz - r.grace_minutes * interval '1 minute'
          or r.status = 'seated' and not exists (select 1 from dining_table d
            where d.merchant_id = r.merchant_id and (d.sitting->>'id')::bigint = r.sitting_id
              and (not exists (select 1 from orders o
                  where o.merchant_id = r.merchant_id and o.table_id = d.id and o.list = 'completed'
                    and o.status_at >= (d.sitting->>'here_since')::timestamptz)
                or exists (select 1 from orders o
                  where o.merchant_id = r.merchant_id and o.table_id = d.id
                    and o.list in ('new', 'action')))))
      group by r.merchant_id`,
  );

async function passAt(host: Host, at: Due): Promise<void> {
  await host.database.transaction(async (trx) => {
    const ctx: RequestContext = {
      host,
      sql: trx,
      caller: clockOf(at.merchant_id),
      now: host.now(),
      requestId: 'bookings',
      limits: noAddressLimits,
      approval: null,
      changes: [],
    };
    await change(reservationStore(ctx), at, 'time', (venue, context) => ({
      venue: passTime(venue, context),
    }));
    await settle(ctx, null);
  });
}

/**
 * Marks no-shows and departed guests, declines requests that weren't answered in time, and offers
 * freed tables to the waitlist. Returns the number of merchants updated. A failure at one merchant
 * is logged and doesn't affect the others.
 */
export async function passReservations(host: Host): Promise<number> {
  const due = await dueVenues(host.database.kysely, host.now());
  let passed = 0;
  for (const at of due) {
    try {
      await passAt(host, at);
      passed += 1;
    } catch (error) {
      const { merchant_id } = at;
      host.log('error', 'updating bookings failed', { merchant_id, ...factsOf(error) });
    }
  }
  return passed;
}
