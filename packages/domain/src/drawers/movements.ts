import { invalid, type CashMovement, type ManualCashKind } from '@servery/api';
import type { ActionContext, OrderRecord } from '../orders/record.ts';
import { tenderMoves } from '../wallet/tenderMoves.ts';
import type { DrawerBook, DrawerChange, DrawerContext } from './record.ts';
import { requireState, shiftOf } from './shifts.ts';
import { signedAmount } from './sums.ts';

/** A manual movement of cash. */
export interface MovementInput {
  kind: ManualCashKind;
  amount: number;
  reason: string;
}

function requireFields({ kind, amount, reason }: MovementInput): void {
  if (kind === 'no_sale' && amount !== 0)
    throw invalid('amount', 'not_zero', 'Nothing is put in or taken out.');
  if (kind !== 'no_sale' && amount === 0) throw invalid('amount', 'required', 'Enter an amount.');
  if (kind !== 'drop' && reason === '')
    throw invalid('reason', 'required', 'This field is required.');
}

/**
 * Records a manual movement in a shift. More than the drawer should hold can be taken out, because
 * a refusal would reveal how much that is.
 * @throws `notFound`, `invalid` or `notAllowedNow`
 */
export function moveCash(
  book: DrawerBook,
  id: number,
  input: MovementInput,
  { actor, now, nextId, business_date }: DrawerContext,
): DrawerChange & { movements: [CashMovement] } {
  const shift = shiftOf(book, id, actor);
  requireState(shift, 'open');
  requireFields(input);
  const movement: CashMovement = {
    id: nextId(),
    merchant_id: book.merchant_id,
    shift_id: id,
    kind: input.kind,
    amount: signedAmount(input.kind, input.amount),
    order: null,
    reason: input.reason,
    business_date,
    at: now.toISOString(),
    by: actor.name,
  };
  return { book, subject: { kind: 'shift', id }, movements: [movement] };
}

/** A cash movement of an order, and the payment or refund that it belongs to. */
export interface OrderCash {
  movement: CashMovement;
  payment_id: number | null;
  refund_id: number | null;
}

/** Finds the open shifts that a cash movement of an order can belong to; null if there is none. */
export interface OpenShifts {
  /** Returns the open shift of the acting person. */
  own(): Promise<number | null>;
  /** Returns the shift that took a payment, if it is still open. */
  ofPayment(payment_id: number): Promise<number | null>;
}

/**
 * Returns the cash movements that follow from a change of an order's payments and refunds. Cash
 * belongs to the open shift of the person who takes it or hands it back. A reversal belongs to the
 * shift that took the payment while that is open. Without such a shift, it is in no drawer.
 */
export async function cashOf(
  before: OrderRecord,
  after: OrderRecord,
  shifts: OpenShifts,
  { actor, now, nextId, business_date }: ActionContext,
): Promise<OrderCash[]> {
  const cash: OrderCash[] = [];
  for (const { kind: how, payment_id, refund_id = null, amount } of tenderMoves(
    before,
    after,
    'cash',
  )) {
    const took =
      how === 'reversal' && payment_id !== null ? await shifts.ofPayment(payment_id) : null;
    const kind = how === 'payment' ? 'sale' : how;
    const movement: CashMovement = {
      id: nextId(),
      merchant_id: after.merchant_id,
      shift_id: took ?? (await shifts.own()),
      kind,
      amount: signedAmount(kind, amount),
      order: { id: after.id, number: after.number },
      reason: '',
      business_date,
      at: now.toISOString(),
      by: actor.name,
    };
    cash.push({ movement, payment_id, refund_id });
  }
  return cash;
}
