import type { Capability, Rights, Role } from '@servery/api';

/** Whether a person's PIN may allow another's action: they may do it themselves, and nobody but an owner approves their own. */
export const mayApprove = (
  approver: { id: number; role: Role; rights: Rights },
  requester: { id: number },
  capability: Capability,
): boolean =>
  approver.rights.grants[capability] === 'allow' &&
  (approver.id !== requester.id || approver.role === 'merchant');
