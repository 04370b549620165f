import { hashToken } from '../http/tokens.ts';
import type { Db } from '../sql.ts';
import { findSession, type Standing } from './sessions.ts';

/** Finds the session behind a bearer token, if it stands. */
export type FindSession = (token: string, now: Date) => Promise<Standing | null>;

const mostKnown = 5_000;
const isAboutSessions =
  /\b(?:insert into|update|delete from)\s+"?(?:session|person|person_merchant|print_agent|device)\b/i;

const stands = ({ expires_at, ends_at }: Standing, now: Date): boolean =>
  Math.min(Date.parse(expires_at), Date.parse(ends_at)) > now.getTime();

/**
 * Finds sessions in a database. The embedded engine has no other writer than this process and does
 * one thing after the other, so what was found holds until a statement writes to what it follows
 * from; of any other database every call asks anew.
 */
export function sessionsOf(database: Db): FindSession {
  const find: FindSession = (token, now) => findSession(database.kysely, token, now);
  if (database.engine !== 'embedded') return find;
  const known = new Map<string, Standing>();
  let writes = 0;
  const isAbout = new Map<string, boolean>();
  database.watch((statement) => {
    const isWrite = isAbout.get(statement) ?? isAboutSessions.test(statement);
    if (isAbout.size < mostKnown) isAbout.set(statement, isWrite);
    if (!isWrite) return;
    // Told before its transaction ends: whoever asks now waits for that, and finds what is then true.
    writes += 1;
    known.clear();
  });
  return async (token, now) => {
    const name = hashToken(token);
    const standing = known.get(name);
    if (standing && stands(standing, now)) return standing;
    const before = writes;
    const found = await find(token, now);
    if (found && before === writes) {
      if (known.size >= mostKnown) known.clear();
      known.set(name, found);
    }
    return found;
  };
}
