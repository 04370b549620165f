/** Everything a person can be allowed to do. The matrix of who may is the rulebook's. */
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
] as const;

/** The name of a capability. */
export type Capability = (typeof capabilities)[number];

/** `approve` needs another person's PIN. */
export type Grant = 'allow' | 'approve' | 'deny';

/** What one person may do: a grant for each capability, and the limits some of them have. */
export interface Rights {
  grants: Record<Capability, Grant>;
  /** Manual discounts without a PIN up to this rate, in hundredths of a percent. */
  discount_free_rate: number;
}
