import { Problem, type OrderStatus } from '@servery/api';
import { demand } from '../people/demand.ts';
import { billOf, moneyOf } from './bill.ts';
import {
  changed,
  requireVersion,
  said,
  withCalledLines,
  withFirstCourse,
  withLines,
  withLinesBack,
} from './change.ts';
import { reasonOf, requireReason, type ReasonInput } from './changeReason.ts';
import type { Act, LineRecord, OrderRecord } from './record.ts';
import { requestRefunds } from './refunds.ts';
import { stepNamed, steps, stepTo, type Step, type StepName } from './steps.ts';

/** Seconds in which the last step can be taken back, and the grace for a slow network. */
export const undoSeconds = 10;
const undoGrace = 3;

/** What `toggleOrderStatus` is asked. */
export interface StatusWish extends ReasonInput {
  version: number;
  status: OrderStatus;
  minutes?: number | null;
  undo?: boolean;
}

const refused = (order: OrderRecord, to: string) =>
  new Problem('notAllowedNow', { details: { from: order.status, to } });

/** Whether nothing more is owed: what completion waits for. */
export const isSettled = (order: OrderRecord): boolean => {
  const { status } = moneyOf(order, billOf(order).totals.total);
  return !['unpaid', 'pending', 'authorised', 'partially_paid', 'failed'].includes(status);
};

/** The instants that a status stamps. */
const stamps = (order: OrderRecord, status: OrderStatus, at: string): Partial<OrderRecord> => ({
  status,
  status_at: at,
  ...(status === 'accepted' && { accepted_at: at }),
  ...(status === 'ready' && { ready_at: at }),
  ...((status === 'served' || status === 'dispatched') && { served_at: order.served_at ?? at }),
  ...(status === 'completed' && { completed_at: at }),
});

const undoOf = (order: OrderRecord, step: Step, now: Date): OrderRecord['undo'] =>
  step.isUndoable
    ? {
        status: order.status,
        until: new Date(now.getTime() + undoSeconds * 1000).toISOString(),
      }
    : null;

/** An order that is served and paid completes by itself; the way back stays open. */
export function completeWhenSettled(order: OrderRecord, act: Act): OrderRecord {
  const isServed = order.status === 'served' || order.status === 'dispatched';
  if (!isServed || hasWaiting(order) || !isSettled(order)) return order;
  const at = act.now.toISOString();
  return { ...order, ...stamps(order, 'completed', at) };
}

/** What waits for its course waits on while the rest of its table goes on. */
const hasWaiting = ({ order_method, items }: OrderRecord): boolean =>
  order_method === 'dine_in' && items.some(({ status }) => status === 'held');

/** The lines after an arrow; guests at a table get one course after the other. */
function linesAfter(order: OrderRecord, name: StepName, { courseOf }: Act): LineRecord[] {
  const { lines } = stepNamed(name);
  if (order.order_method !== 'dine_in') return withLines(order.items, lines);
  if (name === 'accept' && courseOf) return withFirstCourse(order.items, courseOf);
  const goesOn = name === 'start' || name === 'ready' || name === 'serve';
  return goesOn ? withCalledLines(order.items, lines) : withLines(order.items, lines);
}

/** Takes one arrow of the lifecycle: right status, right method, right person, and what the arrow needs. */
export function takeStep(
  order: OrderRecord,
  name: StepName,
  { minutes = null, ...why }: { minutes?: number | null } & ReasonInput,
  act: Act,
): OrderRecord {
  const step = stepNamed(name);
  const approved_by = demand(act.actor, step.capability, {
    object_id: order.id,
    version: order.version,
  });
  const reason = step.needs === 'reason' ? requireReason(why) : reasonOf(why);
  if (step.needs === 'payment' && !isSettled(order)) throw new Problem('notPaid');
  if (name === 'complete' && hasWaiting(order)) throw refused(order, step.to);
  const at = act.now.toISOString();
  const promised =
    name === 'accept'
      ? new Date(
          act.now.getTime() + (minutes ?? act.shop.settings.prep_minutes) * 60_000,
        ).toISOString()
      : order.promised_at;
  const moved: OrderRecord = {
    ...order,
    ...stamps(order, step.to, at),
    ...(name === 'claim' && { claimed_at: at }),
    ...(name === 'reopen' && { completed_at: null }),
    promised_at: promised,
    undo: undoOf(order, step, act.now),
    items: linesAfter(order, name, act),
    refunds: name === 'reject' ? requestRefunds(order, reason, act) : order.refunds,
  };
  const facts = said({ from: order.status, to: step.to, ...reason, approved_by });
  const done = name === 'reopen' ? moved : completeWhenSettled(moved, act);
  return changed(done, act, name, facts);
}

const linesAt = {
  new: 'held',
  accepted: 'queued',
  preparing: 'preparing',
  ready: 'ready',
} as const;

function undo(order: OrderRecord, act: Act): OrderRecord {
  if (!order.undo) throw refused(order, 'undo');
  if (act.now.getTime() > Date.parse(order.undo.until) + undoGrace * 1000)
    throw new Problem('tooLate');
  const back = order.undo.status;
  const step = Object.values(steps).find((one: Step) => one.isUndoable && one.from.includes(back));
  if (step) demand(act.actor, step.capability, { object_id: order.id, version: order.version });
  const at = act.now.toISOString();
  return changed(
    {
      ...order,
      status: back,
      status_at: at,
      accepted_at: back === 'new' ? null : order.accepted_at,
      promised_at: back === 'new' ? null : order.promised_at,
      completed_at: null,
      claimed_at: null,
      served_at: null,
      ready_at: back === 'ready' ? order.ready_at : null,
      undo: null,
      items: withLinesBack(order.items, linesAt[back as keyof typeof linesAt]),
    },
    act,
    'undo',
    { from: order.status, to: back },
  );
}

/** Moves an order to another status along the lifecycle's arrows, or takes the last step back. */
export function toggleOrderStatus(order: OrderRecord, wish: StatusWish, act: Act): OrderRecord {
  requireVersion(order, wish.version);
  if (wish.undo) return undo(order, act);
  const name = stepTo(order, wish.status);
  if (!name) throw refused(order, wish.status);
  if (name === 'reopen' && order.business_date !== act.business_date)
    throw refused(order, wish.status);
  return takeStep(order, name, wish, act);
}
