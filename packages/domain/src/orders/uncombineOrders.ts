import { Problem, type DetailsOf } from '@servery/api';
import { statusFrom } from '../kitchen/steps.ts';
import { demand } from '../people/demand.ts';
import { changed, requireVersion } from './change.ts';
import { isOpen } from './list.ts';
import type { ActionContext, CombineOrigin, LineRecord, OrderRecord } from './record.ts';

const cannot = (why: DetailsOf<'cannotUncombine'>['why'], number: string) =>
  new Problem('cannotUncombine', { details: { why, number } });

const inPayment: ReadonlySet<string> = new Set(['pending', 'authorised', 'captured']);

function requireUndoable(target: OrderRecord, sources: readonly OrderRecord[]): void {
  const { combine_origin, items, number } = target;
  if (!isOpen(target)) throw cannot('closed', number);
  if (!combine_origin || combine_origin.sources.length === 0) throw cannot('nothing', number);
  if (target.payments.some(({ state }) => inPayment.has(state))) throw cannot('paid', number);
  const here = new Set(items.map(({ id }) => id));
  const restored = [target, ...sources].flatMap((order) => order.combine_origin?.line_ids ?? []);
  // Lines that were split off since then are on another bill.
  if (restored.some((id) => !here.has(id))) throw cannot('moved', number);
}

/**
 * Returns the status of a restored order: its previous one, unless its lines have progressed since
 * then.
 */
function statusOf(origin: CombineOrigin, target: OrderRecord, items: readonly LineRecord[]) {
  const isAway = ({ status }: LineRecord) => status === 'served' || status === 'voided';
  if (target.status === 'new') return origin.status;
  if (target.status === 'served' || target.status === 'dispatched') return target.status;
  const wasAway = origin.status === 'served' || origin.status === 'dispatched';
  if (wasAway && items.every(isAway)) return origin.status;
  return statusFrom({ status: 'accepted', items: [...items] });
}

function restored(
  order: OrderRecord,
  origin: CombineOrigin,
  items: LineRecord[],
  target: OrderRecord,
  { now }: ActionContext,
): OrderRecord {
  const { combine_origin: _origin, merged_status: _status, ...facts } = order;
  const at = now.toISOString();
  const status = statusOf(origin, target, items);
  const isSame = status === origin.status;
  return {
    ...facts,
    status,
    status_at: at,
    accepted_at: status === 'new' ? null : (order.accepted_at ?? target.accepted_at),
    promised_at: status === 'new' ? null : (origin.promised_at ?? target.promised_at),
    ready_at: isSame ? origin.ready_at : status === 'ready' ? at : target.ready_at,
    served_at: isSame ? origin.served_at : target.served_at,
    covers: origin.covers,
    // A line that is back on its first order has no origin; one that came from another order keeps
    // its origin.
    items: items.map((line) => ({
      ...line,
      origin_id: line.origin_id === order.id ? null : line.origin_id,
    })),
    merged_into: null,
    is_bill_printed: false,
    undo: null,
  };
}

/**
 * Undoes a combination until something is paid: every order gets back its own lines, number, table,
 * covers and reductions; lines that were added since then stay with the target. `sources` are the
 * orders in the target's `combine_origin`. Returns the target first.
 * @throws `cannotUncombine` if the target has ended, has nothing to undo or has payments, or if
 * items were split off since then.
 */
export function uncombineOrders(
  target: OrderRecord,
  sources: readonly OrderRecord[],
  version: number,
  context: ActionContext,
): [target: OrderRecord, ...sources: OrderRecord[]] {
  requireVersion(target, version);
  requireUndoable(target, sources);
  demand(context.actor, 'order.combine', { object_id: target.id, version: target.version });
  const origin = target.combine_origin!;
  const linesOf = ({ line_ids }: CombineOrigin) => {
    const ids = new Set(line_ids);
    return target.items.filter(({ id }) => ids.has(id));
  };
  const orders = sources.map((source) => {
    const own = source.combine_origin!;
    return restored({ ...source, reductions: own.reductions }, own, linesOf(own), target, context);
  });
  const gone = new Set(orders.flatMap(({ items }) => items.map(({ id }) => id)));
  const remaining = target.items.filter(({ id }) => !gone.has(id));
  const reductions = [...origin.reductions, ...target.reductions];
  const first = restored({ ...target, reductions }, origin, remaining, target, context);
  const numbers = sources.map(({ number }) => number).join(', ');
  return [
    changed(first, context, 'uncombine', { to: numbers }),
    // The id lets printed kitchen tickets of the target count for the restored lines.
    ...orders.map((order) =>
      changed(order, context, 'restore', { from: target.number, from_id: target.id }),
    ),
  ];
}
