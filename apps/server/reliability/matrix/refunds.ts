import {
  completeRefund,
  exportOrders,
  requestRefund,
  resolveReason,
  voidUnreadableOrder,
} from '@servery/api';
import type { Aimed, Entry } from './entries.ts';

/** All uses of the endpoints that export orders, and request and complete refunds. */
export const refundsMatrix = (merchant: Aimed, order: Aimed): Entry[] => [
  merchant(exportOrders, ({ merchant_id }) => ({ query: { merchant_id } })),
  order(
    requestRefund,
    ({ order: { id: order_id, version } }) => ({
      body: { order_id, version, lines: [], delivery_fee: true, reason: 'The matrix' },
    }),
    { done: 'notAllowedNow' },
  ),
  order(
    completeRefund,
    ({ order: { id: order_id, version } }) => ({ body: { order_id, version, refund_id: 1 } }),
    { done: 'invalid' },
  ),
  order(voidUnreadableOrder, ({ order: { id: order_id, version } }) => ({
    body: { order_id, version, reason: 'The matrix' },
  })),
  order(
    resolveReason,
    ({ order: { id: order_id, version } }) => ({
      body: { order_id, version, code: 'sync_conflict' as const, action: 'keep' as const },
    }),
    { done: 'notAllowedNow' },
  ),
];
