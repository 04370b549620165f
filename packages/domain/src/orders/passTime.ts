import type { MerchantSettings } from '@servery/api';
import { expireOrder } from './expireOrder.ts';
import { reviewReasons } from './reasons.ts';
import type { OrderRecord } from './record.ts';

/** Does what time alone does to an order: expires it, opens and closes its reasons; else the same order. */
export const passTime = (order: OrderRecord, now: Date, settings: MerchantSettings): OrderRecord =>
  reviewReasons(expireOrder(order, now, settings), now, settings);
