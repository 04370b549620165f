import type { ApprovalRequest, Rights, Role } from '@servery/api';

/** What is to be allowed; `rate` in hundredths of a percent. */
type Wish = Pick<ApprovalRequest, 'capability' | 'rate'>;

/** Whether a person may do it themselves: at all, or a reduction of such a rate. */
const mayDo = ({ grants, discount_free_rate }: Rights, { capability, rate }: Wish): boolean =>
  grants[capability] === 'allow' ||
  (capability === 'order.discount' && rate !== null && rate <= discount_free_rate);

/** Whether a person's PIN may allow another's action: they may do it themselves, and nobody but an owner approves their own. */
export const mayApprove = (
  approver: { id: number; role: Role; rights: Rights },
  requester: { id: number },
  wish: Wish,
): boolean =>
  mayDo(approver.rights, wish) && (approver.id !== requester.id || approver.role === 'merchant');
