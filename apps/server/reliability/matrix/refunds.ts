import {
  completeRefund,
  exportOrders,
  resolveReason,
  voidUnreadableOrder,
  type AnyEndpoint,
  type Input,
} from '@servery/api';
import type { Aim, Entry } from './entries.ts';

type Aimed = <E extends AnyEndpoint>(
  to: E,
  input: (aim: Aim) => Input<E>,
  more?: Pick<Entry, 'done'>,
) => Entry;

/** All uses of the endpoints that export orders and complete refunds. */
export const refundsMatrix = (merchant: Aimed, order: Aimed): Entry[] => [
  merchant(exportOrders, ({ merchant_id }) => ({ query: { merchant_id } })),
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
