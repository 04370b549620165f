import { Problem, type LineStatus, type OrderStatus } from '@servery/api';
import { changed } from '../orders/change.ts';
import { kitchenOf } from '../orders/lineKitchen.ts';
import { isOpen } from '../orders/list.ts';
import type { Act, LineRecord, OrderRecord } from '../orders/record.ts';
import { demand } from '../people/demand.ts';

/** One arrow of a line's way through the kitchen. */
export interface LineStep {
  from: readonly LineStatus[];
  to: LineStatus;
  /** Lines that stand there are left as they are: what was to happen has happened. */
  past: readonly LineStatus[];
}

/** A line's way through the kitchen: every arrow there is. */
export const lineSteps = {
  start: { from: ['queued'], to: 'preparing', past: ['preparing', 'ready', 'served'] },
  ready: { from: ['queued', 'preparing'], to: 'ready', past: ['ready', 'served'] },
  recall: { from: ['ready'], to: 'preparing', past: ['queued', 'preparing'] },
  hold: { from: ['queued'], to: 'held', past: ['held'] },
  fire: { from: ['held'], to: 'queued', past: ['queued', 'preparing', 'ready', 'served'] },
} as const satisfies Record<string, LineStep>;

/** The name of an arrow. */
export type LineStepName = keyof typeof lineSteps;

/** Which lines are meant, and how many of each were wanted when somebody decided that. */
export type LineWish = readonly { id: number; quantity: number }[];

/** How the kitchen says how an order is now, for one who decided on the ground of an older state. */
export type Show = (order: OrderRecord) => unknown;

const reached: readonly LineStatus[] = ['ready', 'served'];
const derived: readonly OrderStatus[] = ['accepted', 'preparing', 'ready'];

/** What an order's lines say of its status; statuses before and after the kitchen are not theirs to say. */
export function statusFrom({ status, items }: Pick<OrderRecord, 'status' | 'items'>): OrderStatus {
  const lines = items.filter((line) => line.status !== 'voided');
  if (!derived.includes(status) || lines.length === 0) return status;
  if (lines.every((line) => reached.includes(line.status))) return 'ready';
  const isBegun = lines.some(
    (line) => line.status === 'preparing' || reached.includes(line.status),
  );
  return isBegun ? 'preparing' : 'accepted';
}

/** An order whose status follows from its lines, with the moments that go with it. */
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

/** The lines that are meant, as they are; one that is gone, or of another number, is a conflict. */
function meant(order: OrderRecord, wish: LineWish, show: Show): LineRecord[] {
  if (!isOpen(order))
    throw new Problem('notAllowedNow', { details: { from: order.status, to: order.status } });
  return wish.map(({ id, quantity }) => {
    const line = order.items.find((one) => one.id === id);
    if (!line || line.status === 'voided' || line.quantity !== quantity)
      throw new Problem('conflict', { current: show(order) });
    return line;
  });
}

/** Puts changed lines into an order, lets its status follow, and writes what happened. */
function keep(
  order: OrderRecord,
  lines: readonly LineRecord[],
  kind: string,
  act: Act,
): OrderRecord {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const items = order.items.map((line) => byId.get(line.id) ?? line);
  const name = lines.map((line) => line.name).join(', ');
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const next = following({ ...order, items }, act.now);
  // The order itself is begun or ready only once its status says so.
  const isPart = (kind === 'start' || kind === 'ready') && next.status === order.status;
  const isBegun = kind === 'ready' && next.status === 'preparing';
  return changed(next, act, isPart || isBegun ? 'bump' : kind, { name, quantity });
}

const mayAct = (order: OrderRecord, { actor }: Act) =>
  demand(actor, 'kitchen.bump', { object_id: order.id, version: order.version });

/** Takes lines one arrow on. Those that are there already stay; one that cannot go there refuses it for all. */
export function takeLineStep(
  order: OrderRecord,
  name: LineStepName,
  wish: LineWish,
  act: Act,
  show: Show,
): OrderRecord {
  mayAct(order, act);
  const step: LineStep = lineSteps[name];
  const lines = meant(order, wish, show);
  const wrong = lines.find(
    ({ status }) => !step.from.includes(status) && !step.past.includes(status),
  );
  // Nothing goes to the kitchen before the order is accepted.
  const isEarly = order.status === 'new' && name === 'fire';
  if (wrong || isEarly)
    throw new Problem('notAllowedNow', {
      details: { from: wrong?.status ?? order.status, to: step.to },
    });
  const at = act.now.toISOString();
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
  return moved.length === 0 ? order : keep(order, moved, name, act);
}

/** Seconds in which a press of Undo takes a step back, and for how long a slow network's may still. */
export const undoSeconds = 10;
const undoGrace = 3;

/** Takes the last step of lines back, as if it had not been taken. */
export function undoBump(
  order: OrderRecord,
  { lines: wish }: { lines: LineWish },
  act: Act,
  show: Show,
): OrderRecord {
  mayAct(order, act);
  const until = act.now.getTime() - (undoSeconds + undoGrace) * 1000;
  const moved = meant(order, wish, show).map((line): LineRecord => {
    const { before, ...kept } = kitchenOf(line);
    // Served meanwhile: the plate has left.
    if (!before || line.status === 'served')
      throw new Problem('notAllowedNow', { details: { from: line.status, to: 'undo' } });
    if (Date.parse(before.at) < until) throw new Problem('tooLate');
    return {
      ...line,
      status: before.status,
      kitchen: {
        ...kept,
        ready_at: before.status === 'ready' ? (kept.ready_at ?? before.at) : null,
        before: null,
      },
    };
  });
  return keep(order, moved, 'undo', act);
}
