export { agentsAfter, hasSameAgents, requireAgents, requireHandOver } from './agents.ts';
export {
  closeMerchant,
  closingMs,
  finishClosing,
  isDueToClose,
  merchantStatus,
  openPaymentsOf,
  reopenMerchant,
  requireNotClosing,
  requireNothingOpen,
} from './closure.ts';
export { groupOwnerIn, showOutletPlan } from './outletPlan.ts';
export { isBoundBy, readOnlyCodeOf, requireChangeable, type ReadOnlyCode } from './readOnly.ts';
export { requireActive } from './requireActive.ts';
export { findsMerchant, merchantTexts, ownerTexts } from './searchTexts.ts';
export { ownerOf, showMerchant, showMerchantRow } from './show.ts';
export type { MerchantFacts } from './show.ts';
export { setMerchantStatus } from './status.ts';
export { requireSupermerchant } from './supermerchants.ts';
