import { invalid, Problem, type Discount, type MenuItem, type OrderChange } from '@servery/api';
import { demand } from '../people/demand.ts';
import { billOf } from './bill.ts';
import { changed, requireVersion, said } from './change.ts';
import { requireReason } from './changeReason.ts';
import { calledFor, cutTo } from './lineKitchen.ts';
import { isOpen } from './list.ts';
import { priceLine } from './priceLine.ts';
import type { Act, LineRecord, OrderRecord, ReductionRecord } from './record.ts';
import { requireBill } from './requireBill.ts';
import { requireLeft } from './stock.ts';

/** What the changes may draw on. */
export interface Shelf {
  menu: ReadonlyMap<number, MenuItem>;
  discounts: readonly Discount[];
}

type Change<T extends OrderChange['type']> = Extract<OrderChange, { type: T }>;

/** One change to one order: the order after it, and what the timeline says of it. */
interface Step {
  order: OrderRecord;
  facts: Record<string, string | number | boolean | null>;
}

const on = (order: OrderRecord) => ({ object_id: order.id, version: order.version });

const editRight = (order: OrderRecord, act: Act) =>
  demand(act.actor, order.is_bill_printed ? 'order.edit_after_bill' : 'order.edit', on(order));

function findLine(order: OrderRecord, line_id: number, field: string): LineRecord {
  const line = order.items.find(({ id }) => id === line_id);
  if (!line || line.status === 'voided')
    throw invalid(`${field}.line_id`, 'unknown', 'This line is not on the order.');
  return line;
}

const withLine = (order: OrderRecord, line: LineRecord): OrderRecord => ({
  ...order,
  items: order.items.map((one) => (one.id === line.id ? line : one)),
});

/** New lines of an order that the kitchen already knows fire at once, as a difference only. */
const firing = (order: OrderRecord, line: LineRecord, { now }: Act): LineRecord =>
  order.status === 'new' ? line : calledFor(line, line.quantity, now);

/** Another quantity of a line: the kitchen is called for the difference only. */
function wanting(order: OrderRecord, line: LineRecord, quantity: number, { now }: Act): LineRecord {
  if (order.status === 'new') return { ...line, quantity };
  if (quantity > line.quantity) return calledFor(line, quantity, now);
  return { ...cutTo(line, quantity), sent_qty: quantity };
}

function addLine(
  order: OrderRecord,
  change: Change<'add_line'>,
  act: Act,
  shelf: Shelf,
  field: string,
): Step {
  const approved_by = editRight(order, act);
  const line = priceLine(change, shelf.menu, act.nextId, field, order.pricing.tax.code);
  return {
    order: { ...order, items: [...order.items, firing(order, line, act)] },
    facts: { name: line.name, quantity: line.quantity, approved_by },
  };
}

function setQuantity(
  order: OrderRecord,
  change: Change<'set_quantity'>,
  act: Act,
  field: string,
): Step {
  const line = findLine(order, change.line_id, field);
  const isLess = change.quantity < line.quantity;
  if (isLess && line.sent_qty > change.quantity)
    demand(act.actor, 'order.void_sent_line', on(order));
  const approved_by = editRight(order, act);
  return {
    order: withLine(order, wanting(order, line, change.quantity, act)),
    facts: { name: line.name, from: line.quantity, to: change.quantity, approved_by },
  };
}

function voidLine(order: OrderRecord, change: Change<'void_line'>, act: Act, field: string): Step {
  const line = findLine(order, change.line_id, field);
  const right = line.sent_qty > 0 ? 'order.void_sent_line' : 'order.void_line';
  const approved_by = demand(act.actor, right, on(order));
  const reason = requireReason(change, `${field}.reason`);
  const made = change.made && line.sent_qty > 0;
  return {
    order: withLine(order, { ...line, status: 'voided', ...reason, made }),
    facts: { name: line.name, quantity: line.quantity, ...reason, made, approved_by },
  };
}

function compLine(order: OrderRecord, change: Change<'comp_line'>, act: Act, field: string): Step {
  const line = findLine(order, change.line_id, field);
  const reason = requireReason(change, `${field}.reason`);
  const amount = billOf(order).lines.find(({ id }) => id === String(line.id))?.net ?? 0;
  const approved_by = demand(act.actor, 'order.comp', { ...on(order), amount });
  return {
    order: withLine(order, { ...line, is_comped: true, ...reason }),
    facts: { name: line.name, amount, ...reason, approved_by },
  };
}

/** What share of the goods a reduction takes, in hundredths of a percent, rounded up. */
const shareOf = (order: OrderRecord, reduction: Pick<ReductionRecord, 'rate' | 'amount'>) => {
  if (reduction.rate !== null) return reduction.rate;
  const { net } = billOf({ ...order, reductions: [] }).totals;
  return net === 0 ? 10_000 : Math.ceil(((reduction.amount ?? 0) * 10_000) / net);
};

function reduce(order: OrderRecord, reduction: ReductionRecord, act: Act): Step {
  const next = { ...order, reductions: [...order.reductions, reduction] };
  const byHand = next.reductions.filter(({ kind }) => kind === 'discount' || kind === 'adjustment');
  const share = byHand.reduce((sum, one) => sum + shareOf(order, one), 0);
  const rate = Math.min(share, 10_000);
  const amount = billOf(next).reductions.find(({ id }) => id === String(reduction.id))?.amount ?? 0;
  const approved_by = demand(act.actor, 'order.discount', { ...on(order), amount, rate });
  return { order: next, facts: { label: reduction.label, amount, approved_by } };
}

function addDiscount(
  order: OrderRecord,
  change: Change<'add_discount'>,
  act: Act,
  shelf: Shelf,
  field: string,
): Step {
  const discount = shelf.discounts.find(({ id }) => id === change.discount_id);
  if (!discount) throw invalid(`${field}.discount_id`, 'unknown', 'There is no such discount.');
  const { name: label, rate, amount } = discount;
  return reduce(order, { id: act.nextId(), kind: 'discount', label, rate, amount }, act);
}

function addAdjustment(
  order: OrderRecord,
  change: Change<'add_adjustment'>,
  act: Act,
  field: string,
): Step {
  const { label, rate, amount } = change;
  if ((rate === null) === (amount === null))
    throw invalid(`${field}.amount`, 'one_of', 'Give either a percentage or an amount.');
  return reduce(order, { id: act.nextId(), kind: 'adjustment', label, rate, amount }, act);
}

function removeReduction(
  order: OrderRecord,
  change: Change<'remove_reduction'>,
  act: Act,
  field: string,
): Step {
  const gone = order.reductions.find(({ id }) => id === change.reduction_id);
  if (!gone) throw invalid(`${field}.reduction_id`, 'unknown', 'This is no longer on the bill.');
  const approved_by = editRight(order, act);
  const reductions = order.reductions.filter((one) => one !== gone);
  return { order: { ...order, reductions }, facts: { label: gone.label, approved_by } };
}

function apply(
  order: OrderRecord,
  change: OrderChange,
  act: Act,
  shelf: Shelf,
  field: string,
): Step {
  switch (change.type) {
    case 'add_line':
      return addLine(order, change, act, shelf, field);
    case 'set_quantity':
      return setQuantity(order, change, act, field);
    case 'void_line':
      return voidLine(order, change, act, field);
    case 'comp_line':
      return compLine(order, change, act, field);
    case 'add_discount':
      return addDiscount(order, change, act, shelf, field);
    case 'add_adjustment':
      return addAdjustment(order, change, act, field);
    case 'remove_reduction':
      return removeReduction(order, change, act, field);
    case 'apply_service_charge': {
      const approved_by = demand(act.actor, 'order.discount', on(order));
      return {
        order: { ...order, apply_service_charge: change.apply },
        facts: { to: change.apply, approved_by },
      };
    }
    case 'set_note':
      editRight(order, act);
      return { order: { ...order, note: change.note }, facts: { to: change.note } };
    case 'set_covers':
      editRight(order, act);
      return { order: { ...order, covers: change.covers }, facts: { to: change.covers } };
  }
}

/** Applies changes one after the other, all or none; an order keeps at least one line. */
export function updateOrder(
  order: OrderRecord,
  { version, changes }: { version: number; changes: readonly OrderChange[] },
  act: Act,
  shelf: Shelf,
): OrderRecord {
  requireVersion(order, version);
  if (!isOpen(order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: order.status } });
  let next: OrderRecord = { ...order, undo: null };
  const events: OrderRecord['timeline'] = [];
  changes.forEach((change, i) => {
    const step = apply(next, change, act, shelf, `changes.${i}`);
    next = step.order;
    events.push({
      at: act.now.toISOString(),
      by: act.actor.name,
      kind: change.type,
      facts: said(step.facts),
    });
  });
  if (next.items.every(({ status }) => status === 'voided'))
    throw invalid('changes', 'empty_order', 'Void the whole order instead of its last line.');
  requireBill(next, 'changes', order);
  requireLeft(order, next, shelf.menu);
  const last = events.pop();
  return changed(
    { ...next, timeline: [...next.timeline, ...events] },
    act,
    last?.kind ?? 'update',
    last?.facts ?? {},
  );
}
