import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { attendanceEntry, attendanceWeek, clockActions } from '../entities/attendance.ts';
import { pin } from '../entities/pin.ts';
import {
  businessDate,
  flagParam,
  id,
  idChoice,
  idParam,
  instant,
  listQuery,
  localTime,
  page,
  text,
  version,
} from '../fields.ts';

const one = v.object({ id: idParam });
const raises = ['staff.changed'] as const;

/** The week that contains this day; the current week by default. */
const week = v.optional(v.union([v.literal(''), businessDate]), '');
const weeks = v.object({
  ...page(attendanceWeek).entries,
  /** The Monday of the week. */
  start: businessDate,
  /** The current trading day. */
  today: businessDate,
});

/** Lists the employees of a merchant with their hours of a week, by name. */
export const listAttendance = endpoint.get('/admin/attendance', {
  summary: 'Lists employees with their hours of a week, by name.',
  capability: 'attendance.manage',
  query: listQuery({
    merchant_id: idChoice,
    week,
    /** Whether it reads for an export, which also works while the feature is off. */
    is_export: v.optional(flagParam, false),
  }),
  returns: weeks,
  problems: ['notFound'],
});

/** Returns the caller's own hours of a week; an empty list if they aren't an employee. */
export const listMyAttendance = endpoint.get('/admin/my_attendance', {
  summary: 'Returns one’s own hours of a week.',
  capability: 'attendance.clock',
  query: v.strictObject({ merchant_id: idChoice, week }),
  returns: weeks,
  problems: ['notFound'],
});

/**
 * Clocks the employee with this PIN in or out, or starts or ends their break. Repeating it within a
 * minute changes nothing.
 */
export const clockAttendance = endpoint.post('/admin/attendance/clock', {
  summary: 'Clocks the employee with this PIN in or out, or starts or ends their break.',
  capability: 'attendance.clock',
  limit: 'signIn',
  body: v.strictObject({
    merchant_id: v.optional(v.nullable(id), null),
    pin,
    action: v.picklist(clockActions),
    /** Whether the break that starts is paid. */
    is_paid: v.optional(v.boolean(), false),
  }),
  returns: v.object({ at: instant, entry: attendanceEntry }),
  problems: ['wrongPin', 'locked', 'notFound', 'notAllowedNow'],
  raises,
});

const minutes = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_440));
const breaks = {
  unpaid_minutes: v.optional(minutes, 0),
  paid_minutes: v.optional(minutes, 0),
};
const reason = text(5, 200);

/** Confirms when someone who forgot to clock out stopped working. */
export const confirmAttendance = endpoint.post('/admin/attendance/:id/confirm', {
  summary: 'Confirms when someone who forgot to clock out stopped working.',
  capability: 'attendance.manage',
  params: one,
  body: v.strictObject({ version, clocked_out_at: localTime, ...breaks }),
  returns: attendanceEntry,
  current: attendanceEntry,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/** Corrects an entry, which keeps its times before and the reason. */
export const editAttendance = endpoint.put('/admin/attendance/:id', {
  summary: 'Corrects an entry, which keeps its times before and the reason.',
  capability: 'attendance.manage',
  tunnel: true,
  params: one,
  body: v.strictObject({
    version,
    clocked_in_at: localTime,
    clocked_out_at: localTime,
    ...breaks,
    reason,
  }),
  returns: attendanceEntry,
  current: attendanceEntry,
  problems: ['notFound', 'conflict'],
  raises,
});

/** Deletes an entry: it no longer counts, and stays on record with the reason. */
export const deleteAttendance = endpoint.delete('/admin/attendance/:id', {
  summary: 'Deletes an entry, which stays on record with the reason.',
  capability: 'attendance.manage',
  params: one,
  body: v.strictObject({ version, reason }),
  returns: attendanceEntry,
  current: attendanceEntry,
  problems: ['notFound', 'conflict'],
  raises,
});
