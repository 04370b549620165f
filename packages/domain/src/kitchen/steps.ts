import { Problem, type LineStatus, type OrderStatus } from '@servery/api';
import { changed } from '../orders/change.ts';
import { kitchenOf } from '../orders/lineKitchen.ts';
import { isOpen } from '../orders/list.ts';
import type { ActionContext, LineRecord, OrderRecord } from '../orders/record.ts';
import { demand } from '../people/demand.ts';

/** One transition of a line in the kitchen. */
export interface LineStep {
  from: readonly LineStatus[];
  to: LineStatus;
  /**
   * Lines with these statuses stay unchanged, because they have already reached or passed the
   * target.
   */
  past: readonly LineStatus[];
}

/** All transitions of a line in the kitchen. */
export const lineSteps = {
  start: { from: ['queued'], to: 'preparing', past: ['preparing', 'ready', 'served'] },
  ready: { from: ['queued', 'preparing'], to: 'ready', past: ['ready', 'served'] },
  recall: { from: ['ready'], to: 'preparing', past: ['queued', 'preparing'] },
  hold: { from: ['queued'], to: 'held', past: ['held'] },
  fire: { from: ['held'], to: 'queued', past: ['queued', 'preparing', 'ready', 'served'] },
} as const satisfies Record<string, LineStep>;

/** The name of a transition. */
export type LineStepName = keyof typeof lineSteps;

/** The affected lines, each with the quantity that the caller saw. */
export type LineInput = readonly { id: number; quantity: number }[];

/** Returns the current state of an order in the kitchen's form, for `conflict` problems. */
export type Show = (order: OrderRecord) => unknown;

const reached: readonly LineStatus[] = ['ready', 'served'];
const derived: readonly OrderStatus[] = ['accepted', 'preparing', 'ready'];

/**
 * Returns the order status that follows from the lines; statuses before and after the kitchen stay.
 */
export function statusFrom({ status, items }: Pick<OrderRecord, 'status' | 'items'>): OrderStatus {
  const lines = items.filter((line) => line.status !== 'voided');
  if (!derived.includes(status) || lines.length === 0) return status;
  if (lines.every((line) => reached.includes(line.status))) return 'ready';
  const isBegun = lines.some(
    (line) => line.status === 'preparing' || reached.includes(line.status),
  );
  return isBegun ? 'preparing' : 'accepted';
}

/**
 * Returns an order with the status that follows from its lines, and with the matching timestamps.
 */
function following(order: OrderRecord, now: Date): OrderRecord {
  const status = statusFrom(order);
  if (status === order.status) return { ...order, undo: null };
  const at = now.toISOString();
  return {
    ...order,
    status,
    status_at: at,
    ready_at: status === 'ready' ? at : null,
    undo: null,
  };
}

/**
 * Returns the affected lines as they are; a line that is gone or has another quantity is a
 * conflict.
 */
function meant(order: OrderRecord, input: LineInput, show: Show): LineRecord[] {
  if (!isOpen(order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: order.status } });
  return input.map(({ id, quantity }) => {
    const line = order.items.find((item) => item.id === id);
    if (!line || line.status === 'voided' || line.quantity !== quantity)
      throw new Problem('conflict', { current: show(order) });
    return line;
  });
}

/** Returns an order with changed lines and the resulting status, and adds a timeline entry. */
function withLines(
  order: OrderRecord,
  lines: readonly LineRecord[],
  kind: string,
  context: ActionContext,
): OrderRecord {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const items = order.items.map((line) => byId.get(line.id) ?? line);
  const name = lines.map((line) => line.name).join(', ');
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const next = following({ ...order, items }, context.now);
  // The timeline names the order's own step only if the order's status changed with it.
  const isPart = (kind === 'start' || kind === 'ready') && next.status === order.status;
  const isBegun = kind === 'ready' && next.status === 'preparing';
  return changed(next, context, isPart || isBegun ? 'bump' : kind, { name, quantity });
}

const canAct = (order: OrderRecord, { actor }: ActionContext) =>
  demand(actor, 'kitchen.bump', { object_id: order.id, version: order.version });

/**
 * Moves lines by one transition. Lines at or past the target stay as they are; if one line can't
 * move, the step is refused for all.
 * @throws `conflict` or `notAllowedNow`
 */
export function takeLineStep(
  order: OrderRecord,
  name: LineStepName,
  input: LineInput,
  context: ActionContext,
  show: Show,
): OrderRecord {
  canAct(order, context);
  const step: LineStep = lineSteps[name];
  const lines = meant(order, input, show);
  const wrong = lines.find(
    ({ status }) => !step.from.includes(status) && !step.past.includes(status),
  );
  // Nothing is fired before the order is accepted.
  const isEarly = order.status === 'new' && name === 'fire';
  if (wrong || isEarly)
    throw new Problem('notAllowedNow', {
      details: { from: wrong?.status ?? order.status, to: step.to },
    });
  const at = context.now.toISOString();
  const moved = lines
    .filter(({ status }) => step.from.includes(status))
    .map((line): LineRecord => ({
      ...line,
      status: step.to,
      ...(name === 'fire' && { sent_qty: line.quantity }),
      kitchen: {
        ...kitchenOf(line),
        ...(name === 'fire' && { fired_at: at }),
        ready_at: step.to === 'ready' ? at : null,
        before: { status: line.status, at },
      },
    }));
  return moved.length === 0 ? order : withLines(order, moved, name, context);
}

/** The seconds in which a step can be undone; `undoGrace` adds seconds for network delay. */
export const undoSeconds = 10;
const undoGrace = 3;

/**
 * Undoes the last step of lines.
 * @throws `conflict`, `notAllowedNow` or `tooLate`
 */
export function undoBump(
  order: OrderRecord,
  { lines: input }: { lines: LineInput },
  context: ActionContext,
  show: Show,
): OrderRecord {
  canAct(order, context);
  const until = context.now.getTime() - (undoSeconds + undoGrace) * 1000;
  const moved = meant(order, input, show).map((line): LineRecord => {
    const { before, ...rest } = kitchenOf(line);
    // The line has been served since, so the plate has left the kitchen.
    if (!before || line.status === 'served')
      throw new Problem('notAllowedNow', { details: { from: line.status, to: 'undo' } });
    if (Date.parse(before.at) < until) throw new Problem('tooLate');
    return {
      ...line,
      status: before.status,
      kitchen: {
        ...rest,
        ready_at: before.status === 'ready' ? (rest.ready_at ?? before.at) : null,
        before: null,
      },
    };
  });
  return withLines(order, moved, 'undo', context);
}
