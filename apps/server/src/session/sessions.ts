import type { DeviceInfo, MerchantStatus, Role, StaffTemplate, StoredFeatures } from '@servery/api';
import {
  counterRights,
  deviceRights,
  deviceTemplate,
  deviceUsername,
  personEndsAt,
} from '@servery/domain/devices';
import { isBoundBy, type ReadOnlyCode } from '@servery/domain/merchants';
import { rightsOf, viewRights, type PersonalRights } from '@servery/domain/people';
import { sql } from 'kysely';
import { asPlatform } from '../storage/db/confine.ts';
import { readOnlyCode } from '../storage/readOnlyCode.ts';
import { statusOfMerchant } from '../storage/statusOfMerchant.ts';
import { everyMerchant } from '../storage/db/everyMerchant.ts';
import { isWithin } from '../http/scope.ts';
import { hashToken, isToken, newToken } from '../http/tokens.ts';
import { findAgent } from './agentAccess.ts';
import { all, first, type Sql } from '../storage/sql.ts';
import type { Caller } from '../http/RequestContext.ts';
import { nowhere, type Origin } from './device.ts';

const minute = 60_000;
/** The lifetimes of an unused bearer token and an unused sign-in, in milliseconds. */
export const idleMs = 15 * minute;
export const signInMs = 12 * 60 * minute;
/**
 * The lifetime of the refresh cookie in seconds: longer than any sign-in, whose end is in the
 * database.
 */
export const cookieSeconds = 400 * 24 * 60 * 60;

/** A person's row, without credentials. */
export interface PersonRow {
  id: number;
  username: string;
  name: string;
  role: Role;
  template: StaffTemplate | null;
  merchant_id: number | null;
  merchant_ids: number[];
  own: PersonalRights;
}

/** The columns of a `PersonRow`; the table alias is `p`. */
export const personColumns = sql`p.id, p.username, p.name, p.role, p.template, p.merchant_id,
  jsonb_build_object('grants', p.grants, 'discount_free_rate', p.discount_free_rate) as own,
  (select coalesce(jsonb_agg(w.merchant_id order by w.merchant_id), '[]') from person_merchant w
    where w.person_id = p.id) as merchant_ids`;

/** The row of a session's holder: a person, or a shared device with the person on it. */
export interface HolderRow extends PersonRow {
  device_id: number | null;
  device_name: string;
  device_kind: DeviceInfo['kind'];
  device_merchant_id: number;
  idle_minutes: number | null;
  /** When the person on a counter last used it. */
  acting_at: string | null;
  /** The merchant that the person views; null if they view none, or if it doesn't exist any more. */
  viewing_id: number | null;
  /** The features of the merchants that ever switched one; null if none did. */
  features: Record<number, StoredFeatures> | null;
  /** The codes of the merchants in the scope that are read-only; null if none is. */
  read_only: Record<number, ReadOnlyCode> | null;
  /** The status of the merchant of the person or the device; null without a merchant. */
  merchant_status: MerchantStatus | null;
}

/** The columns of a `HolderRow`, from `sessionsHeld`. */
export const holderColumns = sql`${personColumns}, d.id as device_id, d.name as device_name,
  d.kind as device_kind, d.merchant_id as device_merchant_id, d.idle_minutes, s.acting_at,
  (select jsonb_object_agg(m.merchant_id, m.features) from merchant m
    where m.features <> '{}' and m.merchant_id = any(array[d.merchant_id, s.viewing_id] || array(
      select w.merchant_id from person_merchant w where w.person_id = p.id))) as features,
  (select jsonb_object_agg(m.merchant_id, ${readOnlyCode}) from merchant m
    where ${readOnlyCode} is not null and m.merchant_id = any(array[d.merchant_id] || array(
      select w.merchant_id from person_merchant w where w.person_id = p.id))) as read_only,
  (select ${statusOfMerchant} from merchant m
    where m.merchant_id = coalesce(d.merchant_id, p.merchant_id) and ${everyMerchant('token')}
  ) as merchant_status,
  (select m.merchant_id from merchant m
    where m.merchant_id = s.viewing_id and ${everyMerchant('token')}) as viewing_id`;

/**
 * A hash of what allows a person `p` to act on a counter: it changes with their PIN, role, template
 * or merchant.
 */
export const actingAs = sql`encode(sha256(convert_to(
  concat_ws(' ', p.pin_hash, p.role, p.template, p.merchant_id), 'UTF8')), 'hex')`;

/**
 * Sessions `s` with the person `p` or the device `d` that holds each; also `p` if they are on a
 * counter.
 */
export const sessionsHeld = sql`session s
  left join device d on d.id = s.device_id and not d.is_deleted
  left join person p on p.id = coalesce(s.person_id, s.acting_id) and (s.person_id is not null
    or (p.is_active and p.merchant_id = d.merchant_id and s.acting_as = ${actingAs}))`;

/**
 * Whether the holder of a session still has access. The token names the session, so any merchant's
 * device is meant.
 */
export const isHeld = sql`((s.person_id is not null and p.is_active) or d.id is not null)
  and ${everyMerchant('token')}`;

/** An active session: its caller, its expiry, and the key that it is bound to. */
export interface ActiveSession {
  caller: Caller;
  expires_at: string;
  ends_at: string;
  /** When the person on a counter is signed out for inactivity; null if the counter is locked. */
  person_ends_at: string | null;
  signature_key: string | null;
}

/** The tokens of a new session, which aren't stored: the database has only their hashes. */
export interface Tokens {
  token: string;
  refresh: string;
  expires_at: string;
  ends_at: string;
}

/** Returns a person as a caller, with their rights and scope. */
export const callerOf = (person: PersonRow, session_id: number): Caller => ({
  session_id,
  id: person.id,
  username: person.username,
  name: person.name,
  role: person.role,
  template: person.template,
  merchant_id: person.merchant_id,
  rights: rightsOf(person.role, person.template, person.own),
  own: person.own,
  scope: person.role === 'admin' ? 'all' : person.merchant_ids,
});

/** Returns a caller who views a merchant as they see it, or the caller if they view none. */
function viewerOf(caller: Caller, merchant_id: number | null): Caller {
  const canView =
    merchant_id !== null &&
    isWithin(caller.scope, merchant_id) &&
    caller.rights.grants['merchant.view_as'] !== 'deny';
  if (!canView) return caller;
  const scope = [merchant_id];
  return { ...caller, merchant_id, scope, rights: viewRights(), isViewing: true };
}

/** Returns when the person on a counter is signed out; null if the counter is locked. */
function personEnd({ id, idle_minutes, acting_at }: HolderRow, now: Date): string | null {
  // The row has no person if they were deactivated, or if their PIN or role changed.
  const person_id: number | null = id;
  if (person_id === null || idle_minutes === null || acting_at === null) return null;
  const ends_at = personEndsAt(acting_at, idle_minutes);
  return Date.parse(ends_at) > now.getTime() ? ends_at : null;
}

/** Returns the codes of the read-only merchants that refuse changes by a caller. */
const boundCodes = (caller: Caller, codes: Readonly<Record<number, ReadOnlyCode>>) =>
  Object.fromEntries(Object.entries(codes).filter(([, code]) => isBoundBy(caller, code)));

/**
 * Returns what the holder of a session has permission to see and do: a shared device only what its
 * kind needs, and a person on a counter only what a PIN is enough for.
 */
export function callerOfHolder(row: HolderRow, session_id: number, now: Date): Caller {
  const caller = holderOf(row, session_id, now);
  const { features, read_only } = row;
  return {
    ...caller,
    ...(features && { features }),
    ...(read_only && { readOnly: boundCodes(caller, read_only) }),
  };
}

function holderOf(row: HolderRow, session_id: number, now: Date): Caller {
  const { device_id: id, device_name: name, device_kind: kind, device_merchant_id } = row;
  const merchant_status = row.merchant_status ?? 'active';
  if (id === null)
    return { ...viewerOf(callerOf(row, session_id), row.viewing_id), merchant_status };
  const device = { id, name, kind, idle_minutes: row.idle_minutes };
  const scope = [device_merchant_id];
  if (personEnd(row, now) !== null) {
    const person = callerOf(row, session_id);
    return { ...person, rights: counterRights(person.rights), scope, device, merchant_status };
  }
  return {
    session_id,
    id,
    username: deviceUsername,
    name,
    role: 'staff',
    template: deviceTemplate,
    merchant_id: device_merchant_id,
    rights: deviceRights(kind),
    scope,
    device,
    merchant_status,
  };
}

/** Returns the current callers of these sessions, without sessions that no longer have access. */
export async function callersOf(
  db: Sql,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Caller>> {
  const rows = await asPlatform(() =>
    all(
      db,
      sql<HolderRow & { session_id: number }>`
        select ${holderColumns}, s.id as session_id from ${sessionsHeld}
        where s.id = any(${ids}::bigint[]) and s.ended_at is null and ${isHeld}
          and s.expires_at > ${now} and s.ends_at > ${now}`,
    ),
  );
  return new Map(
    rows.map((row) => [row.session_id, callerOfHolder(row, row.session_id, now)] as const),
  );
}

/** Returns the active session of a bearer token, or null. */
export async function findSession(
  db: Sql,
  token: string,
  now: Date,
): Promise<ActiveSession | null> {
  if (!isToken(token)) return null;
  // The session determines the scope, so none is set yet.
  const row = await asPlatform(() =>
    first(
      db,
      sql<HolderRow & Omit<ActiveSession, 'caller' | 'person_ends_at'> & { session_id: number }>`
        select ${holderColumns}, s.id as session_id, s.expires_at, s.ends_at, s.signature_key
        from ${sessionsHeld}
        where s.token_hash = ${hashToken(token)} and s.ended_at is null and ${isHeld}
          and s.expires_at > ${now} and s.ends_at > ${now}`,
    ),
  );
  if (!row) return agentSession(db, token);
  const { session_id, expires_at, ends_at, signature_key } = row;
  const caller = callerOfHolder(row, session_id, now);
  const person_ends_at = caller.device ? personEnd(row, now) : null;
  return { caller, expires_at, ends_at, person_ends_at, signature_key };
}

/**
 * The expiry of access that doesn't expire: a print agent's token, and the session of a shared
 * device.
 */
const never = '9999-12-31T00:00:00.000Z';
async function agentSession(db: Sql, token: string): Promise<ActiveSession | null> {
  const caller = await asPlatform(() => findAgent(db, token));
  return (
    caller && {
      caller,
      expires_at: never,
      ends_at: never,
      person_ends_at: null,
      signature_key: null,
    }
  );
}

/** Extends a session's token and sign-in with its use, at most once a minute to limit writes. */
export async function touchSession(db: Sql, { caller, ...session }: ActiveSession, now: Date) {
  const { expires_at, ends_at } = tokenEnds(now, !!caller.device);
  if (Date.parse(expires_at) - Date.parse(session.expires_at) < minute) return;
  await sql`update session set expires_at = ${expires_at}, ends_at = ${ends_at}, seen_at = ${now}
    where id = ${caller.session_id} and ended_at is null`.execute(db);
}

/**
 * Returns when an unused token and its session expire; the session of a shared device never does.
 */
export const tokenEnds = (now: Date, isOfDevice: boolean) => ({
  expires_at: new Date(now.getTime() + idleMs).toISOString(),
  ends_at: isOfDevice ? never : new Date(now.getTime() + signInMs).toISOString(),
});

const tokensFor = (now: Date, isOfDevice: boolean): Tokens => ({
  token: newToken(),
  refresh: newToken(),
  ...tokenEnds(now, isOfDevice),
});

/** The data of a session to start. */
export interface NewSession {
  id: number;
  person_id: number | null;
  /** The shared device that holds the session in place of a person. */
  device_id?: number;
  signature_key: string | null;
  origin?: Origin;
}

/** Starts a session; returns its tokens. */
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
