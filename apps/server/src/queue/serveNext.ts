import { sql } from 'kysely';
import { first, type Sql } from '../sql.ts';

/** Somebody who waited and is served now. */
export interface Served {
  id: number;
  party: number;
}

/**
 * Serves the first who waits and fits the freed table, else the first who waits; null when nobody
 * does. Two at once never get the same: whoever another is serving is stepped over.
 */
export async function serveNext(
  db: Sql,
  {
    merchant_id,
    queue_id,
    seats,
    business_date,
  }: { merchant_id: number; queue_id: number; seats: number; business_date: string },
  now: Date,
): Promise<Served | null> {
  const served = await first(
    db,
    sql<Served>`update queue_entry set status = 'served', ended_at = ${now}
      where merchant_id = ${merchant_id} and status = 'waiting' and id = (
        select id from queue_entry
        where merchant_id = ${merchant_id} and queue_id = ${queue_id} and status = 'waiting'
          and business_date = ${business_date}
        order by party > ${seats}::int, position, id limit 1
        for update skip locked)
      returning id, party`,
  );
  return served ?? null;
}
