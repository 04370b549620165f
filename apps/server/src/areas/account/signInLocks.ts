import { Problem, type SignInLock } from '@servery/api';
import {
  countNames,
  signInLocks,
  type KeyedAttempts,
  type Lockable,
} from '@servery/domain/account';
import type { SignInLockStore } from '@servery/domain/commands';
import { rightsOf, type PersonRecord } from '@servery/domain/people';
import { sql, type RawBuilder } from 'kysely';
import { appendAudit } from '../../audit/append.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { within, type Scope } from '../../http/scope.ts';
import { countsNamed } from '../../session/attemptKeys.ts';
import { forgetCounts } from '../../session/unlock.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { devicesWhere } from '../devices/deviceRows.ts';
import { personRecordColumns } from '../staff/loadPeople.ts';

const isThis = (alias: string, id?: number): RawBuilder<boolean> =>
  id === undefined ? sql`true` : sql`${sql.ref(`${alias}.id`)} = ${id}`;

async function peopleIn(db: Sql, scope: Scope, id?: number): Promise<Lockable[]> {
  const people = await all(
    db,
    sql<PersonRecord & { merchant_id: number }>`select ${personRecordColumns} from person p
      where p.merchant_id is not null and p.is_active and ${within(scope, 'p.merchant_id')}
        and ${isThis('p', id)}`,
  );
  return people.map(({ id: person_id, merchant_id, name, username, role, template, own }) => ({
    kind: 'person',
    id: person_id,
    merchant_id,
    name,
    username,
    rights: rightsOf(role, template, own),
  }));
}

async function countersIn(db: Sql, scope: Scope, id?: number): Promise<Lockable[]> {
  const devices = await devicesWhere(
    db,
    sql`d.kind = 'counter' and ${within(scope, 'd.merchant_id')} and ${isThis('d', id)}`,
  );
  return devices.map(({ id: device_id, merchant_id, name }) => ({
    kind: 'counter',
    id: device_id,
    merchant_id,
    name,
    username: '',
    rights: null,
  }));
}

const finders = { person: peopleIn, counter: countersIn };

/** Returns the locks of people and counters in a scope. */
export async function locksIn(
  { sql: db, caller, now }: RequestContext,
  scope: Scope,
): Promise<SignInLock[]> {
  const [people, counters] = await Promise.all([peopleIn(db, scope), countersIn(db, scope)]);
  const lockables = [...people, ...counters];
  const counts = await all(
    db,
    sql<KeyedAttempts>`select key, failures, locks, locked_until, at from attempt
      where locked_until > ${now} and ${countsNamed(lockables.flatMap(countNames))}`,
  );
  return signInLocks(lockables, counts, caller.rights, now);
}

/** Returns the SQL store of locks. */
export const signInLockStore = (ctx: RequestContext): SignInLockStore => ({
  async find(kind, id) {
    const [found] = await finders[kind](ctx.sql, ctx.caller.scope, id);
    if (!found) throw new Problem('notFound');
    return found;
  },
  async forget(locked) {
    const { host, sql: db, caller, now, requestId } = ctx;
    const counts = await forgetCounts(db, countNames(locked));
    await appendAudit(db, locked.merchant_id, [
      {
        id: host.nextId(),
        at: now.toISOString(),
        person_id: caller.id,
        person_name: caller.name,
        action: locked.kind === 'person' ? 'person.unlocked' : 'device.unlocked',
        object_id: locked.id,
        request_id: requestId,
        facts: { counts },
        before: null,
        after: null,
      },
    ]);
  },
});
