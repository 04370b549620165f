import type { Role, StaffTemplate } from '@servery/api';
import { rightsOf } from '@servery/domain/people';
import { sql, type RawBuilder } from 'kysely';
import { asPlatform } from '../db/confine.ts';
import { hashToken, isToken, newToken } from '../http/tokens.ts';
import { findAgent } from '../printing/agentDoor.ts';
import { all, first, type Sql } from '../sql.ts';
import type { Caller } from '../visit.ts';
import { nowhere, type Origin } from './device.ts';

const minute = 60_000;
/** How long a bearer token and a sign-in last without use, in milliseconds. */
export const idleMs = 15 * minute;
export const signInMs = 12 * 60 * minute;
/** How long browsers keep the refresh cookie, in seconds: longer than any sign-in, whose end the database knows. */
export const cookieSeconds = 400 * 24 * 60 * 60;

/** A person's row, without what proves who they are. */
export interface PersonRow {
  id: number;
  username: string;
  name: string;
  role: Role;
  template: StaffTemplate | null;
  merchant_id: number | null;
  merchant_ids: number[];
}

/** The columns of a `PersonRow`; the table is named `p`. */
export const personColumns = sql`p.id, p.username, p.name, p.role, p.template, p.merchant_id,
  (select coalesce(jsonb_agg(w.merchant_id order by w.merchant_id), '[]') from person_merchant w
    where w.person_id = p.id) as merchant_ids`;

/** A session that stands: who, until when, and the key it is bound to. */
export interface Standing {
  caller: Caller;
  expires_at: string;
  ends_at: string;
  signature_key: string | null;
}

/** The tokens of a session, known only now: the database keeps hashes. */
export interface Tokens {
  token: string;
  refresh: string;
  expires_at: string;
  ends_at: string;
}

/** What a person may see and do. */
export const callerOf = (person: PersonRow, session_id: number): Caller => ({
  session_id,
  id: person.id,
  username: person.username,
  name: person.name,
  role: person.role,
  template: person.template,
  merchant_id: person.merchant_id,
  rights: rightsOf(person.role, person.template),
  scope: person.role === 'admin' ? 'all' : person.merchant_ids,
});

/** The session behind a bearer token, if it stands. */
export async function findSession(db: Sql, token: string, now: Date): Promise<Standing | null> {
  if (!isToken(token)) return null;
  const row = await first(
    db,
    sql<PersonRow & Omit<Standing, 'caller'> & { session_id: number }>`
      select ${personColumns}, s.id as session_id, s.expires_at, s.ends_at, s.signature_key
      from session s join person p on p.id = s.person_id
      where s.token_hash = ${hashToken(token)} and s.ended_at is null and p.is_active
        and s.expires_at > ${now} and s.ends_at > ${now}`,
  );
  if (!row) return agentSession(db, token);
  const { session_id, expires_at, ends_at, signature_key } = row;
  return { caller: callerOf(row, session_id), expires_at, ends_at, signature_key };
}

/** A print agent's token lasts until the agent is taken away. */
const never = '9999-12-31T00:00:00.000Z';
async function agentSession(db: Sql, token: string): Promise<Standing | null> {
  const caller = await asPlatform(() => findAgent(db, token));
  return caller && { caller, expires_at: never, ends_at: never, signature_key: null };
}

/** Moves the ends of a session's token and of its sign-in on with its use; at most once a minute, so that reads stay reads. */
export async function touchSession(db: Sql, { caller, ...session }: Standing, now: Date) {
  const { expires_at, ends_at } = tokenEnds(now);
  if (Date.parse(expires_at) - Date.parse(session.expires_at) < minute) return;
  await sql`update session set expires_at = ${expires_at}, ends_at = ${ends_at}, seen_at = ${now}
    where id = ${caller.session_id} and ended_at is null`.execute(db);
}

/** When a token and a sign-in end that nobody uses from now on. */
export const tokenEnds = (now: Date) => ({
  expires_at: new Date(now.getTime() + idleMs).toISOString(),
  ends_at: new Date(now.getTime() + signInMs).toISOString(),
});

const tokensFor = (now: Date): Tokens => ({
  token: newToken(),
  refresh: newToken(),
  ...tokenEnds(now),
});

/** A session that is about to start. */
export interface NewSession {
  id: number;
  person_id: number;
  signature_key: string | null;
  origin?: Origin;
}

/** Starts a session. */
export async function openSession(
  db: Sql,
  { id, person_id, signature_key, origin = nowhere }: NewSession,
  now: Date,
): Promise<Tokens> {
  const tokens = tokensFor(now);
  await sql`insert into session
    (id, person_id, token_hash, refresh_hash, signature_key, expires_at, ends_at,
      browser, system, kind, network, started_at, seen_at)
    values (${id}, ${person_id}, ${hashToken(tokens.token)}, ${hashToken(tokens.refresh)},
      ${signature_key}, ${tokens.expires_at}, ${tokens.ends_at},
      ${origin.browser}, ${origin.system}, ${origin.kind}, ${origin.network}, ${now}, ${now})`.execute(
    db,
  );
  return tokens;
}

/** Ends the sessions that a condition names, and what is pushed to their devices; answers which those were. */
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

/** Ends one session, or all of its person. */
export async function endSession(db: Sql, caller: Caller, everywhere: boolean, now: Date) {
  const which = everywhere ? sql`person_id = ${caller.id}` : sql`id = ${caller.session_id}`;
  await endSessions(db, which, now);
}
