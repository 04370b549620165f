import type { Device } from '@servery/api';
import { sql } from 'kysely';
import { all, type Sql } from '../storage/sql.ts';
import type { Caller } from '../http/RequestContext.ts';

const most = 100;

/** Returns up to 100 sessions of a person, the last seen first. */
export const devicesOf = (db: Sql, { id, session_id }: Caller, now: Date): Promise<Device[]> =>
  all(
    db,
    sql<Device>`select id, browser, system, kind, network, started_at, seen_at,
        id = ${session_id} as is_current
      from session where person_id = ${id} and ended_at is null and ends_at > ${now}
      order by seen_at desc, id = ${session_id} desc, id desc limit ${most}`,
  );
