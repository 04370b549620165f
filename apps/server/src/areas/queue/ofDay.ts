import { carried } from '@servery/domain/queue';
import { sql } from 'kysely';

/**
 * Returns the SQL condition for the entries `queue_entry e` of a trading day, equal to the rule
 * `isOfDay`.
 */
export const ofDay = (business_date: string, now: Date) => {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  return sql`(e.business_date = ${business_date} or e.joined_at >= ${ago(carried.waiting)}
    and (e.ended_at is null or e.ended_at >= ${ago(carried.ended)}))`;
};
