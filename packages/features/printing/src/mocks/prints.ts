import { Problem, type Parsed, type printCombineReceipt, type PrintJob } from '@servery/api';
import type { NamedPrint, PrintDocument } from '@servery/api';
import { showRow, type OrderRecord } from '@servery/domain/orders';
import {
  choosePrinter,
  combinedReceiptOf,
  dailySummaryOf,
  markBillPrinted,
  orderPrints,
  tableBillOf,
  testPageOf,
  type Paper,
} from '@servery/domain/printing';
import type { Visit } from '@servery/domain/sample';
import { queue } from './Desk.ts';

/** What a merchant's documents are made with. */
export const paperFor = ({ world }: Visit, merchant_id: number): Paper =>
  world.prints.paper(world.merchant(merchant_id));

const markBills = (visit: Visit, orders: readonly OrderRecord[]) => {
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
  const earlier = visit.world.prints.jobsOfOrder(order.id);
  const wishes = orderPrints(order, wish, earlier, paperFor(visit, merchant_id), visit.now);
  const jobs = queue(visit, merchant_id, wishes, wish.printer_id);
  if (wish.type === 'bill') markBills(visit, [order]);
  return jobs;
}

/** Prints a test page or the summary of a day. */
export function printByName(
  visit: Visit,
  name: NamedPrint,
  wish: { merchant_id: number; printer_id: number | null; business_date: string | null },
): PrintJob {
  const { world, now } = visit;
  const { merchant_id, printer_id } = wish;
  const paper = paperFor(visit, merchant_id);
  if (name === 'print_test_page') {
    const printers = world.prints.printersOf(merchant_id);
    const printer = choosePrinter(printers, 'test_page', printer_id);
    const document = testPageOf(printer, paper, now);
    return queue(visit, merchant_id, [{ document }], printer.id)[0]!;
  }
  const day = wish.business_date ?? world.today(merchant_id);
  const orders = world.ordersOf([merchant_id]).filter(({ business_date }) => business_date === day);
  const document = dailySummaryOf(orders, day, paper, now);
  return queue(visit, merchant_id, [{ document }], printer_id)[0]!;
}

/** One receipt for several orders, to be looked at. */
export function combinedReceipt(
  visit: Visit,
  query: Parsed<typeof printCombineReceipt>['query'],
): PrintDocument {
  const { world } = visit;
  const scope = visit.scope(query.merchant_id);
  const orders =
    query.transaction_id === ''
      ? [...new Set(query.order_id)].map((id) => visit.order(id))
      : world
          .ordersOf(scope)
          .filter(
            ({ transaction_id, status }) =>
              transaction_id === query.transaction_id && status !== 'draft',
          )
          .slice(0, 20);
  const [one] = orders;
  if (!one || orders.some(({ merchant_id }) => !scope.includes(merchant_id)))
    throw new Problem('notFound');
  const { discounts } = world.merchant(one.merchant_id);
  const discount = discounts.find(({ id }) => id === query.discount_id) ?? null;
  if (query.discount_id !== '' && !discount) throw new Problem('notFound');
  const wish = { ...query, line_ids: query.order_item_id, discount };
  return combinedReceiptOf(orders, wish, paperFor(visit, one.merchant_id));
}
