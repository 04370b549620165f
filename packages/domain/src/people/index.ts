export { demand } from './demand.ts';
export type { Actor, Approval, Target } from './demand.ts';
export { mayApprove } from './mayApprove.ts';
export { columnOf, rightsOf } from './rights.ts';
export type { Column } from './rights.ts';
