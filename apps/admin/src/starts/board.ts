import { displayOrders } from '@servery/api';
import type { Start } from '../boot/routes.ts';
import { startEarly } from '../session/client.ts';
import { firstMerchant } from './merchant.ts';

/** Asks for the live board. */
export const startBoard: Start = (_params, search) =>
  startEarly(displayOrders, { query: { merchant_id: firstMerchant(search) } });
