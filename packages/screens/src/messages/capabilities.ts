import type { Capability } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from './define.ts';

/** The names of permissions, by capability. */
export const capabilityMessages = defineMessages({
  'kitchen.bump': { id: 'screens.capability.bump', defaultMessage: 'Mark dishes as ready' },
  'member.view': { id: 'screens.capability.members', defaultMessage: 'View members' },
  'merchant.profile': {
    id: 'screens.capability.profile',
    defaultMessage: 'Edit the business profile',
  },
  'merchant.view': { id: 'screens.capability.merchant', defaultMessage: 'View merchant details' },
  'order.accept': { id: 'screens.capability.accept', defaultMessage: 'Accept and reject orders' },
  'order.cancel': { id: 'screens.capability.cancel', defaultMessage: 'Cancel orders' },
  'order.claim': { id: 'screens.capability.claim', defaultMessage: 'Hand over orders' },
  'order.combine': { id: 'screens.capability.combine', defaultMessage: 'Combine orders' },
  'order.comp': { id: 'screens.capability.comp', defaultMessage: 'Comp items' },
  'order.complete': { id: 'screens.capability.complete', defaultMessage: 'Complete orders' },
  'order.create': { id: 'screens.capability.create', defaultMessage: 'Take orders' },
  'order.discount': { id: 'screens.capability.discount', defaultMessage: 'Apply discounts' },
  'order.edit': { id: 'screens.capability.edit', defaultMessage: 'Edit orders' },
  'order.edit_after_bill': {
    id: 'screens.capability.edit_after_bill',
    defaultMessage: 'Edit orders after the bill is printed',
  },
  'order.owner': { id: 'screens.capability.owner', defaultMessage: 'Change the owner of an order' },
  'order.reopen': { id: 'screens.capability.reopen', defaultMessage: 'Reopen orders' },
  'order.replace': {
    id: 'screens.capability.replace',
    defaultMessage: 'Change orders to delivery',
  },
  'order.serve': { id: 'screens.capability.serve', defaultMessage: 'Serve and send out orders' },
  'order.split': { id: 'screens.capability.split', defaultMessage: 'Split bills' },
  'order.view': { id: 'screens.capability.view', defaultMessage: 'View orders' },
  'order.void': { id: 'screens.capability.void', defaultMessage: 'Void orders' },
  'order.void_line': { id: 'screens.capability.void_line', defaultMessage: 'Void items' },
  'order.void_sent_line': {
    id: 'screens.capability.void_sent_line',
    defaultMessage: 'Void items already sent to the kitchen',
  },
  'payment.options': {
    id: 'screens.capability.payment_options',
    defaultMessage: 'Edit payment options',
  },
  'payment.reverse': { id: 'screens.capability.reverse', defaultMessage: 'Reverse payments' },
  'payment.take': { id: 'screens.capability.take', defaultMessage: 'Take payments' },
  'platform.manage': { id: 'screens.capability.platform', defaultMessage: 'Manage the platform' },
  'refund.request': { id: 'screens.capability.refund', defaultMessage: 'Request refunds' },
  'day.close': { id: 'screens.capability.closeDay', defaultMessage: 'Close the trading day' },
  'report.financial': {
    id: 'screens.capability.reports',
    defaultMessage: 'View financial reports',
  },
  'shift.use': { id: 'screens.capability.shift', defaultMessage: 'Open and close own shifts' },
  'shift.manage': {
    id: 'screens.capability.shifts',
    defaultMessage: 'Manage cash drawers and all shifts',
  },
  'shift.variance': {
    id: 'screens.capability.variance',
    defaultMessage: 'Accept cash variances over the limit',
  },
  'staff.manage': { id: 'screens.capability.staff', defaultMessage: 'Manage staff accounts' },
} satisfies Partial<Record<Capability, MessageDescriptor>>);
