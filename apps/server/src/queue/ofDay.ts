import { carried } from '@servery/domain/queue';
import { sql } from 'kysely';

/** Who of `queue_entry e` belongs to the queues of a trading day, as the rule `isOfDay` says. */
export const ofDay = (business_date: string, now: Date) => {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  return sql`(e.business_date = ${business_date} or e.joined_at >= ${ago(carried.waiting)}
    and (e.ended_at is null or e.ended_at >= ${ago(carried.ended)}))`;
};
