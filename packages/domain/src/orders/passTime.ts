import type { MerchantSettings } from '@servery/api';
import { expireOrder } from './expireOrder.ts';
import { reviewReasons } from './reasons.ts';
import type { OrderRecord } from './record.ts';

/**
 * Applies the effects of time on an order: expires it, and opens and closes its reasons; otherwise
 * returns the same order.
 */
export const passTime = (order: OrderRecord, now: Date, settings: MerchantSettings): OrderRecord =>
  reviewReasons(expireOrder(order, now, settings), now, settings);
