import type { listMerchants, MerchantRow, Parsed } from '@servery/api';
import { showMerchantRow } from '@servery/domain/merchants';
import { personalAccess, type MerchantRecord, type PersonRecord } from '@servery/domain/people';
import { phonePart } from '@servery/domain/search';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { within } from '../../http/scope.ts';
import { all, first } from '../../storage/sql.ts';
import { containsText } from '../lists/containsText.ts';
import { findsPerson } from '../lists/findsPerson.ts';

type Query = Parsed<typeof listMerchants>['query'];
type Owner = Pick<PersonRecord, 'name' | 'phone' | 'email'>;

/** Returns the condition that a search finds a merchant, by its own texts or by an owner. */
function finds(search: string, { caller }: Pick<RequestContext, 'caller'>): RawBuilder<unknown> {
  if (search.trim() === '') return sql`true`;
  const part = phonePart(search);
  const own = part === '' ? sql`false` : sql`strpos(m.search_text, ${part}) > 0`;
  return sql`(${containsText(search, 'm.search_text')} or ${own} or m.merchant_id in (
    select p.merchant_id from person p where p.role = 'merchant'
      and (${findsPerson(search, personalAccess(caller), 'p')}
        or ${containsText(search, 'p.email_key')})))`;
}

/**
 * Returns the condition that a merchant joined from one date to another in its own time zone. The
 * bounds in UTC let the index leave out the others.
 */
function joined({ startDate, endDate }: Query): RawBuilder<unknown> {
  const day = sql`(m.created_at at time zone (m.settings ->> 'time_zone'))::date`;
  const from = startDate
    ? sql`m.created_at > ${startDate}::date - interval '1 day' and ${day} >= ${startDate}::date`
    : sql`true`;
  const until = endDate
    ? sql`m.created_at < ${endDate}::date + interval '2 days' and ${day} <= ${endDate}::date`
    : sql`true`;
  return sql`${from} and ${until}`;
}

const conditions: Record<Query['status'], RawBuilder<unknown>> = {
  '': sql`true`,
  active: sql`m.suspension is null and m.closure is null`,
  suspended: sql`m.suspension is not null and m.closure is null`,
  closing: sql`m.closure is not null and m.closure ->> 'closed_at' is null`,
  closed: sql`m.closure ->> 'closed_at' is not null`,
};

/** Returns one page of the merchants in the caller's scope. */
export async function merchantPage(
  ctx: Pick<RequestContext, 'sql' | 'caller'>,
  query: Query,
): Promise<{ aaData: MerchantRow[]; total: number }> {
  const { sql: db, caller } = ctx;
  const { search, setup_status, columns, order, start, length } = query;
  const found = sql`${within(caller.scope, 'm.merchant_id')} and ${conditions[query.status]}
    and ${setup_status === '' ? sql`true` : sql`m.setup_status = ${setup_status}`}
    and ${joined(query)} and ${finds(search, ctx)}`;
  const way = sql.raw(order);
  const column = columns === 'name' ? sql`m.name_key collate "C"` : sql`m.created_at`;
  const sorted = sql`order by ${column} ${way}, m.merchant_id ${way}`;
  // The page is found by an index alone, before its rows are read.
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<MerchantRecord & { owner: Owner | null }>`select m.merchant_id as id, m.version, m.name,
          m.setup_status, m.settings, m.suspension, m.closure, m.is_read_only, m.is_sample,
          m.created_at,
          case when m.parent_id is not null
            then jsonb_build_object('id', m.parent_id, 'name', m.parent_name) end as parent,
          (select jsonb_build_object('name', p.name, 'phone', p.phone, 'email', p.email)
            from person p where p.merchant_id = m.merchant_id and p.role = 'merchant'
            order by p.is_active desc, p.id limit 1) as owner
        from merchant m where m.merchant_id in (
          select m.merchant_id from merchant m where ${found} ${sorted}
          limit ${length} offset ${start}) ${sorted}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from merchant m where ${found}`),
  ]);
  const aaData = rows.map(({ owner, ...merchant }) => showMerchantRow(merchant, owner));
  return { aaData, total: count?.total ?? 0 };
}
