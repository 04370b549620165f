import { change } from '@servery/domain/commands';
import { passTime } from '@servery/domain/reservations';
import { sql } from 'kysely';
import { everyMerchant } from '../db/everyMerchant.ts';
import type { Host } from '../host.ts';
import { factsOf } from '../log.ts';
import { clockOf } from '../orders/review.ts';
import { settle } from '../settle.ts';
import { all, type Sql } from '../sql.ts';
import { noQuota } from '../limits/quotas.ts';
import type { Visit } from '../visit.ts';
import { reservationStore } from './store.ts';

interface Due {
  merchant_id: number;
  dates: string[];
}

/** Where somebody is late, or guests who booked have gone, and on which trading days. */
const dueHouses = (db: Sql, now: Date): Promise<Due[]> =>
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
    const visit: Visit = {
      host,
      sql: trx,
      caller: clockOf(at.merchant_id),
      now: host.now(),
      requestId: 'bookings',
      quota: noQuota,
      approval: null,
      changes: [],
    };
    await change(reservationStore(visit), at, 'time', (house, act) => ({
      house: passTime(house, act),
    }));
    await settle(visit, null);
  });
}

/**
 * Notes who did not come and whose guests have gone, declines what nobody answered, and gives the
 * tables to those who wait; answers at how many merchants. What goes wrong at one is logged and
 * keeps nobody else waiting.
 */
export async function passReservations(host: Host): Promise<number> {
  const due = await dueHouses(host.database.kysely, host.now());
  let passed = 0;
  for (const at of due) {
    try {
      await passAt(host, at);
      passed += 1;
    } catch (error) {
      const { merchant_id } = at;
      host.log('error', 'bookings were not brought up to date', { merchant_id, ...factsOf(error) });
    }
  }
  return passed;
}
