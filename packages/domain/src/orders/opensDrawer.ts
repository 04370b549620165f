import { tenderMoves, type Money } from '../wallet/tenderMoves.ts';
import type { PaymentOptionRecord } from '../payments/record.ts';

/**
 * Whether a change of an order's money opens the cash drawer: a payment with an option that opens
 * it, or a refund that is handed back in cash.
 */
export function opensDrawer(
  before: Money,
  after: Money,
  options: readonly Pick<PaymentOptionRecord, 'id' | 'kind' | 'opens_drawer'>[],
): boolean {
  const opening = options.filter(({ opens_drawer }) => opens_drawer);
  const known = new Set(before.payments.map(({ id }) => id));
  const isTaken = after.payments.some(
    ({ id, state, option_id }) =>
      state === 'captured' && !known.has(id) && opening.some((option) => option.id === option_id),
  );
  if (isTaken) return true;
  const isCash = opening.some(({ kind }) => kind === 'cash');
  return isCash && tenderMoves(before, after, 'cash').some(({ kind }) => kind === 'refund');
}
