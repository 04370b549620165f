import type { Named, PrintTemplateFields } from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';
import {
  automaticPrints,
  choosePrinter,
  hasAutomatic,
  mayPrintItself,
  mergedInto,
  tellersOf,
} from '@servery/domain/printing';
import { sql } from 'kysely';
import { zonesOf } from '../kitchen/load.ts';
import { first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { jobsOfOrders, loadPaper, printersOf } from './load.ts';
import { addJobs } from './save.ts';

/** The table of an order; none where there is no order. */
const tableOf = async (db: Sql, merchant_id: number, id: number | null): Promise<Named | null> =>
  id === null
    ? null
    : ((await first(
        db,
        sql<Named>`select table_id as id, table_name as name from orders
          where merchant_id = ${merchant_id} and id = ${id} and table_id is not null`,
      )) ?? null);

/**
 * Makes the jobs of what comes out by itself after a change of an order, in the order's own
 * transaction: either both are there or neither. They are sent once it has ended.
 */
export async function printByItself(
  visit: Visit,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<void> {
  if (!mayPrintItself(before, after)) return;
  const { sql: db, now } = visit;
  const { merchant_id } = after;
  const kept = await first(
    db,
    sql<{ fields: Partial<PrintTemplateFields> }>`select fields from print_template
      where merchant_id = ${merchant_id}`,
  );
  if (!hasAutomatic(kept?.fields ?? {})) return;
  const [paper, zones, printers, jobs, into] = await Promise.all([
    loadPaper(db, merchant_id),
    zonesOf(db, merchant_id),
    printersOf(db, merchant_id),
    jobsOfOrders(db, merchant_id, tellersOf(after, before)),
    tableOf(db, merchant_id, mergedInto(before, after)),
  ]);
  const places = { zones, printers };
  const asRule = { ...visit, caller: { ...visit.caller, name: 'rule' } };
  for (const wish of automaticPrints(before, after, { paper, jobs, now, places, into })) {
    const printer = choosePrinter(printers, wish.document.kind, wish.printer_id ?? null);
    await addJobs(asRule, printer, [wish]);
  }
}
