import type { OrderChange } from '@servery/api';

/** A reason that can be chosen from the list. */
export type ChosenReason = NonNullable<Extract<OrderChange, { type: 'void_line' }>['reason_code']>;

/** The reasons that each action offers, the most common one first. */
export const reasonChoices = {
  reject: ['too_busy', 'sold_out', 'closing_soon', 'guest_unreachable'],
  void: ['mistake', 'duplicate', 'wrong_table', 'training'],
  cancel: ['guest_changed', 'no_show', 'sold_out', 'kitchen_trouble'],
  voidLine: ['mistake', 'guest_changed', 'sold_out', 'sent_back'],
  compLine: ['waited', 'quality', 'gesture', 'sent_back'],
  reverse: ['wrong_tender', 'wrong_amount', 'wrong_order'],
  refund: ['quality', 'sent_back', 'waited', 'mistake'],
  reopen: ['too_early', 'guest_adds', 'wrong_tender'],
} as const satisfies Record<string, readonly ChosenReason[]>;
