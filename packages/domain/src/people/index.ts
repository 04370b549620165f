export { concealFor } from './conceal.ts';
export type { Conceal } from './conceal.ts';
export { demand } from './demand.ts';
export type { Actor, Approval, Target } from './demand.ts';
export { mayApprove } from './mayApprove.ts';
export {
  findsPhone,
  hasPhone,
  isMasked,
  maskedAddress,
  maskPhone,
  personalAccess,
  phoneSearch,
  typedPhone,
} from './personal.ts';
export type { PersonalAccess, PhoneSearch } from './personal.ts';
export { columnOf, rightsOf } from './rights.ts';
export type { Column } from './rights.ts';
