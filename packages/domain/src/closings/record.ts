import type { ClosingPreview, DayClosing } from '@servery/api';
import type { ActionContext } from '../orders/record.ts';

/** The last closing of a merchant, and what closing its current trading day depends on. */
export interface ClosingBook {
  merchant_id: number;
  last: Pick<DayClosing, 'number' | 'business_date'> | null;
  /** Open orders with anything left to pay, the oldest first. */
  open_orders: ClosingPreview['open_orders'];
  /** Shifts that aren't closed. */
  open_shifts: ClosingPreview['open_shifts'];
}

/** The actor, the time, new ids, the trading day and the settings. */
export type ClosingContext = Pick<
  ActionContext,
  'actor' | 'now' | 'nextId' | 'business_date' | 'shop'
>;
