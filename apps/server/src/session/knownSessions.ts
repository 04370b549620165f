import { hashToken } from '../http/tokens.ts';
import type { Db } from '../storage/sql.ts';
import { findSession, type ActiveSession } from './sessions.ts';

/** Returns the active session of a bearer token, or null. */
export type FindSession = (token: string, now: Date) => Promise<ActiveSession | null>;

const maxKnown = 5_000;
const isAboutSessions =
  /\b(?:insert into|update|delete from)\s+"?(?:session|person|person_merchant|merchant|print_agent|device)\b/i;

const isActive = ({ expires_at, ends_at, person_ends_at }: ActiveSession, now: Date): boolean =>
  [expires_at, ends_at, person_ends_at].every(
    (end) => end === null || Date.parse(end) > now.getTime(),
  );

/**
 * Returns a session lookup for a database. The embedded engine has no other writer than this
 * process and runs statements one at a time, so results are cached until a statement writes to the
 * tables that they depend on. Other databases are queried each time.
 */
export function sessionsOf(database: Db): FindSession {
  const find: FindSession = (token, now) => findSession(database.kysely, token, now);
  if (database.engine !== 'embedded') return find;
  const known = new Map<string, ActiveSession>();
  let writes = 0;
  const isAbout = new Map<string, boolean>();
  database.watch((statement) => {
    const isWrite = isAbout.get(statement) ?? isAboutSessions.test(statement);
    if (isAbout.size < maxKnown) isAbout.set(statement, isWrite);
    if (!isWrite) return;
    // Runs before the write's transaction ends: a lookup from now on waits for that, and gets the
    // new state.
    writes += 1;
    known.clear();
  });
  return async (token, now) => {
    const name = hashToken(token);
    const session = known.get(name);
    if (session && isActive(session, now)) return session;
    const before = writes;
    const found = await find(token, now);
    if (found && before === writes) {
      if (known.size >= maxKnown) known.clear();
      known.set(name, found);
    }
    return found;
  };
}
