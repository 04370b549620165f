import { listOrders } from '@servery/api';
import { historyQuery } from '@servery/orders';
import type { Start } from '../boot/routes.ts';
import { startEarly } from '../session/client.ts';

/** Asks for the orders that the address asks for. */
export const startHistory: Start = (_params, search) =>
  startEarly(listOrders, { query: historyQuery(search) });
