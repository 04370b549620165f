export type { Caller } from './caller.ts';
export { businessFields, concealFor } from './conceal.ts';
export type { Conceal } from './conceal.ts';
export { demand, holdApproval } from './demand.ts';
export type { Actor, Approval, HeldApproval, Target } from './demand.ts';
export { grantRuleOf } from './grantRule.ts';
export { mayApprove } from './mayApprove.ts';
export { otherMerchantIn } from './otherMerchantIn.ts';
export {
  hasPhone,
  isMasked,
  maskedAddress,
  maskPhone,
  personalAccess,
  phoneSearch,
} from './personal.ts';
export type { PersonalAccess, PhoneSearch } from './personal.ts';
export type { OutletPlanRecord, PersonRecord } from './record.ts';
export type { Closure, MerchantRecord, Suspension } from './merchantRecord.ts';
export type { PeopleBook, PeopleChange } from './store.ts';
export { viewRights } from './viewing.ts';
export { approvable, columnOf, noPersonalRights, rightsOf } from './rights.ts';
export type { Column, PersonalRights } from './rights.ts';
