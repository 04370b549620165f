import type { AttendanceState } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import { actionMessages, problemMessages as shared } from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';
import { markMessages } from './attendance.ts';

/** Messages of an entry and its forms. */
export const entryMessages = defineMessages({
  in: { id: 'staff.entry.in', defaultMessage: 'Clocked in' },
  out: { id: 'staff.entry.out', defaultMessage: 'Clocked out' },
  unpaid: { id: 'staff.entry.unpaid', defaultMessage: 'Unpaid breaks' },
  paid: { id: 'staff.entry.paid', defaultMessage: 'Paid breaks' },
  unpaidMinutes: {
    id: 'staff.entry.unpaidMinutes',
    defaultMessage: 'Unpaid breaks, in minutes',
  },
  paidMinutes: { id: 'staff.entry.paidMinutes', defaultMessage: 'Paid breaks, in minutes' },
  worked: { id: 'staff.entry.worked', defaultMessage: 'Worked' },
  confirm: { id: 'staff.entry.confirm', defaultMessage: 'Confirm hours' },
  confirmDots: { id: 'staff.entry.confirmDots', defaultMessage: 'Confirm hours…' },
  correctDots: { id: 'staff.entry.correctDots', defaultMessage: 'Correct…' },
  correctTitle: { id: 'staff.entry.correctTitle', defaultMessage: 'Correct entry' },
  save: actionMessages.saveChanges,
  saved: { id: 'staff.entry.saved', defaultMessage: 'Hours of {name} saved' },
  reasonHelp: {
    id: 'staff.entry.reasonHelp',
    defaultMessage: 'The times before stay on record with your name and this reason.',
  },
  delete: { id: 'staff.entry.delete', defaultMessage: 'Delete entry' },
  deleteDots: { id: 'staff.entry.deleteDots', defaultMessage: 'Delete…' },
  deleteTitle: { id: 'staff.entry.deleteTitle', defaultMessage: 'Delete this entry?' },
  deleteHelp: {
    id: 'staff.entry.deleteHelp',
    defaultMessage: 'The entry won’t count, but stays on record with your name and this reason.',
  },
  deleted: { id: 'staff.entry.deleted', defaultMessage: 'Entry of {name} deleted' },
  confirmedBy: {
    id: 'staff.entry.confirmedBy',
    defaultMessage: 'Confirmed by {name}, {time}',
  },
  correctedBy: {
    id: 'staff.entry.correctedBy',
    defaultMessage: 'Corrected by {name}, {time}: “{reason}”. Before: {start} to {end}.',
  },
  deletedBy: {
    id: 'staff.entry.deletedBy',
    defaultMessage: 'Deleted by {name}, {time}: “{reason}”',
  },
});

/** The state of an entry. */
export const stateMessages: Record<AttendanceState | 'deleted', MessageDescriptor> = defineMessages(
  {
    open: markMessages.open,
    unconfirmed: markMessages.unconfirmed,
    closed: { id: 'staff.entry.closed', defaultMessage: 'Completed' },
    confirmed: { id: 'staff.entry.confirmed', defaultMessage: 'Confirmed' },
    deleted: { id: 'staff.entry.isDeleted', defaultMessage: 'Deleted' },
  },
);

/** Why a field was refused, where the shared messages don't explain it. */
export const entryErrorMessages = defineMessages({
  'clocked_out_at.before_start': {
    id: 'staff.entry.beforeStart',
    defaultMessage: 'Enter a time after the clock-in.',
  },
  'clocked_out_at.future': {
    id: 'staff.entry.future',
    defaultMessage: 'Enter a time that isn’t in the future.',
  },
  'clocked_out_at.too_long': {
    id: 'staff.entry.tooLong',
    defaultMessage: 'Enter a time within 24 hours of the clock-in.',
  },
  'clocked_out_at.overlap': {
    id: 'staff.entry.overlap',
    defaultMessage: 'Enter times that don’t overlap another entry of this person.',
  },
  'unpaid_minutes.too_long': {
    id: 'staff.entry.breakTooLong',
    defaultMessage: 'Enter breaks that are shorter than the entry.',
  },
});

/** Why an entry can't be changed, with what to do. */
export const entryProblemMessages = defineMessages({
  already_confirmed: {
    id: 'staff.entry.alreadyConfirmed',
    defaultMessage: 'These hours need no confirmation. Correct the entry instead.',
  },
  conflict: shared.conflict,
  featureOff: shared.featureOff,
  forbidden: shared.forbidden,
  notFound: shared.notFound,
  offline: shared.offline,
  other: shared.failed,
});
