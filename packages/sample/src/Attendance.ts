import type { AttendanceRecord } from '@servery/domain/attendance';
import type { SampleMerchant } from '@servery/domain/fixtures';
import { sampleAttendance } from './sampleAttendance.ts';

/** The entries of each merchant that have changed. */
export type AttendanceChanges = [merchant_id: number, entries: readonly AttendanceRecord[]][];

/** The time that the employees of a world were at work. */
export class Attendance {
  readonly #begun = new Map<number, readonly AttendanceRecord[]>();
  readonly #changed = new Map<number, Map<number, AttendanceRecord>>();

  /** Resets all entries to those of the sample. */
  begin(merchants: readonly SampleMerchant[], now: Date): void {
    this.#begun.clear();
    this.#changed.clear();
    for (const merchant of merchants) this.#begun.set(merchant.id, sampleAttendance(merchant, now));
  }

  /** Returns the entries of a merchant. */
  of(merchant_id: number): readonly AttendanceRecord[] {
    const changed = this.#changed.get(merchant_id);
    const begun = this.#begun.get(merchant_id) ?? [];
    if (!changed) return begun;
    return [...begun.filter(({ id }) => !changed.has(id)), ...changed.values()];
  }

  /** Stores an entry of a merchant. */
  keep(merchant_id: number, entry: AttendanceRecord): void {
    const changed = this.#changed.get(merchant_id) ?? new Map<number, AttendanceRecord>();
    changed.set(entry.id, entry);
    this.#changed.set(merchant_id, changed);
  }

  changes(): AttendanceChanges {
    return [...this.#changed].map(([merchant_id, entries]) => [merchant_id, [...entries.values()]]);
  }

  /** Applies stored changes. */
  restore(changes: AttendanceChanges): void {
    for (const [merchant_id, entries] of changes)
      for (const entry of entries) this.keep(merchant_id, entry);
  }
}
