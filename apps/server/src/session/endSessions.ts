import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../http/RequestContext.ts';
import { all, type Sql } from '../storage/sql.ts';

/**
 * Ends the sessions that match a condition and deletes their push subscriptions; returns the ended
 * sessions' ids.
 */
export async function endSessions(
  db: Sql,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<number[]> {
  const ended = await all(
    db,
    sql<{ id: number }>`with ended as (
        update session set ended_at = ${now} where ${which} and ended_at is null returning id
      ), silenced as (
        delete from push_subscription s using ended e where s.session_id = e.id
      )
      select id from ended`,
  );
  return ended.map(({ id }) => id);
}

/** Ends one session, or all sessions of its person. */
export async function endSession(db: Sql, caller: Caller, everywhere: boolean, now: Date) {
  const which = everywhere ? sql`person_id = ${caller.id}` : sql`id = ${caller.session_id}`;
  await endSessions(db, which, now);
}
