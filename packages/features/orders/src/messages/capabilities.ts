import type { Capability } from '@servery/api';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What a person may do, as the name of a right. */
export const capabilityWords = defineMessages({
  'order.view': { id: 'orders.right.view', defaultMessage: 'See orders' },
  'order.create': { id: 'orders.right.create', defaultMessage: 'Take orders' },
  'order.edit': { id: 'orders.right.edit', defaultMessage: 'Edit orders' },
  'order.edit_after_bill': {
    id: 'orders.right.edit_after_bill',
    defaultMessage: 'Edit after the bill is printed',
  },
  'order.accept': { id: 'orders.right.accept', defaultMessage: 'Accept and reject orders' },
  'order.serve': { id: 'orders.right.serve', defaultMessage: 'Serve and send out' },
  'order.complete': { id: 'orders.right.complete', defaultMessage: 'Complete orders' },
  'order.claim': { id: 'orders.right.claim', defaultMessage: 'Hand orders over' },
  'order.void_line': { id: 'orders.right.void_line', defaultMessage: 'Void lines' },
  'order.void_sent_line': {
    id: 'orders.right.void_sent_line',
    defaultMessage: 'Void lines the kitchen has',
  },
  'order.comp': { id: 'orders.right.comp', defaultMessage: 'Comp lines' },
  'order.void': { id: 'orders.right.void', defaultMessage: 'Void orders' },
  'order.cancel': { id: 'orders.right.cancel', defaultMessage: 'Cancel orders' },
  'order.combine': { id: 'orders.right.combine', defaultMessage: 'Combine orders' },
  'order.split': { id: 'orders.right.split', defaultMessage: 'Split bills' },
  'order.replace': { id: 'orders.right.replace', defaultMessage: 'Replace by delivery' },
  'order.owner': { id: 'orders.right.owner', defaultMessage: 'Change an order’s owner' },
  'order.reopen': { id: 'orders.right.reopen', defaultMessage: 'Reopen orders' },
  'order.discount': { id: 'orders.right.discount', defaultMessage: 'Give discounts' },
  'payment.take': { id: 'orders.right.take', defaultMessage: 'Take payments' },
  'payment.reverse': { id: 'orders.right.reverse', defaultMessage: 'Reverse payments' },
  'refund.request': { id: 'orders.right.refund', defaultMessage: 'Ask for refunds' },
  'kitchen.bump': { id: 'orders.right.bump', defaultMessage: 'Mark dishes as made' },
  'member.view': { id: 'orders.right.members', defaultMessage: 'See members' },
  'merchant.view': { id: 'orders.right.merchant', defaultMessage: 'See the merchant' },
} satisfies Partial<Record<Capability, MessageDescriptor>>);
