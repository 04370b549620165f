import type { Capability } from '@servery/api';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

/** Messages of the approval dialog. */
export const approvalMessages = {
  ...defineMessages({
    title: { id: 'account.approval.title', defaultMessage: 'Manager approval' },
    confirm: { id: 'account.approval.confirm', defaultMessage: 'Approve' },
    wrong: {
      id: 'account.approval.wrong',
      defaultMessage: 'Incorrect PIN, or this person can’t approve this.',
    },
  }),
  lead: defineMessage<{ action: string }>({
    id: 'account.approval.lead',
    defaultMessage: '{action} needs approval. Ask someone with permission to enter their PIN.',
  }),
};

/** Names of the actions that need approval; all others use `someAction`. */
export const approvedActions: Partial<Record<Capability, MessageDescriptor>> = defineMessages({
  'order.void': { id: 'account.approval.order_void', defaultMessage: 'Voiding an order' },
  'order.cancel': { id: 'account.approval.order_cancel', defaultMessage: 'Cancelling an order' },
  'order.void_sent_line': {
    id: 'account.approval.void_sent_line',
    defaultMessage: 'Voiding an item already sent to the kitchen',
  },
  'order.comp': { id: 'account.approval.comp', defaultMessage: 'Comping an item' },
  'order.owner': { id: 'account.approval.owner', defaultMessage: 'Changing an order’s owner' },
  'order.reopen': { id: 'account.approval.reopen', defaultMessage: 'Reopening an order' },
  'order.discount': { id: 'account.approval.discount', defaultMessage: 'A discount of this size' },
  'order.edit_after_bill': {
    id: 'account.approval.edit_after_bill',
    defaultMessage: 'Changing a printed bill',
  },
  'payment.reverse': { id: 'account.approval.reverse', defaultMessage: 'Reversing a payment' },
});

/** The name of an action that has none in `approvedActions`. */
export const someAction: MessageDescriptor = defineMessage({
  id: 'account.approval.action',
  defaultMessage: 'This',
});
