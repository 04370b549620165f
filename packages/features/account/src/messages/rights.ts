import type { Capability } from '@servery/api';
import { capabilityMessages, permissionMessages } from '@servery/screens/messages';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of the permissions; a permission without a name is not shown. */
export const rightMessages: Partial<Record<Capability, MessageDescriptor>> = defineMessages({
  ...capabilityMessages,
  'menu.edit': permissionMessages['menu.edit'],
  'menu.price': permissionMessages['menu.price'],
  'menu.availability': permissionMessages['menu.availability'],
  'table.edit': permissionMessages['table.edit'],
  'table.occupy': permissionMessages['table.occupy'],
  'table.move': permissionMessages['table.move'],
  'queue.manage': permissionMessages['queue.manage'],
  'kitchen.edit': permissionMessages['kitchen.edit'],
  'print.settings': permissionMessages['print.settings'],
  'print.bill': permissionMessages['print.bill'],
  'print.job': permissionMessages['print.job'],
  'device.manage': permissionMessages['device.manage'],
  'dashboard.view': permissionMessages['dashboard.view'],
  'media.edit': permissionMessages['media.edit'],
  'merchant.list': permissionMessages['merchant.list'],
  'merchant.manage': permissionMessages['merchant.manage'],
  'feature.toggle': permissionMessages['feature.toggle'],
});
