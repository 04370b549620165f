import type { ActionReason, ReasonAction } from '@servery/api';
import type { StepName } from './steps.ts';

/**
 * An action that can resolve a reason: a step, a change of the order, or an action for reasons
 * only.
 */
export type Remedy =
  | Exclude<StepName, 'void' | 'reopen' | 'complete' | 'serve'>
  | ReasonAction
  | 'pay'
  | 'deliver'
  | 'owner'
  | 'print'
  | 'refund';

/** The remedies of each reason, the most likely first; every reason has at least one. */
export const remedies = {
  accept_overdue: ['accept', 'reject'],
  prep_overdue: ['ready', 'start'],
  ready_uncollected: ['claim', 'dispatch', 'pay', 'cancel'],
  payment_pending_timeout: ['pay', 'cancel'],
  payment_failed: ['pay', 'cancel'],
  payment_mismatch: ['return_overpayment'],
  unpaid_after_served: ['pay'],
  item_unavailable: ['remove_line', 'keep'],
  print_failed: ['print', 'keep'],
  delivery_quote_expired: ['deliver', 'keep'],
  delivery_failed: ['send_again', 'other_courier', 'call_off'],
  cancel_requested: ['cancel', 'keep'],
  refund_failed: ['refund'],
  refund_needs_approval: ['refund'],
  sync_conflict: ['keep'],
  member_debt: ['pay', 'owner', 'keep'],
} as const satisfies Record<ActionReason, readonly [Remedy, ...Remedy[]]>;

/** Whether a reason action resolves a reason. */
export const resolves = (action: ReasonAction, code: ActionReason): boolean =>
  (remedies[code] as readonly Remedy[]).includes(action);
