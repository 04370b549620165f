import type { AttendanceEntry, AttendanceState, Named } from '@servery/api';
import { workedMinutes } from './minutes.ts';
import type { AttendanceRecord } from './record.ts';

/** Returns the state of an entry on a trading day. */
export function stateOf(
  { business_date, clocked_out_at, confirmed }: AttendanceRecord,
  today: string,
): AttendanceState {
  if (clocked_out_at !== null) return confirmed ? 'confirmed' : 'closed';
  return business_date < today ? 'unconfirmed' : 'open';
}

/** Returns an entry as its employee and their managers see it. */
export function showEntry(
  entry: AttendanceRecord,
  { id, name }: Named,
  today: string,
): AttendanceEntry {
  const { employee_id: _, clocked: _clocked, ...shown } = entry;
  return {
    ...shown,
    employee: { id, name },
    state: stateOf(entry, today),
    minutes: entry.deleted ? 0 : workedMinutes(entry),
  };
}
