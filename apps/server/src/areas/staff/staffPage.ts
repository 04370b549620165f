import type { Named, StaffMember, StaffRights, StaffRole, StaffStatus } from '@servery/api';
import { personalAccess, type PersonRecord } from '@servery/domain/people';
import { heldRole, showRights, showStaff } from '@servery/domain/staff';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { findsPerson } from '../lists/findsPerson.ts';
import type { ListQuery } from '../lists/listByName.ts';
import { hasStatus } from './hasStatus.ts';
import { personRecordColumns } from './loadPeople.ts';

interface StaffQuery extends ListQuery {
  status: StaffStatus | '';
  role: StaffRole | '';
}

function hasRole(wanted: StaffRole): RawBuilder<boolean> {
  const { role, template } = heldRole(wanted);
  return sql`p.role = ${role}
    and (p.role <> 'staff' or coalesce(p.template, 'waiter') = ${template})`;
}

/** Returns the people of merchants that match a condition, in this order and page if any. */
async function staffWhere<T>(
  db: Sql,
  show: (person: PersonRecord, merchant: Named) => T,
  condition: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
): Promise<T[]> {
  const rows = await all(
    db,
    sql<PersonRecord & { merchant_id: number; merchant: string }>`select ${personRecordColumns},
        m.name as merchant
      from person p join merchant m on m.merchant_id = p.merchant_id
      where ${condition} ${rest}`,
  );
  return rows.map(({ merchant, ...person }) =>
    show(person, { id: person.merchant_id, name: merchant }),
  );
}

/** Returns one page of the staff accounts in a scope, by name. */
export async function staffPage(
  { sql: db, caller }: Pick<RequestContext, 'sql' | 'caller'>,
  { search, status, role, start, length, order }: StaffQuery,
  scope: Scope,
): Promise<{ aaData: StaffMember[]; total: number }> {
  const found = sql`${within(scope, 'p.merchant_id')} and p.merchant_id is not null
    and ${hasStatus(status)}
    and ${role === '' ? sql`true` : hasRole(role)}
    and ${findsPerson(search, personalAccess(caller), 'p')}`;
  const to = sql.raw(order);
  const [aaData, count] = await Promise.all([
    staffWhere(
      db,
      showStaff,
      found,
      sql`order by p.name_key collate "C" ${to}, p.id ${to} limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from person p where ${found}`),
  ]);
  return { aaData, total: count?.total ?? 0 };
}

const inScope = (scope: Scope, id: number) =>
  sql`${within(scope, 'p.merchant_id')} and p.id = ${id}`;

/** Returns a staff account in a scope, or undefined if there is none. */
export const staffById = async (
  db: Sql,
  scope: Scope,
  id: number,
): Promise<StaffMember | undefined> => (await staffWhere(db, showStaff, inScope(scope, id)))[0];

/** Returns the permissions of a person in a scope, or undefined if there is none. */
export const rightsById = async (
  db: Sql,
  scope: Scope,
  id: number,
): Promise<StaffRights | undefined> => (await staffWhere(db, showRights, inScope(scope, id)))[0];

/** Returns the people in a scope who have a PIN, by name; only some of them if `ids` is given. */
export const pinHolders = (
  db: Sql,
  scope: Scope,
  ids: readonly number[] | undefined,
): Promise<Named[]> =>
  all(
    db,
    sql<Named>`select p.id, p.name from person p
      where ${within(scope, 'p.merchant_id')} and p.pin_hash is not null
        and ${ids ? sql`p.id = any(${ids}::bigint[])` : sql`true`}
      order by p.name_key collate "C", p.id`,
  );
