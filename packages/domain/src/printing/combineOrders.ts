import { Problem, type PrintDocument, type PrintJob } from '@servery/api';
import type { Unit } from '../commands/Unit.ts';
import type { OrderRecord } from '../orders/record.ts';
import { combinedPrint, combinedReceiptOf, type CombineInput } from './combined.ts';
import { markBills, queuePrint } from './queuePrints.ts';
import type { CombineSource } from './store.ts';

/** The content of one receipt for several orders, as requested. */
interface CombineRequest extends CombineSource, Omit<CombineInput, 'line_ids' | 'discount'> {
  order_item_id: readonly number[];
  discount_id: number | '' | null;
}

async function inputOf(
  unit: Unit,
  [first]: readonly OrderRecord[],
  request: CombineRequest,
): Promise<{ merchant_id: number; input: CombineInput }> {
  if (!first) throw new Problem('notFound');
  const { merchant_id } = first;
  const discounts = await unit.choices.discounts(merchant_id);
  const discount = discounts.find(({ id }) => id === request.discount_id) ?? null;
  if (request.discount_id && !discount) throw new Problem('notFound');
  return { merchant_id, input: { ...request, line_ids: request.order_item_id, discount } };
}

/**
 * Returns the preview of one receipt for several orders.
 * @throws `notFound` for orders, lines or a discount that don't belong to one merchant
 */
export async function previewCombined(unit: Unit, request: CombineRequest): Promise<PrintDocument> {
  const orders = await unit.prints.sources.ordersToCombine(request);
  const { merchant_id, input } = await inputOf(unit, orders, request);
  return combinedReceiptOf(orders, input, await unit.prints.sources.paper(merchant_id));
}

/**
 * Prints one receipt for several orders, or the bill if something is left to pay.
 * @throws `notFound` as for its preview, `invalid` if no printer can print it
 */
export async function printCombined(
  unit: Unit,
  { printer_id, ...request }: CombineRequest & { printer_id: number | null },
): Promise<PrintJob> {
  const { jobs, sources } = unit.prints;
  const found = await sources.ordersToCombine(request);
  const orders = await unit.orders.lockAll(found.map(({ id }) => id));
  const { merchant_id, input } = await inputOf(unit, orders, request);
  const earlier = await jobs.ofOrders(merchant_id, [orders[0]!.id]);
  const print = combinedPrint(orders, input, earlier, await sources.paper(merchant_id));
  const job = await queuePrint(unit, merchant_id, print, printer_id);
  if (print.document.kind === 'bill') await markBills(unit, merchant_id, orders);
  return job;
}
