import type { ContractHost } from '../host.ts';

/** A host for the contract of the set-up guide, which can add outlets. */
export interface SetUpGuideHost extends ContractHost {
  /**
   * Adds an outlet without a menu and without taxes, and returns its id. It belongs to the group of
   * the sample and its supermerchant, unless it is independent.
   */
  addOutlet: (name: string, isIndependent?: boolean) => Promise<number>;
}
