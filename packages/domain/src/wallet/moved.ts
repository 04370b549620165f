import { Problem } from '@servery/api';

/**
 * Returns a wallet's balance after a movement, in sen; it is never negative.
 * @throws `balanceTooLow`
 */
export function moved(balance: number, amount: number): number {
  if (balance + amount < 0) throw new Problem('balanceTooLow', { details: { balance } });
  return balance + amount;
}
