import type {
  listPrintJobs,
  Parsed,
  PrintAgent,
  PrintJob,
  Printer,
  PrintFailure,
} from '@servery/api';
import { showAgent, showPrinter, type PrinterRecord } from '@servery/domain/printing';
import { sql, type RawBuilder } from 'kysely';
import { containsText } from '../lists/containsText.ts';
import type { ListQuery } from '../lists/listByName.ts';
import { within, type Scope } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { agentsWhere } from '../../session/agentRows.ts';
import { jobsWhere } from './load.ts';
import { printerColumns, shownJob } from './rows.ts';

const countOf = async (db: Sql, query: RawBuilder<{ total: number }>): Promise<number> =>
  (await first(db, query))?.total ?? 0;

interface StoredPrinter extends PrinterRecord {
  fallback_name: string | null;
  waiting: number;
  given_up: number;
  failure: PrintFailure | null;
}

const ofPrinter = (states: string) =>
  sql`from print_job j where j.merchant_id = p.merchant_id and j.printer_id = p.id
    and j.state in (${sql.raw(states)})`;
const waiting = `'queued', 'sending', 'failed'`;

/** Returns the printers in a scope that match a condition, with the state of their queues. */
export async function printersWhere(
  db: Sql,
  scope: Scope,
  rest: RawBuilder<unknown>,
): Promise<Printer[]> {
  const rows = await all(
    db,
    sql<StoredPrinter>`select ${printerColumns}, b.name as fallback_name,
        (select count(*) ${ofPrinter(waiting)}) as waiting,
        (select count(*) ${ofPrinter(`'dead'`)}) as given_up,
        (select j.failure ${ofPrinter(waiting)} order by j.id limit 1) as failure
      from printer p
      left join printer b on b.merchant_id = p.merchant_id and b.id = p.fallback_id
        and not b.is_deleted
      where ${within(scope, 'p.merchant_id')} and not p.is_deleted and ${rest}`,
  );
  return rows.map(({ fallback_name, waiting, given_up, failure, ...record }) =>
    showPrinter(record, { fallback_name, waiting, given_up, failure }),
  );
}

/** Returns one page of printers, by name. */
export async function printerPage(
  db: Sql,
  { search, start, length, order }: ListQuery,
  scope: Scope,
): Promise<{ aaData: Printer[]; total: number }> {
  const found = containsText(search, 'p.search_text');
  const way = sql.raw(order);
  const [aaData, total] = await Promise.all([
    printersWhere(
      db,
      scope,
      sql`${found} order by p.name_key collate "C" ${way}, p.id ${way}
        limit ${length} offset ${start}`,
    ),
    countOf(
      db,
      sql`select count(*) as total from printer p
        where ${within(scope, 'p.merchant_id')} and not p.is_deleted and ${found}`,
    ),
  ]);
  return { aaData, total };
}

const groups: Record<string, readonly string[]> = {
  waiting: ['queued', 'sending', 'failed'],
  trouble: ['failed', 'dead'],
};

const isIt = (column: string, choice: string | number) =>
  choice === '' ? [] : [sql`${sql.ref(column)} = ${choice}`];

/** Returns one page of print jobs, by age. */
export async function jobPage(
  db: Sql,
  query: Parsed<typeof listPrintJobs>['query'],
  scope: Scope,
): Promise<{ aaData: PrintJob[]; total: number }> {
  const { search, start, length, order, state } = query;
  const states = groups[state] ?? (state === '' ? null : [state]);
  const conditions = [
    containsText(search, 'j.search_text'),
    ...(states ? [sql`j.state in (${sql.join(states.map((state) => sql.lit(state)))})`] : []),
    ...isIt('j.kind', query.kind),
    ...isIt('j.printer_id', query.printer_id),
    ...isIt('j.order_id', query.order_id),
  ];
  const where = sql.join(conditions, sql` and `);
  const way = sql.raw(order);
  const [rows, total] = await Promise.all([
    jobsWhere(db, scope, sql`${where} order by j.id ${way} limit ${length} offset ${start}`),
    countOf(
      db,
      sql`select count(*) as total from print_job j
        where ${within(scope, 'j.merchant_id')} and ${where}`,
    ),
  ]);
  return { aaData: rows.map(shownJob), total };
}

/** Returns one page of print agents, by name. */
export async function agentPage(
  { sql: db, now }: RequestContext,
  { search, start, length, order }: ListQuery,
  scope: Scope,
): Promise<{ aaData: PrintAgent[]; total: number }> {
  const of = within(scope, 'a.merchant_id');
  const found = sql`${of} and ${containsText(search, 'a.search_text')}`;
  const to = order === 'desc' ? sql`desc` : sql`asc`;
  const rows = await agentsWhere(
    db,
    sql`${found} order by a.name_key collate "C" ${to}, a.id ${to} limit ${length} offset ${start}`,
  );
  const count = await first(
    db,
    sql<{ total: number }>`select count(*) as total from print_agent a
      where not a.is_deleted and ${found}`,
  );
  return { aaData: rows.map((row) => showAgent(row, now)), total: count?.total ?? 0 };
}
