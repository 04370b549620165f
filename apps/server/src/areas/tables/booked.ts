import { heldTables, nearMinutes } from '@servery/domain/reservations';
import type { Floor } from '@servery/domain/tables';
import { sql } from 'kysely';
import { all, type Sql } from '../../storage/sql.ts';

type Near = Parameters<typeof heldTables>[0][number] & { merchant_id: number };

/**
 * Returns the tables that upcoming bookings of several merchants need soon, without those of
 * bookings long past.
 */
export async function loadBooked(
  db: Sql,
  merchant_ids: readonly number[],
  now: Date,
): Promise<Map<number, NonNullable<Floor['booked']>>> {
  const hours = (many: number) => new Date(now.getTime() + many * 60 * 60_000);
  const rows = await all(
    db,
    sql<Near>`select r.merchant_id, r.status, r.name, r.starts_at, r.stay_minutes, r.buffer_minutes,
        r.grace_minutes, (select coalesce(jsonb_agg(t.table_id), '[]') from reservation_table t
          where t.merchant_id = r.merchant_id and t.reservation_id = r.id) as table_ids
      from reservation r
      where r.merchant_id = any(${merchant_ids}::bigint[])
        and r.status in ('confirmed', 'arrived')
        and r.starts_at > ${hours(-12)} and r.starts_at <= ${hours(nearMinutes / 60)}`,
  );
  const byMerchant = Map.groupBy(rows, ({ merchant_id }) => merchant_id);
  return new Map([...byMerchant].map(([id, near]) => [id, heldTables(near, now)]));
}
