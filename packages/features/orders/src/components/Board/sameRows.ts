import type { OrderRow } from '@servery/api';

/** Whether two lists hold the same order objects in the same order. */
export const sameRows = (a: readonly OrderRow[], b: readonly OrderRow[]): boolean =>
  a.length === b.length && a.every((order, i) => order === b[i]);
