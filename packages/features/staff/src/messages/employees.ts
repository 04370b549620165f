import type { EmployeeStatus } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  capabilityMessages,
  fieldMessages,
  problemMessages,
} from '@servery/screens/messages';
import type { MessageDescriptor } from 'react-intl';
import { staffMessages } from './list.ts';

/** Messages of the list of employees. */
export const employeesMessages = defineMessages({
  title: { id: 'staff.employees.title', defaultMessage: 'Employees' },
  count: {
    id: 'staff.employees.count',
    defaultMessage: '{count, plural, one {# employee} other {# employees}}',
  },
  add: { id: 'staff.employees.add', defaultMessage: 'Add employee' },
  search: { id: 'staff.employees.search', defaultMessage: 'Search employees' },
  pages: { id: 'staff.employees.pages', defaultMessage: 'Pages of employees' },
  name: fieldMessages.name,
  jobTitle: { id: 'staff.employees.jobTitle', defaultMessage: 'Job title' },
  outlet: staffMessages.outlet,
  phone: fieldMessages.phone,
  wage: { id: 'staff.employees.wage', defaultMessage: 'Hourly wage' },
  account: { id: 'staff.employees.account', defaultMessage: 'Staff account' },
  status: fieldMessages.status,
  allStatus: fieldMessages.allStatus,
  more: actionMessages.moreFor,
  actions: actionMessages.actions,
  failed: { id: 'staff.employees.failed', defaultMessage: 'Couldn’t load employees' },
  refusedTitle: {
    id: 'staff.employees.refusedTitle',
    defaultMessage: 'You don’t have access to employees',
  },
  refused: problemMessages.missingRight,
  right: capabilityMessages['staff.manage'],
  noneTitle: { id: 'staff.employees.noneTitle', defaultMessage: 'No matching employees' },
  emptyTitle: { id: 'staff.employees.emptyTitle', defaultMessage: 'No employees yet' },
  empty: {
    id: 'staff.employees.empty',
    defaultMessage: 'Add the people who work here, including those who don’t sign in.',
  },
});

/** Whether an employee works here. */
export const employeeStatusMessages: Record<EmployeeStatus, MessageDescriptor> = defineMessages({
  active: { id: 'staff.employees.active', defaultMessage: 'Employed' },
  left: { id: 'staff.employees.left', defaultMessage: 'Left' },
});

/** Messages of the actions on an employee. */
export const employeeMessages = defineMessages({
  edit: actionMessages.edit,
  leave: { id: 'staff.employee.leave', defaultMessage: 'Mark as left' },
  leaveDots: { id: 'staff.employee.leaveDots', defaultMessage: 'Mark as left…' },
  leaveAsk: { id: 'staff.employee.leaveAsk', defaultMessage: 'Mark {name} as left?' },
  leaveText: {
    id: 'staff.employee.leaveText',
    defaultMessage: 'Past records keep this person, and you can mark them as employed again.',
  },
  leaveAccount: {
    id: 'staff.employee.leaveAccount',
    defaultMessage:
      'Past records keep this person, and you can mark them as employed again. They can still sign in until you deactivate their staff account.',
  },
  hasLeft: { id: 'staff.employee.hasLeft', defaultMessage: '{name} marked as left' },
  rejoin: { id: 'staff.employee.rejoin', defaultMessage: 'Mark as employed' },
  newPin: { id: 'staff.employee.newPin', defaultMessage: 'New PIN for the time clock' },
  hasRejoined: { id: 'staff.employee.hasRejoined', defaultMessage: '{name} marked as employed' },
});

/** Messages of the new PIN of an employee. */
export const employeePinMessages = defineMessages({
  title: { id: 'staff.employee.pinTitle', defaultMessage: 'PIN for {name}' },
  text: {
    id: 'staff.employee.pinText',
    defaultMessage: '{name} clocks in and out with this PIN. It replaces any earlier PIN.',
  },
  pin: fieldMessages.pin,
  copy: { id: 'staff.employee.copyPin', defaultMessage: 'Copy PIN' },
  once: {
    id: 'staff.employee.pinOnce',
    defaultMessage: 'The PIN is shown only now. Write it down for {name}.',
  },
});

/** Messages of the form of an employee. */
export const employeeFormMessages = defineMessages({
  newTitle: { id: 'staff.employee.newTitle', defaultMessage: 'New employee' },
  editTitle: actionMessages.editName,
  save: actionMessages.saveChanges,
  saved: { id: 'staff.employee.saved', defaultMessage: 'Employee {name} saved' },
  jobTitleHelp: {
    id: 'staff.employee.jobTitleHelp',
    defaultMessage: 'For example, head cook.',
  },
  wageHelp: {
    id: 'staff.employee.wageHelp',
    defaultMessage: 'Leave blank if this person isn’t paid by the hour.',
  },
  accountHelp: {
    id: 'staff.employee.accountHelp',
    defaultMessage: 'The account that this person signs in with.',
  },
  noAccount: { id: 'staff.employee.noAccount', defaultMessage: 'No account' },
});

/** Why a field was refused, where the shared messages don't explain it. */
export const employeeErrorMessages = defineMessages({
  'staff_id.taken': {
    id: 'staff.employee.taken',
    defaultMessage: 'Another employee has this account.',
  },
});
