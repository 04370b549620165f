import { usernameKey } from '@servery/domain/commands';
import type { PersonRecord } from '@servery/domain/people';
import { searchKey } from '@servery/domain/search';
import { sql } from 'kysely';
import { hashToken, newToken } from '../../http/tokens.ts';
import { endSessions } from '../../session/endSessions.ts';
import { nameKeysOf } from '../../storage/searchTextOf.ts';
import type { Sql } from '../../storage/sql.ts';

/** The lock for people who belong to no merchant. */
const platformLock = 7_300_170_162;

/** Locks the people who belong to no merchant until the end of the transaction. */
export async function lockPlatform(db: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${platformLock})`.execute(db);
}

/** Inserts or updates a person. A new one has no password and can't sign in until one is set. */
export async function putPerson(db: Sql, person: PersonRecord): Promise<void> {
  const { id, username, name, role, template, merchant_id, own } = person;
  const { name_key, search_text } = nameKeysOf(name, username);
  await sql`insert into person (id, username, username_key, name, name_key, search_text, email_key, role, template,
      merchant_id, password_hash, is_active, version, phone, email, grants, discount_free_rate,
      invited_until, outlet_plan, created_at)
    values (${id}, ${username}, ${usernameKey(username)}, ${name}, ${name_key}, ${search_text},
      ${searchKey(person.email)}, ${role}, ${template},
      ${merchant_id}, '', ${person.is_active}, ${person.version}, ${person.phone}, ${person.email},
      ${JSON.stringify(own.grants)}::jsonb, ${own.discount_free_rate}, ${person.invited_until},
      ${person.outlet_plan ? JSON.stringify(person.outlet_plan) : null}::jsonb, ${person.created_at})
    on conflict (id) do update set username = excluded.username,
      username_key = excluded.username_key, name = excluded.name, name_key = excluded.name_key,
      search_text = excluded.search_text, email_key = excluded.email_key, role = excluded.role, template = excluded.template, is_active = excluded.is_active, version = excluded.version,
      phone = excluded.phone, email = excluded.email, grants = excluded.grants,
      discount_free_rate = excluded.discount_free_rate,
      invited_until = excluded.invited_until, outlet_plan = excluded.outlet_plan`.execute(db);
}

/** Replaces the merchants in the scope of a person; administrators see all without any. */
export async function putScope(db: Sql, person: PersonRecord): Promise<void> {
  const { id, role, merchant_ids } = person;
  const ids = role === 'admin' ? [] : merchant_ids;
  await sql`delete from person_merchant
    where person_id = ${id} and merchant_id <> all(${ids}::bigint[])`.execute(db);
  await sql`insert into person_merchant (merchant_id, person_id)
    select merchant_id, ${id}::bigint from unnest(${ids}::bigint[]) as merchant_id
    on conflict do nothing`.execute(db);
}

/** Removes a person's password, ends their sessions, and returns the token of a new invitation. */
export async function invite(
  { sql: db, now }: { sql: Sql; now: Date },
  person_id: number,
): Promise<string> {
  const token = newToken();
  await sql`update person set password_hash = '', invitation_hash = ${hashToken(token)}
    where id = ${person_id}`.execute(db);
  await endSessions(db, sql`person_id = ${person_id}`, now);
  return token;
}

/** Returns a person without personal data, for the audit. */
export const auditOf = ({ phone: _phone, email: _email, ...person }: PersonRecord) => ({
  ...person,
});
