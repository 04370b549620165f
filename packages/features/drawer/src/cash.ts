import type { CashPile } from '@servery/api';

/** The entered number of each note and coin, by its value in sen; null while a field is empty. */
export type Quantities = Readonly<Record<number, number | null>>;

/** Returns the entered notes and coins. */
export const pilesOf = (quantities: Quantities): CashPile[] =>
  Object.entries(quantities).flatMap(([value, quantity]) =>
    quantity ? { value: Number(value), quantity } : [],
  );

/** Returns the sum of the entered notes and coins, in sen. */
export const totalOf = (quantities: Quantities): number =>
  pilesOf(quantities).reduce((sum, { value, quantity }) => sum + value * quantity, 0);
