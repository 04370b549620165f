import {
  clockAttendance,
  confirmAttendance,
  deleteAttendance,
  editAttendance,
  listAttendance,
  listMyAttendance,
} from '@servery/api';
import { people } from '@servery/sample';
import type { Aim, Aimed, Entry } from './entries.ts';

/** A version that no entry reaches: callers with permission get a conflict. */
const version = 999_999;
const done = 'conflict';
const reason = 'The matrix';
const clocked_out_at = '2026-01-01 18:00';
/** The entry of the first employee yesterday. */
const entryOf = ({ merchant_id }: Aim) => ({ id: (merchant_id * 10_000 + 9_000) * 100 + 1 });
/** The PIN of the owner, who isn't an employee. */
const pinOf = ({ merchant_id }: Aim) =>
  people.find((it) => it.merchant_id === merchant_id && it.role === 'merchant')?.pin ?? '0000';

/** Attendance: the lists, and writes that change nothing. */
export const attendanceMatrix = (merchant: Aimed): readonly Entry[] => [
  merchant(listAttendance, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listMyAttendance, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(
    clockAttendance,
    (aim) => ({
      body: { merchant_id: aim.merchant_id, pin: pinOf(aim), action: 'clock_in' as const },
    }),
    { done: 'notAllowedNow' },
  ),
  merchant(
    confirmAttendance,
    (aim) => ({ params: entryOf(aim), body: { version, clocked_out_at } }),
    { done },
  ),
  merchant(
    editAttendance,
    (aim) => ({
      params: entryOf(aim),
      body: { version, clocked_in_at: '2026-01-01 09:00', clocked_out_at, reason },
    }),
    { done },
  ),
  merchant(deleteAttendance, (aim) => ({ params: entryOf(aim), body: { version, reason } }), {
    done,
  }),
];
