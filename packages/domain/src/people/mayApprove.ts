import type { ApprovalRequest, Rights, Role } from '@servery/api';

/** The action to approve; `rate` in hundredths of a percent. */
type Input = Pick<ApprovalRequest, 'capability' | 'rate'>;

/** Whether a person may do the action themselves: always, or up to their own reduction rate. */
const mayDo = ({ grants, discount_free_rate }: Rights, { capability, rate }: Input): boolean =>
  grants[capability] === 'allow' ||
  (capability === 'order.discount' && rate !== null && rate <= discount_free_rate);

/**
 * Whether a person's PIN can approve another person's action: they must be allowed to do it
 * themselves, and only an owner can approve their own.
 */
export const mayApprove = (
  approver: { id: number; role: Role; rights: Rights },
  requester: { id: number },
  input: Input,
): boolean =>
  mayDo(approver.rights, input) && (approver.id !== requester.id || approver.role === 'merchant');
