import type { AttendanceRecord } from '@servery/domain/attendance';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import type { Row } from '../../storage/sql.ts';

/** Returns an entry as a database row. */
export const entryRow = (merchant_id: number, entry: AttendanceRecord): Row => ({
  merchant_id,
  ...entry,
});

/** The columns of an entry `a`. */
export const entryColumns = columnsOf<AttendanceRecord>()(
  'attendance_entry',
  'a',
  `id, version, employee_id, business_date, clocked_in_at, clocked_out_at, breaks, clocked,
    confirmed, deleted, corrections`,
);
