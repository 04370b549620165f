import { Problem, type PrintDocument, type PrintJob } from '@servery/api';
import {
  choosePrinter,
  dailySummaryOf,
  markBillPrinted,
  orderPrints,
  tableBillOf,
  tellersOf,
  testPageOf,
  type JobWish,
} from '@servery/domain/printing';
import type { OrderRecord } from '@servery/domain/orders';
import { sql } from 'kysely';
import { zonesOf } from '../kitchen/load.ts';
import { loadOrders, lockOrder, lockOrders } from '../orders/load.ts';
import { saveOrder } from '../orders/save.ts';
import { actAt } from '../orders/shop.ts';
import { all, first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { jobsOfOrders, loadPaper, printersOf } from './load.ts';
import { addJobs } from './save.ts';

/** Puts what was made for a merchant into the queue of the printer that prints it. */
export async function queue(
  visit: Visit,
  merchant_id: number,
  wishes: readonly JobWish[],
  printer_id: number | null,
): Promise<PrintJob[]> {
  const printers = await printersOf(visit.sql, merchant_id);
  const jobs: PrintJob[] = [];
  for (const wish of wishes) {
    const wished = printer_id ?? wish.printer_id ?? null;
    const printer = choosePrinter(printers, wish.document.kind, wished);
    jobs.push(...(await addJobs(visit, printer, [wish])));
  }
  return jobs;
}

/** The ids that a query finds. */
export const idsOf = async (
  db: Sql,
  query: ReturnType<typeof sql<{ id: number }>>,
): Promise<number[]> => (await all(db, query)).map(({ id }) => id);

/** Says of orders that their bill lies on the table. */
export async function markBills(visit: Visit, orders: readonly OrderRecord[]): Promise<void> {
  const paper = orders[0] && (await loadPaper(visit.sql, orders[0].merchant_id));
  for (const order of orders)
    await saveOrder(visit, order, markBillPrinted(order, actAt(visit, paper!.shop)));
}

/** Prints the bill of a table. */
export async function printTableBill(
  visit: Visit,
  merchant_id: number,
  { table_id, printer_id }: { table_id: number; printer_id: number | null },
): Promise<PrintJob> {
  const { sql: db } = visit;
  const table = await first(
    db,
    sql`select 1 from dining_table where merchant_id = ${merchant_id} and id = ${table_id}`,
  );
  if (!table) throw new Problem('notFound');
  const ids = await idsOf(
    db,
    sql`select id from orders where merchant_id = ${merchant_id} and table_id = ${table_id}
      and list in ('new', 'action') and balance > 0
      and status not in ('draft', 'cancelled', 'voided', 'merged') order by placed_at, id`,
  );
  const orders = await lockOrders(visit, ids);
  const paper = await loadPaper(db, merchant_id);
  const document = tableBillOf(orders, paper);
  const [only] = orders.length === 1 ? orders : [];
  const wish = { document, order: only ? { id: only.id, number: only.number } : null };
  const [job] = await queue(visit, merchant_id, [wish], printer_id);
  await markBills(visit, orders);
  return job!;
}

/** Prints an order: a kitchen ticket of what is new, its bill, or its receipt. */
export async function printOneOrder(
  visit: Visit,
  wish: {
    order_id: number;
    type: 'receipt' | 'bill' | 'kitchen';
    printer_id: number | null;
    again: boolean;
  },
): Promise<PrintJob[]> {
  const { order } = await lockOrder(visit, wish.order_id);
  const { merchant_id } = order;
  const earlier = await jobsOfOrders(visit.sql, merchant_id, tellersOf(order));
  const paper = await loadPaper(visit.sql, merchant_id);
  // Whoever names a printer wants all of it there.
  const places =
    wish.printer_id === null
      ? {
          zones: await zonesOf(visit.sql, merchant_id),
          printers: await printersOf(visit.sql, merchant_id),
        }
      : undefined;
  const wishes = orderPrints(order, wish, earlier, paper, visit.now, places);
  const jobs = await queue(visit, merchant_id, wishes, wish.printer_id);
  if (wish.type === 'bill') await markBills(visit, [order]);
  return jobs;
}

/** The summary of a day of a merchant; of today, where none is named. */
export async function summaryOf(
  visit: Visit,
  merchant_id: number,
  business_date: string | null,
): Promise<PrintDocument> {
  const { sql: db, now } = visit;
  const paper = await loadPaper(db, merchant_id);
  const day = business_date ?? actAt(visit, paper.shop).business_date;
  const ids = await idsOf(
    db,
    // Money counts on the day that it was taken or given back, whatever day its order is of.
    sql`select id from orders where merchant_id = ${merchant_id} and (business_date = ${day}
        or id in (select order_id from payment
          where merchant_id = ${merchant_id} and business_date = ${day}
          union select order_id from refund
          where merchant_id = ${merchant_id} and business_date = ${day}))
      order by placed_at, id`,
  );
  return dailySummaryOf(await loadOrders(db, [merchant_id], ids), day, paper, now);
}

/** Prints a test page or the summary of a day. */
export async function printByName(
  visit: Visit,
  name: 'print_test_page' | 'print_daily_summary',
  wish: { merchant_id: number; printer_id: number | null; business_date: string | null },
): Promise<PrintJob> {
  const { sql: db, now } = visit;
  const { merchant_id, printer_id } = wish;
  if (name === 'print_test_page') {
    const paper = await loadPaper(db, merchant_id);
    const printer = choosePrinter(await printersOf(db, merchant_id), 'test_page', printer_id);
    const [job] = await addJobs(visit, printer, [{ document: testPageOf(printer, paper, now) }]);
    return job!;
  }
  const document = await summaryOf(visit, merchant_id, wish.business_date);
  const [job] = await queue(visit, merchant_id, [{ document }], printer_id);
  return job!;
}
