import type { CashPile } from '@servery/api';

/** The count of the golden day, RM 177.85: 3.20 less than there should be. */
export const goldenCount: CashPile[] = [
  { value: 10_000, quantity: 1 },
  { value: 5_000, quantity: 1 },
  { value: 1_000, quantity: 2 },
  { value: 500, quantity: 1 },
  { value: 100, quantity: 2 },
  ...[50, 20, 10, 5].map((value) => ({ value, quantity: 1 })),
];
