import type { Named } from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';
import {
  automaticPrints,
  hasAutomatic,
  mayPrintItself,
  mergedInto,
  newJobs,
  jobOrdersOf,
} from '@servery/domain/printing';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { zonesOf } from '../kitchen/load.ts';
import { first, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { addJobs } from './jobStore.ts';
import { jobsOfOrders, loadPaper, printersOf } from './load.ts';
import { printContext } from './printContext.ts';

/** Returns the table of an order, or null without an order or a table. */
const tableOf = async (db: Sql, merchant_id: number, id: number | null): Promise<Named | null> =>
  id === null
    ? null
    : ((await first(
        db,
        sql<Named>`select table_id as id, table_name as name from orders
          where merchant_id = ${merchant_id} and id = ${id} and table_id is not null`,
      )) ?? null);

/**
 * Creates the jobs that are printed automatically after a change of an order. They are in the
 * order's own transaction, so that both are saved or neither; they are sent after the commit.
 */
export async function printByItself(
  ctx: RequestContext,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<void> {
  if (!mayPrintItself(before, after)) return;
  const { sql: db, now } = ctx;
  const { merchant_id } = after;
  const stored = await first(
    db,
    sql<Pick<Rows['print_template'], 'fields'>>`select fields from print_template
      where merchant_id = ${merchant_id}`,
  );
  if (!hasAutomatic(stored?.fields ?? {})) return;
  const [paper, zones, printers, jobs, into] = await Promise.all([
    loadPaper(db, merchant_id, now),
    zonesOf(db, merchant_id),
    printersOf(db, merchant_id),
    jobsOfOrders(db, merchant_id, jobOrdersOf(after, before)),
    tableOf(db, merchant_id, mergedInto(before, after)),
  ]);
  const places = { zones, printers };
  const asRule = { ...ctx, caller: { ...ctx.caller, name: 'rule' } };
  const inputs = automaticPrints(before, after, { paper, jobs, now, places, into });
  await addJobs(asRule, newJobs(inputs, printers, null, printContext(asRule)));
}
