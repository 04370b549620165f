import type { ContractHost } from '../host.ts';

/**
 * A host for the contract of cash drawers, which also serves the writes of orders. The till's dish
 * and payment option are read outside the contract.
 */
export interface DrawersHost extends ContractHost {
  /** Returns the id of a dish without options and stock on the first merchant's menu. */
  dish: () => Promise<number>;
  /** Returns the id of the first merchant's cash option. */
  cash: () => Promise<number>;
}
