import type { CashMovement, Drawer, Shift } from '@servery/api';
import type { ActionContext } from '../orders/record.ts';

/** A cash drawer as hosts store it. */
export type DrawerRecord = Omit<Drawer, 'holder' | 'merchant_id'>;

/** A shift as hosts store it. The sums of its movements are fixed when its count begins. */
export type ShiftRecord = Omit<Shift, 'expected' | 'variance'>;

/** The drawers of one merchant, and those of its shifts that a rule decides about. */
export interface DrawerBook {
  merchant_id: number;
  drawers: readonly DrawerRecord[];
  /** All shifts that aren't closed, and the shift that a write names. */
  shifts: readonly ShiftRecord[];
}

/** The book after a rule ran, with the changed drawer or shift and the movements to add. */
export interface DrawerChange {
  book: DrawerBook;
  subject: { kind: 'drawer' | 'shift'; id: number };
  movements?: readonly CashMovement[];
}

/** The actor, the time, new ids, the trading day and the currency. */
export type DrawerContext = Pick<
  ActionContext,
  'actor' | 'now' | 'nextId' | 'business_date' | 'shop'
>;
