export { accountMessages } from './messages/account.ts';
export { formErrorMessages, formMessages } from './messages/form.ts';
export { invitationMessages } from './messages/invitation.ts';
export { staffMessages, statusMessages } from './messages/list.ts';
export {
  platformAccountsMessages,
  platformErrorMessages,
  platformFormMessages,
  platformProblemMessages,
} from './messages/platformAccounts.ts';
export { problemMessages } from './messages/problems.ts';
export { groupMessages, rightsMessages, ruleMessages } from './messages/rights.ts';
export {
  employeeErrorMessages,
  employeeFormMessages,
  employeeMessages,
  employeesMessages,
  employeeStatusMessages,
} from './messages/employees.ts';
