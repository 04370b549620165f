import { personEndsAt } from '@servery/domain/devices';
import { sql } from 'kysely';
import type { ActiveSession } from './sessions.ts';
import type { Sql } from '../storage/sql.ts';

const minExtensionMs = 5_000;

/** Keeps a person signed in on a counter while they use it; writes at most once every 5 seconds. */
export async function extendPersonSession(
  db: Sql,
  { caller, person_ends_at }: ActiveSession,
  now: Date,
): Promise<void> {
  const { id, session_id, device } = caller;
  if (person_ends_at === null || !device?.idle_minutes) return;
  const ends_at = personEndsAt(now, device.idle_minutes);
  if (Date.parse(ends_at) - Date.parse(person_ends_at) < minExtensionMs) return;
  await sql`update session set acting_at = ${now}
    where id = ${session_id} and acting_id = ${id} and ended_at is null`.execute(db);
}
