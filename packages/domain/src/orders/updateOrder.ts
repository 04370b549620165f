import { invalid, Problem, type Discount, type MenuItem, type OrderChange } from '@servery/api';
import { demand } from '../people/demand.ts';
import { billOf } from './bill.ts';
import { changed, requireVersion, withoutNulls } from './change.ts';
import { requireReason } from './changeReason.ts';
import { calledFor, cutTo } from './lineKitchen.ts';
import { isOpen } from './list.ts';
import { priceLine } from './priceLine.ts';
import type { ActionContext, LineRecord, OrderRecord, ReductionRecord } from './record.ts';
import { requireBill } from './requireBill.ts';
import { requireLeft } from './stock.ts';
import { taxesWith } from './taxesWith.ts';

/** The menu and the discounts that changes refer to. */
export interface KeyValueStore {
  menu: ReadonlyMap<number, MenuItem>;
  discounts: readonly Discount[];
}

type Change<T extends OrderChange['type']> = Extract<OrderChange, { type: T }>;

/** The result of one change: the order after it, and the facts of its timeline entry. */
interface Step {
  order: OrderRecord;
  facts: Record<string, string | number | boolean | null>;
}

const on = (order: OrderRecord) => ({ object_id: order.id, version: order.version });

const editRight = (order: OrderRecord, context: ActionContext) =>
  demand(context.actor, order.is_bill_printed ? 'order.edit_after_bill' : 'order.edit', on(order));

function findLine(order: OrderRecord, line_id: number, field: string): LineRecord {
  const line = order.items.find(({ id }) => id === line_id);
  if (!line || line.status === 'voided')
    throw invalid(`${field}.line_id`, 'unknown', 'This item isn’t on the order.');
  return line;
}

const withLine = (order: OrderRecord, line: LineRecord): OrderRecord => ({
  ...order,
  items: order.items.map((item) => (item.id === line.id ? line : item)),
});

/** Fires a new line immediately if the order was already sent to the kitchen. */
const firing = (order: OrderRecord, line: LineRecord, { now }: ActionContext): LineRecord =>
  order.status === 'new' ? line : calledFor(line, line.quantity, now);

/** Returns a line with another quantity; only the difference is sent to the kitchen. */
function wanting(
  order: OrderRecord,
  line: LineRecord,
  quantity: number,
  { now }: ActionContext,
): LineRecord {
  if (order.status === 'new') return { ...line, quantity };
  if (quantity > line.quantity) return calledFor(line, quantity, now);
  return { ...cutTo(line, quantity), sent_qty: quantity };
}

function addLine(
  order: OrderRecord,
  change: Change<'add_line'>,
  context: ActionContext,
  store: KeyValueStore,
  field: string,
): Step {
  const approved_by = editRight(order, context);
  const { tax_classes } = taxesWith(order.pricing, context.shop.settings);
  const line = priceLine(change, store.menu, context.nextId, field, tax_classes);
  const pricing = { ...order.pricing, tax_classes };
  return {
    order: { ...order, pricing, items: [...order.items, firing(order, line, context)] },
    facts: { name: line.name, quantity: line.quantity, approved_by },
  };
}

function setQuantity(
  order: OrderRecord,
  change: Change<'set_quantity'>,
  context: ActionContext,
  field: string,
): Step {
  const line = findLine(order, change.line_id, field);
  const isLess = change.quantity < line.quantity;
  if (isLess && line.sent_qty > change.quantity)
    demand(context.actor, 'order.void_sent_line', on(order));
  const approved_by = editRight(order, context);
  return {
    order: withLine(order, wanting(order, line, change.quantity, context)),
    facts: { name: line.name, from: line.quantity, to: change.quantity, approved_by },
  };
}

function setSeat(
  order: OrderRecord,
  { line_id, seat }: Change<'set_seat'>,
  context: ActionContext,
  field: string,
): Step {
  const line = findLine(order, line_id, field);
  // Not `editRight`: a printed bill has no seats, and guests ask to split it once they have it.
  const approved_by = demand(context.actor, 'order.edit', on(order));
  return {
    order: withLine(order, { ...line, seat }),
    facts: { name: line.name, from: line.seat, to: seat, approved_by },
  };
}

function voidLine(
  order: OrderRecord,
  change: Change<'void_line'>,
  context: ActionContext,
  field: string,
): Step {
  const line = findLine(order, change.line_id, field);
  const right = line.sent_qty > 0 ? 'order.void_sent_line' : 'order.void_line';
  const approved_by = demand(context.actor, right, on(order));
  const reason = requireReason(change, `${field}.reason`);
  const made = change.made && line.sent_qty > 0;
  return {
    order: withLine(order, { ...line, status: 'voided', ...reason, made }),
    facts: { name: line.name, quantity: line.quantity, ...reason, made, approved_by },
  };
}

function compLine(
  order: OrderRecord,
  change: Change<'comp_line'>,
  context: ActionContext,
  field: string,
): Step {
  const line = findLine(order, change.line_id, field);
  const reason = requireReason(change, `${field}.reason`);
  const amount = billOf(order).lines.find(({ id }) => id === String(line.id))?.net ?? 0;
  const approved_by = demand(context.actor, 'order.comp', { ...on(order), amount });
  return {
    order: withLine(order, { ...line, is_comped: true, ...reason }),
    facts: { name: line.name, amount, ...reason, approved_by },
  };
}

/**
 * Returns the share of the goods that a reduction takes, in hundredths of a percent, rounded up.
 */
const shareOf = (order: OrderRecord, reduction: Pick<ReductionRecord, 'rate' | 'amount'>) => {
  if (reduction.rate !== null) return reduction.rate;
  const { net } = billOf({ ...order, reductions: [] }).totals;
  return net === 0 ? 10_000 : Math.ceil(((reduction.amount ?? 0) * 10_000) / net);
};

function reduce(order: OrderRecord, reduction: ReductionRecord, context: ActionContext): Step {
  const next = { ...order, reductions: [...order.reductions, reduction] };
  const byHand = next.reductions.filter(({ kind }) => kind === 'discount' || kind === 'adjustment');
  const share = byHand.reduce((sum, one) => sum + shareOf(order, one), 0);
  const rate = Math.min(share, 10_000);
  const amount = billOf(next).reductions.find(({ id }) => id === String(reduction.id))?.amount ?? 0;
  const approved_by = demand(context.actor, 'order.discount', { ...on(order), amount, rate });
  return { order: next, facts: { label: reduction.label, amount, approved_by } };
}

function addDiscount(
  order: OrderRecord,
  change: Change<'add_discount'>,
  context: ActionContext,
  store: KeyValueStore,
  field: string,
): Step {
  const discount = store.discounts.find(({ id }) => id === change.discount_id);
  if (!discount) throw invalid(`${field}.discount_id`, 'unknown', 'This discount doesn’t exist.');
  const { name: label, rate, amount } = discount;
  return reduce(order, { id: context.nextId(), kind: 'discount', label, rate, amount }, context);
}

function addAdjustment(
  order: OrderRecord,
  change: Change<'add_adjustment'>,
  context: ActionContext,
  field: string,
): Step {
  const { label, rate, amount } = change;
  if ((rate === null) === (amount === null))
    throw invalid(`${field}.amount`, 'one_of', 'Enter either a percentage or an amount.');
  return reduce(order, { id: context.nextId(), kind: 'adjustment', label, rate, amount }, context);
}

function removeReduction(
  order: OrderRecord,
  change: Change<'remove_reduction'>,
  context: ActionContext,
  field: string,
): Step {
  const gone = order.reductions.find(({ id }) => id === change.reduction_id);
  if (!gone) throw invalid(`${field}.reduction_id`, 'unknown', 'This is no longer on the bill.');
  const approved_by = editRight(order, context);
  const reductions = order.reductions.filter((reduction) => reduction !== gone);
  return { order: { ...order, reductions }, facts: { label: gone.label, approved_by } };
}

function apply(
  order: OrderRecord,
  change: OrderChange,
  context: ActionContext,
  store: KeyValueStore,
  field: string,
): Step {
  switch (change.type) {
    case 'add_line':
      return addLine(order, change, context, store, field);
    case 'set_quantity':
      return setQuantity(order, change, context, field);
    case 'set_seat':
      return setSeat(order, change, context, field);
    case 'void_line':
      return voidLine(order, change, context, field);
    case 'comp_line':
      return compLine(order, change, context, field);
    case 'add_discount':
      return addDiscount(order, change, context, store, field);
    case 'add_adjustment':
      return addAdjustment(order, change, context, field);
    case 'remove_reduction':
      return removeReduction(order, change, context, field);
    case 'apply_service_charge': {
      const approved_by = demand(context.actor, 'order.discount', on(order));
      return {
        order: { ...order, apply_service_charge: change.apply },
        facts: { to: change.apply, approved_by },
      };
    }
    case 'set_note':
      editRight(order, context);
      return { order: { ...order, note: change.note }, facts: { to: change.note } };
    case 'set_covers':
      editRight(order, context);
      return { order: { ...order, covers: change.covers }, facts: { to: change.covers } };
  }
}

/**
 * Applies changes one after the other, all or none; an order keeps at least one line.
 * @throws `invalid` or `notAllowedNow`
 */
export function updateOrder(
  order: OrderRecord,
  { version, changes }: { version: number; changes: readonly OrderChange[] },
  context: ActionContext,
  store: KeyValueStore,
): OrderRecord {
  requireVersion(order, version);
  if (!isOpen(order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: order.status } });
  let next: OrderRecord = { ...order, undo: null };
  const events: OrderRecord['timeline'] = [];
  changes.forEach((change, i) => {
    const step = apply(next, change, context, store, `changes.${i}`);
    next = step.order;
    events.push({
      at: context.now.toISOString(),
      by: context.actor.name,
      kind: change.type,
      facts: withoutNulls(step.facts),
    });
  });
  if (next.items.every(({ status }) => status === 'voided'))
    throw invalid('changes', 'empty_order', 'This is the last item. Void the whole order instead.');
  requireBill(next, 'changes', order);
  requireLeft(order, next, store.menu);
  const last = events.pop();
  return changed(
    { ...next, timeline: [...next.timeline, ...events] },
    context,
    last?.kind ?? 'update',
    last?.facts ?? {},
  );
}
