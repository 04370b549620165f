import { Problem, type DetailsOf } from '@servery/api';
import { demand } from '../people/demand.ts';
import { paymentStatusOf } from './bill.ts';
import { changed, requireVersion } from './change.ts';
import { coversOf } from './coversOf.ts';
import { isOpen } from './list.ts';
import type { ActionContext, OrderRecord } from './record.ts';
import { excessOf } from './requireBill.ts';
import { isSplit, joinParts, joinReductions } from './splitParts.ts';
import { taxesDiffer, taxesWith } from './taxesWith.ts';

const cannot = (why: DetailsOf<'cannotCombine'>['why'], number: string) =>
  new Problem('cannotCombine', { details: { why, number } });

function requireTogether(target: OrderRecord, sources: readonly OrderRecord[]): void {
  const all = [target, ...sources];
  if (sources.length === 0 || new Set(all.map(({ id }) => id)).size !== all.length)
    throw cannot('same', target.number);
  for (const order of all) {
    if (!isOpen(order)) throw cannot('closed', order.number);
    if (order.merchant_id !== target.merchant_id) throw cannot('merchant', order.number);
    if (order.business_date !== target.business_date) throw cannot('day', order.number);
    if (taxesDiffer(order.pricing, target.pricing)) throw cannot('tax', order.number);
    if (order.payments.some(({ state }) => state === 'pending' || state === 'authorised'))
      throw cannot('payment', order.number);
  }
  if (target.is_bill_printed) throw cannot('bill', target.number);
}

/** Returns the earliest status of the orders, so that nothing unmade counts as made. */
const earliest = (orders: readonly OrderRecord[]): OrderRecord['status'] => {
  const order: OrderRecord['status'][] = [
    'new',
    'accepted',
    'preparing',
    'ready',
    'served',
    'dispatched',
  ];
  return order.find((status) => orders.some((one) => one.status === status)) ?? 'new';
};

const latest = (moments: readonly (string | null)[]): string | null =>
  moments.reduce((last, at) => (at !== null && at > (last ?? '') ? at : last), null);

/**
 * Returns the state that undoing restores for an order, with the orders combined into it; undefined
 * if the combination can't be undone. An order that others were combined into before keeps its
 * first state.
 */
function originOf(
  order: OrderRecord,
  sources: readonly OrderRecord[] | null,
): Pick<OrderRecord, 'combine_origin'> {
  if (!sources) return { combine_origin: undefined };
  const { status, promised_at, ready_at, served_at, covers, reductions, items } = order;
  const added = sources.map(({ id, number }) => ({ id, number }));
  const known = sources.length > 0 ? order.combine_origin : undefined;
  const first = known ?? {
    status,
    promised_at,
    ready_at,
    served_at,
    covers,
    reductions,
    line_ids: items.map(({ id }) => id),
    sources: [],
  };
  return { combine_origin: { ...first, sources: [...first.sources, ...added] } };
}

/**
 * Moves the lines and the money of the sources into the target; lines keep their ids, prices and
 * sent quantities. Returns the target first.
 */
export function combineOrders(
  target: OrderRecord,
  sources: readonly OrderRecord[],
  versions: ReadonlyMap<number, number>,
  context: ActionContext,
): [target: OrderRecord, ...sources: OrderRecord[]] {
  for (const order of [target, ...sources]) requireVersion(order, versions.get(order.id) ?? -1);
  requireTogether(target, sources);
  for (const order of [target, ...sources])
    demand(context.actor, 'order.combine', { object_id: order.id, version: order.version });
  const all = [target, ...sources];
  const at = context.now.toISOString();
  const status = earliest(all);
  const isServed = status === 'served' || status === 'dispatched';
  const combined: OrderRecord = {
    ...target,
    status,
    // The latest promised time applies to all; timestamps of statuses not reached yet are cleared.
    promised_at: latest(all.map(({ promised_at }) => promised_at)),
    ready_at: isServed || status === 'ready' ? target.ready_at : null,
    served_at: isServed ? target.served_at : null,
    covers: coversOf(all),
    pricing: sources.reduce((pricing, order) => taxesWith(pricing, order.pricing), target.pricing),
    items: joinParts(
      all.flatMap((order) =>
        order.items.map((line) => ({ ...line, origin_id: line.origin_id ?? order.id })),
      ),
    ),
    // Reductions of a whole order don't carry over, because they were computed on a different
    // total.
    reductions: isSplit(all) ? joinReductions(all) : [],
    payments: all.flatMap(({ payments }) => payments),
    refunds: all.flatMap(({ refunds }) => refunds),
    undo: null,
  };
  const excess = excessOf(combined, target);
  if (excess) throw cannot(excess, target.number);
  const numbers = sources.map(({ number }) => number).join(', ');
  // Parts that are joined into one line again can't be separated later.
  const isReversible = combined.items.length === all.flatMap(({ items }) => items).length;
  const after = changed(
    { ...combined, ...originOf(target, isReversible ? sources : null) },
    context,
    'combine',
    { from: numbers },
  );
  const merged_status = paymentStatusOf(after);
  return [
    after,
    ...sources.map((source) =>
      changed(
        {
          ...source,
          ...originOf(source, isReversible ? [] : null),
          status: 'merged' as const,
          status_at: at,
          merged_into: target.id,
          merged_status,
          undo: null,
          items: [],
          reductions: [],
          payments: [],
          refunds: [],
        },
        context,
        'merge',
        { to: target.number },
      ),
    ),
  ];
}
