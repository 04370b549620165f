import { invalid, Problem, type ActionReason, type ReasonAction, type Refund } from '@servery/api';
import { demand } from '../people/demand.ts';
import { billOf, moneyOf } from './bill.ts';
import { callOff } from './cancelOrder.ts';
import { changed, requireVersion, withoutNulls } from './change.ts';
import type { ReasonInput } from './changeReason.ts';
import type { ActionContext, OrderRecord } from './record.ts';
import { refundsOf } from './refunds.ts';
import { resolves } from './remedies.ts';
import { updateOrder } from './updateOrder.ts';

/** A request to resolve an open reason. */
export interface ResolveInput extends ReasonInput {
  version: number;
  code: ActionReason;
  action: ReasonAction;
  courier?: string;
  line_id?: number | null;
}

/** Returns the order with its open reason closed by a person. */
const closed = (
  order: OrderRecord,
  code: ActionReason,
  { now, actor }: ActionContext,
): OrderRecord => ({
  ...order,
  reasons: order.reasons.map((reason) =>
    reason.code === code && reason.resolved_at === null
      ? { ...reason, resolved_at: now.toISOString(), resolved_by: actor.name }
      : reason,
  ),
});

const on = ({ id, version }: OrderRecord) => ({ object_id: id, version });

/** Returns a delivery that is dispatched again, with another courier if one is named. */
function sendAgain(
  order: OrderRecord,
  { action, courier = '' }: ResolveInput,
  context: ActionContext,
) {
  if (order.status !== 'dispatched')
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'dispatched' } });
  if (action === 'other_courier' && courier === '')
    throw invalid('courier', 'required', 'This field is required.');
  const approved_by = demand(context.actor, 'order.serve', on(order));
  const at = context.now.toISOString();
  const sent = { ...order, status_at: at, served_at: at, undo: null };
  return changed(
    sent,
    context,
    'send_again',
    withoutNulls({ courier: courier || null, approved_by }),
  );
}

/**
 * Refunds the excess over the bill by the tenders it was paid with, the last payment first; the
 * amount of a voucher in cash.
 */
function returnOverpayment(order: OrderRecord, context: ActionContext): OrderRecord {
  const { balance } = moneyOf(order, billOf(order).totals.total);
  if (balance >= 0)
    throw new Problem('notAllowedNow', { details: { from: 'paid', to: 'refunded' } });
  const amount = -balance;
  const approved_by = demand(context.actor, 'order.cancel', { ...on(order), amount });
  const facts = { reason_code: null, reason: '', is_overpayment: true } as const;
  const paidBy = ({ payment_id }: Refund) => order.payments.find(({ id }) => id === payment_id);
  const refunds = refundsOf(order, amount, { ...facts, state: 'completed' }, context).map(
    (refund): Refund =>
      paidBy(refund)?.kind === 'voucher' ? { ...refund, tender: 'cash' } : refund,
  );
  const names = refunds.map((refund) => refund.tender ?? paidBy(refund)?.name ?? '');
  return changed(
    { ...order, refunds: [...order.refunds, ...refunds] },
    context,
    'refund',
    withoutNulls({ amount, with: names.join(', '), approved_by }),
  );
}

function removeLine(
  order: OrderRecord,
  { version, line_id }: ResolveInput,
  context: ActionContext,
): OrderRecord {
  if (line_id == null) throw invalid('line_id', 'required', 'This field is required.');
  const reason_code = 'sold_out';
  const change = { type: 'void_line', line_id, reason_code, made: false } as const;
  const store = { menu: new Map(), discounts: [] };
  return updateOrder(order, { version, changes: [change] }, context, store);
}

/**
 * Returns the order unchanged except for a timeline entry by the person who reviewed the reason.
 */
function markReviewed(order: OrderRecord, code: ActionReason, context: ActionContext): OrderRecord {
  const approved_by = demand(context.actor, 'order.edit', on(order));
  return changed(order, context, 'keep', withoutNulls({ code, approved_by }));
}

/**
 * Resolves an open reason by an action; the timeline and the reason record who did it.
 * @throws `notAllowedNow` if the reason isn't open or the action doesn't resolve it, and all that
 * the action itself throws.
 * @throws `invalid`
 */
export function resolveReason(
  order: OrderRecord,
  input: ResolveInput,
  context: ActionContext,
): OrderRecord {
  const { version, code, action } = input;
  requireVersion(order, version);
  const isOpen = order.reasons.some(
    (reason) => reason.code === code && reason.resolved_at === null,
  );
  if (!isOpen || !resolves(action, code))
    throw new Problem('notAllowedNow', { details: { from: code, to: action } });
  const next = closed(order, code, context);
  if (action === 'keep') return markReviewed(next, code, context);
  if (action === 'remove_line') return removeLine(next, input, context);
  if (action === 'return_overpayment') return returnOverpayment(order, context);
  if (action === 'call_off') return callOff(next, { ...input, made: true }, context);
  return sendAgain(next, input, context);
}
