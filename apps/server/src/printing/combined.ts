import { Problem, type PrintDocument, type PrintJob } from '@servery/api';
import type { OrderRecord } from '@servery/domain/orders';
import { combinedPrint, combinedReceiptOf, type CombineWish } from '@servery/domain/printing';
import { sql } from 'kysely';
import { loadOrders, lockOrders } from '../orders/load.ts';
import { discountsOf } from '../orders/lookUp.ts';
import { narrow, within, type Scope } from '../scope.ts';
import type { Visit } from '../visit.ts';
import { jobsOfOrder, loadPaper } from './load.ts';
import { idsOf, markBills, queue } from './prints.ts';

/** What one receipt for several orders is asked to hold. */
interface Asked extends Omit<CombineWish, 'line_ids' | 'discount'> {
  merchant_id: number | '' | null;
  transaction_id: string;
  order_id: readonly number[];
  order_item_id: readonly number[];
  discount_id: number | '' | null;
}

/** Which orders are asked for; a transaction's, where no order is named. */
async function askedOrders({ sql: db }: Visit, scope: Scope, asked: Asked): Promise<number[]> {
  if (asked.transaction_id === '') return [...new Set(asked.order_id)];
  return idsOf(
    db,
    sql`select id from orders where ${within(scope)} and transaction_id = ${asked.transaction_id}
      and status <> 'draft' order by id limit 20`,
  );
}

/** What the rule is asked, with the merchant's own discount. */
async function wishOf(
  visit: Visit,
  asked: Asked,
  orders: readonly OrderRecord[],
): Promise<CombineWish> {
  const [one] = orders;
  if (!one) throw new Problem('notFound');
  const discounts = await discountsOf(visit.sql, one.merchant_id);
  const discount = discounts.find(({ id }) => id === asked.discount_id) ?? null;
  if (asked.discount_id && !discount) throw new Problem('notFound');
  return { ...asked, line_ids: asked.order_item_id, discount };
}

const checked = (
  orders: OrderRecord[],
  ids: readonly number[],
): [OrderRecord, ...OrderRecord[]] => {
  const [first, ...rest] = orders;
  if (!first || orders.length !== ids.length) throw new Problem('notFound');
  return [first, ...rest];
};

/** One receipt for several orders, to be looked at. */
export async function combinedReceipt(visit: Visit, asked: Asked): Promise<PrintDocument> {
  const { sql: db, caller } = visit;
  const scope = narrow(caller, asked.merchant_id ?? '');
  const ids = await askedOrders(visit, scope, asked);
  const orders = checked(await loadOrders(db, scope, ids), ids);
  const wish = await wishOf(visit, asked, orders);
  return combinedReceiptOf(orders, wish, await loadPaper(db, orders[0].merchant_id));
}

/** Prints one receipt for several orders, or the bill of what is still to be paid of them. */
export async function printCombinedReceipt(
  visit: Visit,
  { printer_id, ...asked }: Asked & { printer_id: number | null },
): Promise<PrintJob> {
  const { sql: db, caller } = visit;
  const scope = narrow(caller, asked.merchant_id ?? '');
  const ids = await askedOrders(visit, scope, asked);
  // Only those of the scope: a lock elsewhere would be another merchant's.
  checked(await loadOrders(db, scope, ids), ids);
  const orders = checked(await lockOrders(visit, ids), ids);
  const [{ id, merchant_id }] = orders;
  const wish = await wishOf(visit, asked, orders);
  const earlier = await jobsOfOrder(db, merchant_id, id);
  const print = combinedPrint(orders, wish, earlier, await loadPaper(db, merchant_id));
  const [job] = await queue(visit, merchant_id, [print], printer_id);
  if (print.document.kind === 'bill') await markBills(visit, orders);
  return job!;
}
