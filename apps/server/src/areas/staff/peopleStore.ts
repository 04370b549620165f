import { Problem } from '@servery/api';
import { usernameKey, type InvitedPerson, type PeopleStore } from '@servery/domain/commands';
import type { PeopleBook, PeopleChange, PersonRecord } from '@servery/domain/people';
import { sql } from 'kysely';
import { platform } from '../../audit/append.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { isWithin } from '../../http/scope.ts';
import { everyMerchant } from '../../storage/db/everyMerchant.ts';
import { hashToken, isToken } from '../../http/tokens.ts';
import { endSessions } from '../../session/endSessions.ts';
import { first } from '../../storage/sql.ts';
import { changedOf, recordChanges } from '../commands/recordChanges.ts';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { loadPeople } from './loadPeople.ts';
import { auditOf, invite, lockPlatform, putPerson, putScope } from './putPerson.ts';

async function save(
  ctx: RequestContext,
  before: PeopleBook,
  { book }: PeopleChange,
  did: string,
): Promise<void> {
  const changed = changedOf(before.people, book.people);
  const known = new Map(before.people.map((person) => [person.id, person]));
  for (const person of changed) {
    await putPerson(ctx.sql, person);
    if (known.get(person.id)?.merchant_ids !== person.merchant_ids) await putScope(ctx.sql, person);
    if (!person.is_active) await endSessions(ctx.sql, sql`person_id = ${person.id}`, ctx.now);
  }
  recordChanges(
    ctx,
    {
      kind: 'staff.changed',
      subject: 'person',
      merchant_id: book.merchant_id ?? platform,
      facts: { did },
      auditOf,
    },
    before.people,
    changed,
  );
}

/** Returns the SQL store of accounts. */
export const peopleStore = (ctx: RequestContext): PeopleStore => ({
  async merchantOf(person_id) {
    const { sql: db, caller } = ctx;
    const person = await first(
      db,
      sql<
        Pick<PersonRecord, 'merchant_id'>
      >`select merchant_id from person where id = ${person_id}`,
    );
    const isSeen =
      person?.merchant_id === null
        ? caller.scope === 'all'
        : person !== undefined && isWithin(caller.scope, person.merchant_id);
    if (!person || !isSeen) throw new Problem('notFound');
    return person.merchant_id;
  },
  async isTaken(username, except) {
    const found = await first(
      ctx.sql,
      sql`select 1 from person
        where username_key = ${usernameKey(username)} and id is distinct from ${except}::bigint`,
    );
    return found !== undefined;
  },
  async lock(merchant_id) {
    if (merchant_id === null) await lockPlatform(ctx.sql);
    else await lockMerchant(ctx.sql, merchant_id);
    const people = await loadPeople(ctx.sql, merchant_id);
    return { state: { merchant_id, people }, context: { nextId: ctx.host.nextId, by: ctx.caller } };
  },
  save: (before, change, action) => save(ctx, before, change, action),
  async setPassword(person_id, hash) {
    await sql`update person set password_hash = ${hash}, invitation_hash = null where id = ${person_id}`.execute(
      ctx.sql,
    );
    await endSessions(ctx.sql, sql`person_id = ${person_id}`, ctx.now);
  },
  async setPin(person_id, secret) {
    const saved = await first(
      ctx.sql,
      sql`update person p set pin_lookup = ${secret?.lookup ?? null}::text,
          pin_hash = ${secret?.hash ?? null}::text
        where p.id = ${person_id} and not exists (select 1 from person o
          where o.merchant_id = p.merchant_id and o.id <> p.id
            and o.pin_lookup = ${secret?.lookup ?? null}::text)
          and not exists (select 1 from employee e where e.merchant_id = p.merchant_id
            and e.pin_lookup = ${secret?.lookup ?? null}::text)
        returning 1`,
    );
    return saved !== undefined;
  },
  invite: (person_id) => invite(ctx, person_id),
  async invited(token) {
    if (!isToken(token)) return null;
    const found = await first(
      ctx.sql,
      sql<InvitedPerson>`select p.id, p.username, p.name, p.merchant_id, m.name as merchant
        from person p left join merchant m on m.merchant_id = p.merchant_id
        where p.invitation_hash = ${hashToken(token)} and p.is_active
          and p.invited_until > ${ctx.now} and ${everyMerchant('token')}`,
    );
    return found ?? null;
  },
  async endSessions(person_id) {
    await endSessions(ctx.sql, sql`person_id = ${person_id}`, ctx.now);
  },
});
