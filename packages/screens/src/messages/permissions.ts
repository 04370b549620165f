import type { Capability } from '@servery/api';
import type { MessageDescriptor } from 'react-intl';
import { capabilityMessages } from './capabilities.ts';
import { defineMessages } from './define.ts';

/**
 * The names of all permissions. Screens that only say which one is missing use the smaller
 * `capabilityMessages`.
 */
export const permissionMessages: Readonly<Record<Capability, MessageDescriptor>> = defineMessages({
  ...capabilityMessages,
  'menu.edit': { id: 'screens.permission.menu_edit', defaultMessage: 'Edit the menu' },
  'menu.price': { id: 'screens.permission.menu_price', defaultMessage: 'Change prices' },
  'menu.availability': {
    id: 'screens.permission.menu_availability',
    defaultMessage: 'Mark items as sold out',
  },
  'table.edit': {
    id: 'screens.permission.table_edit',
    defaultMessage: 'Edit tables and the floor plan',
  },
  'table.occupy': { id: 'screens.permission.table_occupy', defaultMessage: 'Seat guests' },
  'table.move': { id: 'screens.permission.table_move', defaultMessage: 'Switch tables' },
  'queue.manage': {
    id: 'screens.permission.queue_manage',
    defaultMessage: 'Manage queues and bookings',
  },
  'kitchen.edit': { id: 'screens.permission.kitchen_edit', defaultMessage: 'Edit kitchen zones' },
  'print.settings': { id: 'screens.permission.print_settings', defaultMessage: 'Set up printers' },
  'print.bill': { id: 'screens.permission.print_bill', defaultMessage: 'Print bills' },
  'print.job': {
    id: 'screens.permission.print_job',
    defaultMessage: 'Reprint and print test pages',
  },
  'device.manage': {
    id: 'screens.permission.device_manage',
    defaultMessage: 'Manage shared devices',
  },
  'dashboard.view': {
    id: 'screens.permission.dashboard_view',
    defaultMessage: 'View the dashboard',
  },
  'media.edit': { id: 'screens.permission.media_edit', defaultMessage: 'Manage pictures' },
  'merchant.list': {
    id: 'screens.permission.merchant_list',
    defaultMessage: 'View the list of merchants',
  },
  'merchant.manage': {
    id: 'screens.permission.merchant_manage',
    defaultMessage: 'Manage merchants',
  },
  'merchant.approve': {
    id: 'screens.permission.merchant_approve',
    defaultMessage: 'Approve merchants',
  },
  'merchant.view_as': {
    id: 'screens.permission.merchant_view_as',
    defaultMessage: 'View as a merchant',
  },
  'merchant.push': {
    id: 'screens.permission.merchant_push',
    defaultMessage: 'Push changes to outlets',
  },
  'merchant.export': {
    id: 'screens.permission.merchant_export',
    defaultMessage: 'Download all data of a merchant',
  },
  'setting.edit': { id: 'screens.permission.setting_edit', defaultMessage: 'Edit settings' },
  'feature.toggle': {
    id: 'screens.permission.feature_toggle',
    defaultMessage: 'Turn features on and off',
  },
  'attendance.clock': {
    id: 'screens.permission.attendance_clock',
    defaultMessage: 'Clock in and out',
  },
  'attendance.manage': {
    id: 'screens.permission.attendance_manage',
    defaultMessage: 'Manage attendance',
  },
});
