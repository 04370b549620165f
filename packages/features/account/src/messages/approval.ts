import type { Capability } from '@servery/api';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** What the approval dialog says. */
export const approvalWords = {
  ...defineMessages({
    title: { id: 'account.approval.title', defaultMessage: 'Manager approval' },
    pin: { id: 'account.approval.pin', defaultMessage: 'PIN' },
    clear: { id: 'account.approval.clear', defaultMessage: 'Clear' },
    erase: { id: 'account.approval.erase', defaultMessage: 'Erase the last figure' },
    confirm: { id: 'account.approval.confirm', defaultMessage: 'Approve' },
    close: { id: 'account.approval.close', defaultMessage: 'Cancel' },
    wrong: {
      id: 'account.approval.wrong',
      defaultMessage: 'Incorrect PIN, or this person can’t approve this.',
    },
    failed: { id: 'account.approval.failed', defaultMessage: 'Could not ask just now. Try again.' },
  }),
  lead: defineMessage<{ action: string }>({
    id: 'account.approval.lead',
    defaultMessage: '{action} needs approval. Ask someone with permission to enter their PIN.',
  }),
  progress: defineMessage<{ entered: number; length: number }>({
    id: 'account.approval.progress',
    defaultMessage: '{entered} of {length} figures',
  }),
  locked: defineMessage<{ minutes: number }>({
    id: 'account.approval.locked',
    defaultMessage:
      'Too many wrong PINs. Locked {minutes, plural, one {for a minute} other {for # minutes}}.',
  }),
};

/** What is to be approved, in words; the rest is named plainly. */
export const approvedActions: Partial<Record<Capability, MessageDescriptor>> = defineMessages({
  'order.void': { id: 'account.approval.order_void', defaultMessage: 'Voiding an order' },
  'order.cancel': { id: 'account.approval.order_cancel', defaultMessage: 'Cancelling an order' },
  'order.void_sent_line': {
    id: 'account.approval.void_sent_line',
    defaultMessage: 'Voiding a line that the kitchen knows',
  },
  'order.comp': { id: 'account.approval.comp', defaultMessage: 'Comping a line' },
  'order.owner': { id: 'account.approval.owner', defaultMessage: 'Changing the owner' },
  'order.reopen': { id: 'account.approval.reopen', defaultMessage: 'Reopening an order' },
  'order.discount': { id: 'account.approval.discount', defaultMessage: 'A discount of this size' },
  'order.edit_after_bill': {
    id: 'account.approval.edit_after_bill',
    defaultMessage: 'Changing a printed bill',
  },
  'payment.reverse': { id: 'account.approval.reverse', defaultMessage: 'Reversing a payment' },
});

/** What an action is called that has no words of its own. */
export const someAction: MessageDescriptor = defineMessage({
  id: 'account.approval.action',
  defaultMessage: 'This',
});
