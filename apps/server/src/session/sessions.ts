import type { DeviceInfo, Role, StaffTemplate } from '@servery/api';
import { deviceRights, deviceTemplate, deviceUsername } from '@servery/domain/devices';
import { rightsOf } from '@servery/domain/people';
import { sql, type RawBuilder } from 'kysely';
import { asPlatform } from '../db/confine.ts';
import { everyMerchant } from '../db/everyMerchant.ts';
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

/** The row of a session's holder: a person, or a shared device. */
export interface HolderRow extends PersonRow {
  device_id: number | null;
  device_name: string;
  device_kind: DeviceInfo['kind'];
  device_merchant_id: number;
}

/** The columns of a `HolderRow`, from `sessionsHeld`. */
export const holderColumns = sql`${personColumns}, d.id as device_id, d.name as device_name,
  d.kind as device_kind, d.merchant_id as device_merchant_id`;

/** Sessions `s` with the person `p` or the device `d` that holds each. */
export const sessionsHeld = sql`session s left join person p on p.id = s.person_id
  left join device d on d.id = s.device_id and not d.is_deleted`;

/** Whether the holder of a session still has access. The token names the session, so any merchant's device is meant. */
export const isHeld = sql`(p.is_active or d.id is not null) and ${everyMerchant('token')}`;

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

/** What the holder of a session has permission to see and do: a shared device only what its kind needs. */
export function callerOfHolder(row: HolderRow, session_id: number): Caller {
  const { device_id: id, device_name: name, device_kind: kind, device_merchant_id } = row;
  if (id === null) return callerOf(row, session_id);
  return {
    session_id,
    id,
    username: deviceUsername,
    name,
    role: 'staff',
    template: deviceTemplate,
    merchant_id: device_merchant_id,
    rights: deviceRights(kind),
    scope: [device_merchant_id],
    device: { id, name, kind },
  };
}

/** The session behind a bearer token, if it stands. */
export async function findSession(db: Sql, token: string, now: Date): Promise<Standing | null> {
  if (!isToken(token)) return null;
  // Whose session it is decides about the scope, so none is set yet.
  const row = await asPlatform(() =>
    first(
      db,
      sql<HolderRow & Omit<Standing, 'caller'> & { session_id: number }>`
        select ${holderColumns}, s.id as session_id, s.expires_at, s.ends_at, s.signature_key
        from ${sessionsHeld}
        where s.token_hash = ${hashToken(token)} and s.ended_at is null and ${isHeld}
          and s.expires_at > ${now} and s.ends_at > ${now}`,
    ),
  );
  if (!row) return agentSession(db, token);
  const { session_id, expires_at, ends_at, signature_key } = row;
  return { caller: callerOfHolder(row, session_id), expires_at, ends_at, signature_key };
}

/** The end of what doesn't end by time: a print agent's token, and the session of a shared device. */
const never = '9999-12-31T00:00:00.000Z';
async function agentSession(db: Sql, token: string): Promise<Standing | null> {
  const caller = await asPlatform(() => findAgent(db, token));
  return caller && { caller, expires_at: never, ends_at: never, signature_key: null };
}

/** Moves the ends of a session's token and of its sign-in on with its use; at most once a minute, so that reads stay reads. */
export async function touchSession(db: Sql, { caller, ...session }: Standing, now: Date) {
  const { expires_at, ends_at } = tokenEnds(now, !!caller.device);
  if (Date.parse(expires_at) - Date.parse(session.expires_at) < minute) return;
  await sql`update session set expires_at = ${expires_at}, ends_at = ${ends_at}, seen_at = ${now}
    where id = ${caller.session_id} and ended_at is null`.execute(db);
}

/** Returns when an unused token and its session expire; the session of a shared device never does. */
export const tokenEnds = (now: Date, isOfDevice: boolean) => ({
  expires_at: new Date(now.getTime() + idleMs).toISOString(),
  ends_at: isOfDevice ? never : new Date(now.getTime() + signInMs).toISOString(),
});

const tokensFor = (now: Date, isOfDevice: boolean): Tokens => ({
  token: newToken(),
  refresh: newToken(),
  ...tokenEnds(now, isOfDevice),
});

/** A session that is about to start. */
export interface NewSession {
  id: number;
  person_id: number | null;
  /** The shared device that it belongs to instead of a person. */
  device_id?: number;
  signature_key: string | null;
  origin?: Origin;
}

/** Starts a session. */
export async function openSession(
  db: Sql,
  { id, person_id, device_id, signature_key, origin = nowhere }: NewSession,
  now: Date,
): Promise<Tokens> {
  const tokens = tokensFor(now, device_id !== undefined);
  await sql`insert into session
    (id, person_id, device_id, token_hash, refresh_hash, signature_key, expires_at, ends_at,
      browser, system, kind, network, started_at, seen_at)
    values (${id}, ${person_id}, ${device_id ?? null}, ${hashToken(tokens.token)}, ${hashToken(tokens.refresh)},
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
