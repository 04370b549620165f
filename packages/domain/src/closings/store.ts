import type { DayClosing } from '@servery/api';
import type { ReportFacts } from '../reports/facts.ts';
import type { ClosingDays } from './closeDay.ts';
import type { ClosingBook, ClosingContext } from './record.ts';

/** Storage of the closings of merchants. */
export interface ClosingStore {
  /**
   * Waits for all writes that belong to the current trading day, and lets none begin until the unit
   * ends.
   */
  lock(merchant_id: number): Promise<{ state: ClosingBook; context: ClosingContext }>;
  /** Returns what the report of some days is computed from. */
  facts(merchant_id: number, days: ClosingDays): Promise<ReportFacts>;
  /** Saves a closing with its audit entry and its event. */
  save(closing: DayClosing): Promise<void>;
}
