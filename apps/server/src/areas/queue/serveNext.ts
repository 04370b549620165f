import { sql } from 'kysely';
import { first, type Sql } from '../../storage/sql.ts';
import { ofDay } from './ofDay.ts';

/** A party that has just been served. */
export interface Served {
  id: number;
  party: number;
}

/**
 * Serves the first waiting party that fits the freed table, or else the first waiting party;
 * returns null if there is none. Parties that a concurrent call is serving are skipped, so that two
 * calls never get the same one.
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
        select e.id from queue_entry e
        where e.merchant_id = ${merchant_id} and e.queue_id = ${queue_id} and e.status = 'waiting'
          and ${ofDay(business_date, now)}
        order by e.party > ${seats}::int, e.position, e.id limit 1
        for update skip locked)
      returning id, party`,
  );
  return served ?? null;
}
