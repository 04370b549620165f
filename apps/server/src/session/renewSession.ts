import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { hashToken, isToken, newToken } from '../http/tokens.ts';
import { everyMerchant } from '../storage/db/everyMerchant.ts';
import { first, type Sql } from '../storage/sql.ts';
import type { Caller } from '../http/RequestContext.ts';
import { endSessions } from './endSessions.ts';
import {
  callerOfHolder,
  holderColumns,
  isHeld,
  sessionsHeld,
  tokenEnds,
  type HolderRow,
  type Tokens,
} from './sessions.ts';

/**
 * The time for which a used refresh token returns the same result again, in milliseconds: the first
 * response may have been lost.
 */
export const graceMs = 30_000;

/** The outcome of a refresh token: new tokens, a theft that ended the session, or nothing. */
export type Renewal =
  | { outcome: 'renewed'; tokens: Omit<Tokens, 'ends_at'>; caller: Caller }
  | { outcome: 'stolen'; session_id: number; person: Pick<Caller, 'id' | 'name' | 'merchant_id'> }
  | { outcome: 'unknown' };

/** Returns the tokens that follow a refresh token: always the same for the same salt. */
const successorsOf = (refresh: string, salt: string) => {
  const derive = (what: string) =>
    createHmac('sha256', refresh).update(`${what} ${salt}`).digest('base64url');
  return { token: derive('token'), refresh: derive('refresh') };
};

/**
 * Renews a session by its refresh token and replaces both tokens. The token that was used last
 * returns the same result again within `graceMs`, unless its successor was used. Any other used
 * token ends the session: more than one device has it.
 */
export async function renewSession(db: Sql, refresh: string, now: Date): Promise<Renewal> {
  if (!isToken(refresh)) return { outcome: 'unknown' };
  const hash = hashToken(refresh);
  const row = await first(
    db,
    sql<HolderRow & { session_id: number }>`
      select ${holderColumns}, s.id as session_id from ${sessionsHeld}
      where s.refresh_hash = ${hash} and s.ended_at is null and s.ends_at > ${now} and ${isHeld}
      for update of s`,
  );
  if (!row) return renewAgain(db, refresh, now);
  const salt = newToken();
  const tokens = { ...successorsOf(refresh, salt), ...tokenEnds(now, row.device_id !== null) };
  await sql`update session set token_hash = ${hashToken(tokens.token)},
    refresh_hash = ${hashToken(tokens.refresh)}, renewal_salt = ${salt},
    expires_at = ${tokens.expires_at}, ends_at = ${tokens.ends_at}, seen_at = ${now}
    where id = ${row.session_id}`.execute(db);
  await sql`insert into used_refresh (refresh_hash, session_id, at)
    values (${hash}, ${row.session_id}, ${now})`.execute(db);
  return { outcome: 'renewed', tokens, caller: callerOfHolder(row, row.session_id, now) };
}

interface UsedRow extends HolderRow {
  session_id: number;
  at: string;
  refresh_hash: string;
  renewal_salt: string | null;
  expires_at: string;
  is_open: boolean;
}

/**
 * Handles a refresh token that isn't current: repeats the result if its response may have been
 * lost, else treats it as theft.
 */
async function renewAgain(db: Sql, refresh: string, now: Date): Promise<Renewal> {
  const row = await first(
    db,
    sql<UsedRow>`select ${holderColumns}, u.session_id, u.at, s.refresh_hash, s.renewal_salt,
        s.expires_at, s.ended_at is null and s.ends_at > ${now} and ${isHeld} as is_open
      from used_refresh u join (${sessionsHeld}) on s.id = u.session_id
      where u.refresh_hash = ${hashToken(refresh)} and ${everyMerchant('token')}
      for update of s`,
  );
  if (!row) return { outcome: 'unknown' };
  const { session_id, at, renewal_salt: salt, expires_at } = row;
  const made = salt && successorsOf(refresh, salt);
  const isFresh = now.getTime() - Date.parse(at) < graceMs;
  const caller = callerOfHolder(row, session_id, now);
  if (row.is_open && isFresh && made && hashToken(made.refresh) === row.refresh_hash)
    return { outcome: 'renewed', tokens: { ...made, expires_at }, caller };
  await endSessions(db, sql`id = ${session_id}`, now);
  // A counter's session belongs to the device, whoever is signed in on it.
  return { outcome: 'stolen', session_id, person: { ...caller, ...caller.device } };
}
