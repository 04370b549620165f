import { defineMessages } from '@servery/screens/define';
import { appMessages, fieldMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the tab “Account”. */
export const accountMessages = defineMessages({
  projects: { id: 'users.account.projects', defaultMessage: 'Projects' },
  project: { id: 'users.account.project', defaultMessage: 'Project' },
  tasks: { id: 'users.account.tasks', defaultMessage: 'Completed tasks' },
  progress: { id: 'users.account.progress', defaultMessage: 'Progress' },
  hours: { id: 'users.account.hours', defaultMessage: 'Hours' },
  noProjects: { id: 'users.account.projects.none', defaultMessage: 'No projects yet' },
  activity: { id: 'users.account.activity', defaultMessage: 'Activity' },
  noActivity: { id: 'users.account.activity.none', defaultMessage: 'No activity yet' },
  invoices: appMessages.invoices,
  allInvoices: { id: 'users.account.invoices.all', defaultMessage: 'All invoices' },
  noInvoices: { id: 'users.account.invoices.none', defaultMessage: 'No invoices yet' },
  invoice: { id: 'users.account.invoice', defaultMessage: 'Invoice' },
  issued: { id: 'users.account.issued', defaultMessage: 'Issued' },
  total: fieldMessages.total,
  status: fieldMessages.status,
  exportFailed: {
    id: 'users.account.export.failed',
    defaultMessage: 'Couldn’t export the invoices',
  },
});

/** Kinds of activities. */
export const activityMessages = defineMessages({
  signedIn: { id: 'users.activity.signedIn', defaultMessage: 'Signed in' },
  invoicePaid: { id: 'users.activity.invoicePaid', defaultMessage: 'Invoice paid' },
  fileShared: { id: 'users.activity.fileShared', defaultMessage: 'File shared' },
  projectStarted: { id: 'users.activity.projectStarted', defaultMessage: 'Project started' },
});

/** Statuses of invoices. */
export const invoiceStatusMessages = defineMessages({
  paid: { id: 'users.invoice.paid', defaultMessage: 'Paid' },
  sent: { id: 'users.invoice.sent', defaultMessage: 'Sent' },
  overdue: { id: 'users.invoice.overdue', defaultMessage: 'Overdue' },
});

/** Completed tasks of a project. */
export const tasksMessage = defineMessage<{ done: number; tasks: number }>({
  id: 'users.account.tasksOf',
  defaultMessage: '{done, number} of {tasks, number}',
});
