import type { ExportCounts, ExportRecord } from './record.ts';

/** Storage of the exports of merchants. */
export interface ExportStore {
  /**
   * Counts the rows of a merchant in each file.
   * @throws `notFound` outside the caller's scope
   */
  count(merchant_id: number): Promise<ExportCounts>;
  /** Saves a started export with its audit entry. It raises no event. */
  save(started: ExportRecord): Promise<void>;
}
