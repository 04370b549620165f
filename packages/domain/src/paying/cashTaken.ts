import type { Order } from '@servery/api';
import { sum, type Sen } from '../money/sen.ts';

/** The cash received and the change given, in sen. */
export interface CashTaken {
  received: Sen;
  change: Sen;
}

/** Returns the cash of the payments that bills have now and didn't have before. */
export function cashTaken(
  after: readonly Pick<Order, 'payments'>[],
  before: readonly Pick<Order, 'payments'>[],
): CashTaken {
  const known = new Set(before.flatMap(({ payments }) => payments.map(({ id }) => id)));
  const taken = after
    .flatMap(({ payments }) => payments)
    .filter(({ id, kind }) => kind === 'cash' && !known.has(id));
  return {
    received: sum(taken.map(({ tendered }) => tendered)),
    change: sum(taken.map(({ change }) => change)),
  };
}
