import type { AttendanceMark } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import {
  featureMessages,
  fieldMessages,
  periodMessages,
  permissionMessages,
  problemMessages,
} from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';
import { employeesMessages } from './employees.ts';

/** Messages of the hours of a week. */
export const attendanceMessages = defineMessages({
  title: featureMessages.attendance,
  count: employeesMessages.count,
  search: employeesMessages.search,
  pages: employeesMessages.pages,
  name: fieldMessages.name,
  total: fieldMessages.total,
  hours: periodMessages.hours,
  overtime: { id: 'staff.attendance.overtime', defaultMessage: 'Overtime' },
  overtimeOf: { id: 'staff.attendance.overtimeOf', defaultMessage: 'Overtime: {hours}' },
  overLimit: { id: 'staff.attendance.overLimit', defaultMessage: 'Over limit' },
  remarks: { id: 'staff.attendance.remarks', defaultMessage: 'Remarks' },
  summary: {
    id: 'staff.attendance.summary',
    defaultMessage: 'Worked {hours}, including {overtime} of overtime',
  },
  worked: { id: 'staff.attendance.worked', defaultMessage: 'Worked {hours}' },
  week: { id: 'staff.attendance.week', defaultMessage: 'Week' },
  range: { id: 'staff.attendance.range', defaultMessage: '{start} to {end}' },
  previous: periodMessages.previousWeek,
  next: periodMessages.nextWeek,
  thisWeek: { id: 'staff.attendance.thisWeek', defaultMessage: 'This week' },
  noEntries: { id: 'staff.attendance.noEntries', defaultMessage: 'No entries for this week' },
  failed: { id: 'staff.attendance.failed', defaultMessage: 'Couldn’t load attendance' },
  exportFailed: {
    id: 'staff.attendance.exportFailed',
    defaultMessage: 'Couldn’t export the hours. Try again in a moment.',
  },
  refusedTitle: {
    id: 'staff.attendance.refusedTitle',
    defaultMessage: 'You don’t have access to attendance',
  },
  refused: problemMessages.missingRight,
  right: permissionMessages['attendance.manage'],
  noneTitle: employeesMessages.noneTitle,
  emptyTitle: employeesMessages.emptyTitle,
  empty: {
    id: 'staff.attendance.empty',
    defaultMessage: 'Add employees first. Their hours appear here after they clock in.',
  },
  emptyOwn: {
    id: 'staff.attendance.emptyOwn',
    defaultMessage: 'Your account isn’t linked to an employee. Ask your manager to link it.',
  },
});

/** The marks of a day or a week. */
export const markMessages: Record<AttendanceMark, MessageDescriptor> = defineMessages({
  open: { id: 'staff.attendance.mark.open', defaultMessage: 'At work' },
  unconfirmed: { id: 'staff.attendance.mark.unconfirmed', defaultMessage: 'Not confirmed' },
  long_day: { id: 'staff.attendance.mark.longDay', defaultMessage: 'Over 8 h' },
  long_spread: { id: 'staff.attendance.mark.longSpread', defaultMessage: 'Over 10 h spread' },
  no_rest: { id: 'staff.attendance.mark.noRest', defaultMessage: '5 h without a break' },
  long_week: { id: 'staff.attendance.mark.longWeek', defaultMessage: 'Over 45 h' },
});
