import type { Capability } from '@servery/api';

/**
 * The capabilities that require a sign-in with a password: a PIN is short, and others may see it
 * typed.
 */
export const notByPin = [
  'menu.edit',
  'menu.price',
  'table.edit',
  'kitchen.edit',
  'print.settings',
  'media.edit',
  'device.manage',
  'merchant.list',
  'merchant.manage',
  'merchant.approve',
  'merchant.profile',
  'merchant.view_as',
  'merchant.push',
  'merchant.export',
  'setting.edit',
  'payment.options',
  'feature.toggle',
  'staff.manage',
  'attendance.manage',
  'platform.manage',
  'dashboard.view',
  'report.financial',
] as const satisfies readonly Capability[];

const names: ReadonlySet<Capability> = new Set(notByPin);

/** Whether a capability requires a sign-in with a password, so that a PIN isn't enough. */
export const needsPassword = (capability: Capability): boolean => names.has(capability);
