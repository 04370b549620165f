import { Problem, type Device } from '@servery/api';
import { sql } from 'kysely';
import { all, type Sql } from '../sql.ts';
import type { Caller, Visit } from '../visit.ts';
import { recordSession } from './recordSession.ts';
import { endSessions } from './sessions.ts';

const most = 100;

/** Where somebody is signed in, the last one seen first; a hundred at most. */
export const devicesOf = (db: Sql, { id, session_id }: Caller, now: Date): Promise<Device[]> =>
  all(
    db,
    sql<Device>`select id, browser, system, kind, network, started_at, seen_at,
        id = ${session_id} as is_current
      from session where person_id = ${id} and ended_at is null and ends_at > ${now}
      order by seen_at desc, id = ${session_id} desc, id desc limit ${most}`,
  );

/** Ends one of the caller's sessions; another's does not exist for them. */
export async function endDeviceOf(visit: Visit, id: number): Promise<void> {
  const { sql: db, caller, now } = visit;
  const which = sql`id = ${id} and person_id = ${caller.id} and ends_at > ${now}`;
  const ended = await endSessions(db, which, now);
  if (ended.length !== 1) throw new Problem('notFound');
  await recordSession(visit, caller, { action: 'session.ended', session_id: id });
}
