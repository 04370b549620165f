import type { CashSums } from '@servery/api';
import type { Store } from '../commands/Store.ts';
import type { DrawerBook, DrawerChange, DrawerContext } from './record.ts';

/** The drawers of a merchant, and a shift that a write names. */
export interface DrawerPlace {
  merchant_id: number;
  shift_id?: number;
}

/** Storage of the cash drawers and shifts of merchants. */
export interface DrawerStore extends Store<DrawerPlace, DrawerBook, DrawerContext, DrawerChange> {
  /**
   * Returns the merchant of a drawer or a shift in the caller's scope.
   * @throws `notFound`
   */
  merchantOf(kind: 'drawer' | 'shift', id: number): Promise<number>;
  /** Returns the sums of a shift's movements. While its shift is locked, nothing is added to them. */
  sumsOf(merchant_id: number, shift_id: number): Promise<CashSums>;
  /**
   * Returns the printer that the drawer of the caller's open shift is connected to; null if none is
   * set, or if the caller has no open shift.
   */
  ownPrinter(merchant_id: number): Promise<number | null>;
}
