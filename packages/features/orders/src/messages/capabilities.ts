import type { Capability } from '@servery/api';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** The names of permissions. */
export const capabilityMessages = defineMessages({
  'order.view': { id: 'orders.right.view', defaultMessage: 'View orders' },
  'order.create': { id: 'orders.right.create', defaultMessage: 'Take orders' },
  'order.edit': { id: 'orders.right.edit', defaultMessage: 'Edit orders' },
  'order.edit_after_bill': {
    id: 'orders.right.edit_after_bill',
    defaultMessage: 'Edit orders after the bill is printed',
  },
  'order.accept': { id: 'orders.right.accept', defaultMessage: 'Accept and reject orders' },
  'order.serve': { id: 'orders.right.serve', defaultMessage: 'Serve and send out orders' },
  'order.complete': { id: 'orders.right.complete', defaultMessage: 'Complete orders' },
  'order.claim': { id: 'orders.right.claim', defaultMessage: 'Hand over orders' },
  'order.void_line': { id: 'orders.right.void_line', defaultMessage: 'Void items' },
  'order.void_sent_line': {
    id: 'orders.right.void_sent_line',
    defaultMessage: 'Void items already sent to the kitchen',
  },
  'order.comp': { id: 'orders.right.comp', defaultMessage: 'Comp items' },
  'order.void': { id: 'orders.right.void', defaultMessage: 'Void orders' },
  'order.cancel': { id: 'orders.right.cancel', defaultMessage: 'Cancel orders' },
  'order.combine': { id: 'orders.right.combine', defaultMessage: 'Combine orders' },
  'order.split': { id: 'orders.right.split', defaultMessage: 'Split bills' },
  'order.replace': { id: 'orders.right.replace', defaultMessage: 'Change orders to delivery' },
  'order.owner': { id: 'orders.right.owner', defaultMessage: 'Change the owner of an order' },
  'order.reopen': { id: 'orders.right.reopen', defaultMessage: 'Reopen orders' },
  'order.discount': { id: 'orders.right.discount', defaultMessage: 'Apply discounts' },
  'payment.take': { id: 'orders.right.take', defaultMessage: 'Take payments' },
  'payment.reverse': { id: 'orders.right.reverse', defaultMessage: 'Reverse payments' },
  'refund.request': { id: 'orders.right.refund', defaultMessage: 'Request refunds' },
  'kitchen.bump': { id: 'orders.right.bump', defaultMessage: 'Mark dishes as ready' },
  'member.view': { id: 'orders.right.members', defaultMessage: 'View members' },
  'merchant.view': { id: 'orders.right.merchant', defaultMessage: 'View merchant details' },
} satisfies Partial<Record<Capability, MessageDescriptor>>);
