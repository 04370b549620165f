import { invalid, Problem, type ActionReason, type ReasonAction } from '@servery/api';
import { demand } from '../people/demand.ts';
import { billOf, moneyOf } from './bill.ts';
import { callOff } from './cancelOrder.ts';
import { changed, requireVersion, said } from './change.ts';
import type { ReasonInput } from './changeReason.ts';
import type { Act, OrderRecord } from './record.ts';
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

/** The order with its open reason closed by a person. */
const closed = (order: OrderRecord, code: ActionReason, { now, actor }: Act): OrderRecord => ({
  ...order,
  reasons: order.reasons.map((reason) =>
    reason.code === code && reason.resolved_at === null
      ? { ...reason, resolved_at: now.toISOString(), resolved_by: actor.name }
      : reason,
  ),
});

const on = ({ id, version }: OrderRecord) => ({ object_id: id, version });

/** A delivery on its way once more, with another courier if one is named. */
function sendAgain(order: OrderRecord, { action, courier = '' }: ResolveInput, act: Act) {
  if (order.status !== 'dispatched')
    throw new Problem('notAllowedNow', { details: { from: order.status, to: 'dispatched' } });
  if (action === 'other_courier' && courier === '')
    throw invalid('courier', 'required', 'Is required.');
  const approved_by = demand(act.actor, 'order.serve', on(order));
  const at = act.now.toISOString();
  const sent = { ...order, status_at: at, served_at: at, undo: null };
  return changed(sent, act, 'send_again', said({ courier: courier || null, approved_by }));
}

/** The excess over the bill handed back the way it was paid, the last payment first. */
function returnOverpayment(order: OrderRecord, act: Act): OrderRecord {
  const { balance } = moneyOf(order, billOf(order).totals.total);
  if (balance >= 0)
    throw new Problem('notAllowedNow', { details: { from: 'paid', to: 'refunded' } });
  const amount = -balance;
  const approved_by = demand(act.actor, 'order.cancel', { ...on(order), amount });
  const facts = { reason_code: null, reason: '', is_overpayment: true } as const;
  const refunds = refundsOf(order, amount, { ...facts, state: 'completed' }, act);
  const names = refunds.map(
    ({ payment_id }) => order.payments.find(({ id }) => id === payment_id)?.name ?? '',
  );
  return changed(
    { ...order, refunds: [...order.refunds, ...refunds] },
    act,
    'refund',
    said({ amount, with: names.join(', '), approved_by }),
  );
}

function removeLine(order: OrderRecord, { version, line_id }: ResolveInput, act: Act): OrderRecord {
  if (line_id == null) throw invalid('line_id', 'required', 'Is required.');
  const reason_code = 'sold_out';
  const change = { type: 'void_line', line_id, reason_code, made: false } as const;
  const shelf = { menu: new Map(), discounts: [] };
  return updateOrder(order, { version, changes: [change] }, act, shelf);
}

/** The order as it stays, noted by whoever looked at the reason. */
function keep(order: OrderRecord, code: ActionReason, act: Act): OrderRecord {
  const approved_by = demand(act.actor, 'order.edit', on(order));
  return changed(order, act, 'keep', said({ code, approved_by }));
}

/**
 * Resolves an open reason by what was done about it; the timeline and the reason say by whom.
 * @throws `notAllowedNow` if the reason isn't open or the action doesn't resolve it, and what the
 * action itself throws.
 */
export function resolveReason(order: OrderRecord, input: ResolveInput, act: Act): OrderRecord {
  const { version, code, action } = input;
  requireVersion(order, version);
  const isOpen = order.reasons.some((one) => one.code === code && one.resolved_at === null);
  if (!isOpen || !resolves(action, code))
    throw new Problem('notAllowedNow', { details: { from: code, to: action } });
  const next = closed(order, code, act);
  if (action === 'keep') return keep(next, code, act);
  if (action === 'remove_line') return removeLine(next, input, act);
  if (action === 'return_overpayment') return returnOverpayment(order, act);
  if (action === 'call_off') return callOff(next, { ...input, made: true }, act);
  return sendAgain(next, input, act);
}
