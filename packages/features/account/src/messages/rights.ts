import type { Capability } from '@servery/api';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { capabilityMessages } from '@servery/screens/messages';

/** Names of the permissions; a permission without a name is not shown. */
export const rightMessages: Partial<Record<Capability, MessageDescriptor>> = defineMessages({
  ...capabilityMessages,
  'menu.edit': { id: 'account.right.menu_edit', defaultMessage: 'Edit the menu' },
  'menu.price': { id: 'account.right.menu_price', defaultMessage: 'Change prices' },
  'menu.availability': {
    id: 'account.right.menu_availability',
    defaultMessage: 'Mark items as sold out',
  },
  'table.edit': {
    id: 'account.right.table_edit',
    defaultMessage: 'Edit tables and the floor plan',
  },
  'table.occupy': { id: 'account.right.table_occupy', defaultMessage: 'Seat guests' },
  'table.move': { id: 'account.right.table_move', defaultMessage: 'Switch tables' },
  'queue.manage': {
    id: 'account.right.queue_manage',
    defaultMessage: 'Manage queues and bookings',
  },
  'kitchen.edit': { id: 'account.right.kitchen_edit', defaultMessage: 'Edit kitchen zones' },
  'print.settings': { id: 'account.right.print_settings', defaultMessage: 'Set up printers' },
  'print.bill': { id: 'account.right.print_bill', defaultMessage: 'Print bills' },
  'print.job': { id: 'account.right.print_job', defaultMessage: 'Reprint and print test pages' },
  'device.manage': { id: 'account.right.device_manage', defaultMessage: 'Manage shared devices' },
  'dashboard.view': { id: 'account.right.dashboard_view', defaultMessage: 'View the dashboard' },
  'media.edit': { id: 'account.right.media_edit', defaultMessage: 'Manage pictures' },
});
