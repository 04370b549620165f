import { Problem, type OrderStatus } from '@servery/api';
import { demand } from '../people/demand.ts';
import { billOf, moneyOf } from './bill.ts';
import {
  changed,
  requireVersion,
  withoutNulls,
  withCalledLines,
  withFirstCourse,
  withLines,
  withLinesBack,
} from './change.ts';
import { reasonOf, requireReason, type ReasonInput } from './changeReason.ts';
import { hasItemRefunds } from './itemRefunds.ts';
import type { ActionContext, LineRecord, OrderRecord } from './record.ts';
import { requestRefunds } from './refunds.ts';
import { stepNamed, steps, stepTo, type Step, type StepName } from './steps.ts';

/** The seconds in which the last step can be undone; `undoGrace` adds seconds for network delay. */
export const undoSeconds = 10;
const undoGrace = 3;

/** The input of `toggleOrderStatus`. */
export interface StatusInput extends ReasonInput {
  version: number;
  status: OrderStatus;
  minutes?: number | null;
  undo?: boolean;
}

const refused = (order: OrderRecord, to: string) =>
  new Problem('notAllowedNow', { details: { from: order.status, to } });

/** Whether nothing is left to pay, which completion requires. */
export const isSettled = (order: OrderRecord): boolean => {
  const { status } = moneyOf(order, billOf(order).totals.total);
  return !['unpaid', 'pending', 'authorised', 'partially_paid', 'failed'].includes(status);
};

/** Returns the timestamps that a new status sets. */
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

/** Completes an order that is served and paid; the step can still be undone. */
export function completeWhenSettled(order: OrderRecord, context: ActionContext): OrderRecord {
  const isServed = order.status === 'served' || order.status === 'dispatched';
  if (!isServed || hasWaiting(order) || !isSettled(order)) return order;
  const at = context.now.toISOString();
  return { ...order, ...stamps(order, 'completed', at) };
}

/** Whether a dine-in order still has lines held for a later course. */
const hasWaiting = ({ order_method, items }: OrderRecord): boolean =>
  order_method === 'dine_in' && items.some(({ status }) => status === 'held');

/** Returns the lines after a transition; dine-in lines of later courses stay held. */
function linesAfter(order: OrderRecord, name: StepName, { courseOf }: ActionContext): LineRecord[] {
  const { lines } = stepNamed(name);
  if (order.order_method !== 'dine_in') return withLines(order.items, lines);
  if (name === 'accept' && courseOf) return withFirstCourse(order.items, courseOf);
  const goesOn = name === 'start' || name === 'ready' || name === 'serve';
  return goesOn ? withCalledLines(order.items, lines) : withLines(order.items, lines);
}

/**
 * Takes one transition of the lifecycle, after checking the permission and the step's requirements.
 * The caller checks the status and the method.
 * @throws `notPaid`
 */
export function takeStep(
  order: OrderRecord,
  name: StepName,
  { minutes = null, ...why }: { minutes?: number | null } & ReasonInput,
  context: ActionContext,
): OrderRecord {
  const step = stepNamed(name);
  const approved_by = demand(context.actor, step.capability, {
    object_id: order.id,
    version: order.version,
  });
  const reason = step.needs === 'reason' ? requireReason(why) : reasonOf(why);
  if (step.needs === 'payment' && !isSettled(order)) throw new Problem('notPaid');
  const isFinal = name === 'reopen' && hasItemRefunds(order);
  if (isFinal || (name === 'complete' && hasWaiting(order))) throw refused(order, step.to);
  const at = context.now.toISOString();
  const promised =
    name === 'accept'
      ? new Date(
          context.now.getTime() + (minutes ?? context.shop.settings.prep_minutes) * 60_000,
        ).toISOString()
      : order.promised_at;
  const moved: OrderRecord = {
    ...order,
    ...stamps(order, step.to, at),
    ...(name === 'claim' && { claimed_at: at }),
    ...(name === 'reopen' && { completed_at: null }),
    promised_at: promised,
    undo: undoOf(order, step, context.now),
    items: linesAfter(order, name, context),
    refunds: name === 'reject' ? requestRefunds(order, reason, context) : order.refunds,
  };
  const facts = withoutNulls({ from: order.status, to: step.to, ...reason, approved_by });
  const done = name === 'reopen' ? moved : completeWhenSettled(moved, context);
  return changed(done, context, name, facts);
}

const linesAt = {
  new: 'held',
  accepted: 'queued',
  preparing: 'preparing',
  ready: 'ready',
} as const;

function undo(order: OrderRecord, context: ActionContext): OrderRecord {
  if (!order.undo) throw refused(order, 'undo');
  if (context.now.getTime() > Date.parse(order.undo.until) + undoGrace * 1000)
    throw new Problem('tooLate');
  const back = order.undo.status;
  const step = Object.values(steps).find((one: Step) => one.isUndoable && one.from.includes(back));
  if (step) demand(context.actor, step.capability, { object_id: order.id, version: order.version });
  const at = context.now.toISOString();
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
    context,
    'undo',
    { from: order.status, to: back },
  );
}

/**
 * Moves an order to another status along the lifecycle, or undoes the last step.
 * @throws `tooLate`
 */
export function toggleOrderStatus(
  order: OrderRecord,
  input: StatusInput,
  context: ActionContext,
): OrderRecord {
  requireVersion(order, input.version);
  if (input.undo) return undo(order, context);
  const name = stepTo(order, input.status);
  if (!name) throw refused(order, input.status);
  if (name === 'reopen' && order.business_date !== context.business_date)
    throw refused(order, input.status);
  return takeStep(order, name, input, context);
}
