import { Problem, type NamedPrint, type PrintDocument, type PrintJob } from '@servery/api';
import { showRow, type OrderRecord } from '@servery/domain/orders';
import {
  choosePrinter,
  dailySummaryOf,
  markBillPrinted,
  orderPrints,
  tableBillOf,
  tellersOf,
  testPageOf,
  type Paper,
} from '@servery/domain/printing';
import type { Visit } from '@servery/domain/sample';
import { queue } from './Desk.ts';

/** What a merchant's documents are made with. */
export const paperFor = ({ world }: Visit, merchant_id: number): Paper =>
  world.prints.paper(world.merchant(merchant_id));

/** Says of orders that their bill lies on the table. */
export const markBills = (visit: Visit, orders: readonly OrderRecord[]) => {
  for (const order of orders) {
    const next = markBillPrinted(order, visit.act(order.merchant_id));
    if (next !== order) visit.keep('order.changed', next);
  }
};

/** Prints the bill of a table. */
export function printTableBill(
  visit: Visit,
  merchant_id: number,
  { table_id, printer_id }: { table_id: number; printer_id: number | null },
): PrintJob {
  const { world } = visit;
  if (!world.merchant(merchant_id).tables.some(({ id }) => id === table_id))
    throw new Problem('notFound');
  const off = new Set(['draft', 'cancelled', 'voided', 'merged']);
  const orders = world
    .ordersOf([merchant_id])
    .filter((order) => order.table?.id === table_id && !off.has(order.status))
    .filter((order) => {
      const { list, balance } = showRow(order);
      return (list === 'new' || list === 'action') && balance > 0;
    })
    .toSorted((a, b) => a.placed_at.localeCompare(b.placed_at) || a.id - b.id);
  const document = tableBillOf(orders, paperFor(visit, merchant_id));
  const [only] = orders.length === 1 ? orders : [];
  const wish = { document, order: only ? { id: only.id, number: only.number } : null };
  const [job] = queue(visit, merchant_id, [wish], printer_id);
  markBills(visit, orders);
  return job!;
}

/** Prints an order: a kitchen ticket of what is new, its bill, or its receipt. */
export function printOneOrder(
  visit: Visit,
  wish: {
    order_id: number;
    type: 'receipt' | 'bill' | 'kitchen';
    printer_id: number | null;
    again: boolean;
  },
): PrintJob[] {
  const order = visit.order(wish.order_id);
  const { merchant_id } = order;
  const { prints, kitchens } = visit.world;
  const earlier = prints.jobsOfOrders(tellersOf(order));
  // Whoever names a printer wants all of it there.
  const places =
    wish.printer_id === null
      ? { zones: kitchens.of(merchant_id), printers: prints.printersOf(merchant_id) }
      : undefined;
  const paper = paperFor(visit, merchant_id);
  const wishes = orderPrints(order, wish, earlier, paper, visit.now, places);
  const jobs = queue(visit, merchant_id, wishes, wish.printer_id);
  if (wish.type === 'bill') markBills(visit, [order]);
  return jobs;
}

/** The summary of a day of a merchant; of today, where none is named. */
export function summaryOf(
  visit: Visit,
  merchant_id: number,
  business_date: string | null,
): PrintDocument {
  const { world, now } = visit;
  const day = business_date ?? world.today(merchant_id);
  // Money counts on the day that it was taken or given back, whatever day its order is of.
  const orders = world
    .ordersOf([merchant_id])
    .filter((order) =>
      [order, ...order.payments, ...order.refunds].some((row) => row.business_date === day),
    );
  return dailySummaryOf(orders, day, paperFor(visit, merchant_id), now);
}

/** Prints a test page or the summary of a day. */
export function printByName(
  visit: Visit,
  name: NamedPrint,
  wish: { merchant_id: number; printer_id: number | null; business_date: string | null },
): PrintJob {
  const { world, now } = visit;
  const { merchant_id, printer_id } = wish;
  if (name === 'print_test_page') {
    const printers = world.prints.printersOf(merchant_id);
    const printer = choosePrinter(printers, 'test_page', printer_id);
    const document = testPageOf(printer, paperFor(visit, merchant_id), now);
    return queue(visit, merchant_id, [{ document }], printer.id)[0]!;
  }
  const document = summaryOf(visit, merchant_id, wish.business_date);
  return queue(visit, merchant_id, [{ document }], printer_id)[0]!;
}
