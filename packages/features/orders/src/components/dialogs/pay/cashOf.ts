import type { Order } from '@servery/api';

/** The cash received and the change given, in sen. */
export interface Cash {
  received: number;
  change: number;
}

/** Returns the cash of the payments that orders have now and didn't have before. */
export function cashOf(after: readonly Order[], before: readonly Order[]): Cash {
  const known = new Set(before.flatMap(({ payments }) => payments.map(({ id }) => id)));
  const taken = after
    .flatMap(({ payments }) => payments)
    .filter(({ id, kind }) => kind === 'cash' && !known.has(id));
  return {
    received: taken.reduce((sum, { tendered }) => sum + tendered, 0),
    change: taken.reduce((sum, { change }) => sum + change, 0),
  };
}
