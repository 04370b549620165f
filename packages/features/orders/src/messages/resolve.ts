import type { ReasonAction } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';

/** The titles of the dialogs that resolve a reason. */
export const resolveTitleMessages: Record<ReasonAction, MessageDescriptor> = defineMessages({
  send_again: {
    id: 'orders.resolve.title.sendAgain',
    defaultMessage: 'Send order {number} out again?',
  },
  other_courier: {
    id: 'orders.resolve.title.otherCourier',
    defaultMessage: 'Hand order {number} to another courier',
  },
  call_off: {
    id: 'orders.resolve.title.callOff',
    defaultMessage: 'Cancel and refund order {number}?',
  },
  remove_line: {
    id: 'orders.resolve.title.removeLine',
    defaultMessage: 'Remove unavailable item from order {number}',
  },
  return_overpayment: {
    id: 'orders.resolve.title.returnOverpayment',
    defaultMessage: 'Return overpayment of order {number}?',
  },
  keep: { id: 'orders.resolve.title.keep', defaultMessage: 'Keep order {number} as it is?' },
});

/** The submit labels of the dialogs that resolve a reason. */
export const resolveSubmitMessages: Record<ReasonAction, MessageDescriptor> = defineMessages({
  send_again: { id: 'orders.resolve.submit.sendAgain', defaultMessage: 'Send out again' },
  other_courier: { id: 'orders.resolve.submit.otherCourier', defaultMessage: 'Change courier' },
  call_off: { id: 'orders.resolve.submit.callOff', defaultMessage: 'Cancel and refund' },
  remove_line: { id: 'orders.resolve.submit.removeLine', defaultMessage: 'Remove item' },
  return_overpayment: {
    id: 'orders.resolve.submit.returnOverpayment',
    defaultMessage: 'Return {amount}',
  },
  keep: { id: 'orders.resolve.submit.keep', defaultMessage: 'Keep order' },
});

/** Fields and explanations of the dialogs that resolve a reason. */
export const resolveMessages = defineMessages({
  sendAgain: {
    id: 'orders.resolve.sendAgain',
    defaultMessage: 'The order will be recorded as out for delivery again.',
  },
  courier: { id: 'orders.resolve.courier', defaultMessage: 'Courier' },
  callOff: {
    id: 'orders.resolve.callOff',
    defaultMessage:
      'The order will be cancelled, its items will count as waste, and a refund of the amount paid will be requested.',
  },
  item: { id: 'orders.resolve.item', defaultMessage: 'Unavailable item' },
  replace: { id: 'orders.resolve.replace', defaultMessage: 'Choose a replacement next' },
  returnOverpayment: {
    id: 'orders.resolve.returnOverpayment',
    defaultMessage: 'Return {amount} the way it was paid. It will be recorded as returned.',
  },
  keep: {
    id: 'orders.resolve.keep',
    defaultMessage: 'The order won’t change, and “{reason}” will be closed.',
  },
  done: { id: 'orders.resolve.done', defaultMessage: '“{reason}” of order {number} resolved' },
  reprintTitle: {
    id: 'orders.resolve.reprint.title',
    defaultMessage: 'Print order {number} again',
  },
  reprint: { id: 'orders.resolve.reprint.submit', defaultMessage: 'Print again' },
  printer: fieldMessages.printer,
  nothingFailed: {
    id: 'orders.resolve.reprint.none',
    defaultMessage: 'No print of this order is waiting or failed.',
  },
  reprinting: {
    id: 'orders.resolve.reprint.done',
    defaultMessage: 'Printing order {number} again',
  },
});
