import { Problem } from '@servery/api';

/** A wallet's balance once money has moved, in sen; it never goes below nothing. */
export function moved(balance: number, amount: number): number {
  if (balance + amount < 0) throw new Problem('balanceTooLow', { details: { balance } });
  return balance + amount;
}
