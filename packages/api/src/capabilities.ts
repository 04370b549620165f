/**
 * Every capability that a person can be granted. The domain's rules decide which role has which.
 */
export const capabilities = [
  'order.view',
  'order.create',
  'order.edit',
  'order.edit_after_bill',
  'order.accept',
  'order.serve',
  'order.complete',
  'order.claim',
  'order.void_line',
  'order.void_sent_line',
  'order.comp',
  'order.void',
  'order.cancel',
  'order.combine',
  'order.split',
  'order.replace',
  'order.owner',
  'order.reopen',
  'order.discount',
  'payment.take',
  'payment.reverse',
  'refund.request',
  'shift.use',
  'shift.manage',
  'shift.variance',
  'day.close',
  'report.financial',
  'kitchen.bump',
  'member.view',
  'merchant.view',
  'menu.edit',
  'menu.price',
  'menu.availability',
  'table.edit',
  'table.occupy',
  'table.move',
  'queue.manage',
  'kitchen.edit',
  'print.settings',
  'print.bill',
  'print.job',
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
  'attendance.clock',
  'attendance.manage',
  'platform.manage',
  'dashboard.view',
] as const;

/** The name of a capability. */
export type Capability = (typeof capabilities)[number];

/** The grant of a capability. `approve` needs another person's PIN. */
export type Grant = 'allow' | 'approve' | 'deny';

/** The permissions of one person: a grant for each capability, and the limits of some of them. */
export interface Rights {
  grants: Record<Capability, Grant>;
  /** Manual discounts up to this rate need no PIN. In hundredths of a percent. */
  discount_free_rate: number;
}
