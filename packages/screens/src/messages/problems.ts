import { defineMessages } from './define.ts';

/** Problems that many screens share, and errors of fields. */
export const problemMessages = defineMessages({
  approvalRequired: {
    id: 'screens.problem.approvalRequired',
    defaultMessage: 'This needs approval by PIN. Nothing has changed yet.',
  },
  conflict: {
    id: 'screens.problem.conflict',
    defaultMessage: 'Someone else has changed this. The latest version is now shown. Try again.',
  },
  crashed: {
    id: 'screens.problem.crashed',
    defaultMessage:
      'Oops! Something went wrong unexpectedly. Please contact support for assistance.',
  },
  failed: { id: 'screens.problem.failed', defaultMessage: 'Something went wrong. Try again.' },
  featureOff: { id: 'screens.problem.featureOff', defaultMessage: 'This feature is turned off.' },
  forbidden: {
    id: 'screens.problem.forbidden',
    defaultMessage: 'You don’t have permission to do this. Ask someone who does.',
  },
  invalid: { id: 'screens.problem.invalid', defaultMessage: 'Check the highlighted fields.' },
  max120: { id: 'screens.problem.max120', defaultMessage: 'Use 120 characters or fewer.' },
  max200: { id: 'screens.problem.max200', defaultMessage: 'Use 200 characters or fewer.' },
  missingRight: {
    id: 'screens.problem.missingRight',
    defaultMessage: 'You need the “{right}” permission. Ask your account owner for access.',
  },
  nameMissing: { id: 'screens.problem.nameMissing', defaultMessage: 'Enter a name.' },
  notFound: { id: 'screens.problem.notFound', defaultMessage: 'This no longer exists.' },
  notNow: { id: 'screens.problem.notNow', defaultMessage: 'You can’t do this right now.' },
  notPossible: {
    id: 'screens.problem.notPossible',
    defaultMessage: 'This is no longer possible. Someone else may have done it first.',
  },
  notSaved: {
    id: 'screens.problem.notSaved',
    defaultMessage: 'Couldn’t save your changes. Try again in a moment.',
  },
  offline: {
    id: 'screens.problem.offline',
    defaultMessage: 'Couldn’t reach the server. Check your connection and try again.',
  },
  other: {
    id: 'screens.problem.other',
    defaultMessage: 'Something went wrong. Try again in a moment.',
  },
  notTaking: {
    id: 'screens.problem.notTaking',
    defaultMessage: 'The restaurant isn’t accepting this right now. Ask the staff.',
  },
  outletReadOnly: {
    id: 'screens.problem.outletReadOnly',
    defaultMessage:
      'This outlet is read-only because your group’s plan doesn’t include it. Nothing was changed.',
  },
  pageNotFound: { id: 'screens.problem.pageNotFound', defaultMessage: 'Page not found' },
  reasonMissing: { id: 'screens.problem.reasonMissing', defaultMessage: 'Choose a reason.' },
  required: { id: 'screens.problem.required', defaultMessage: 'This field is required.' },
  sessionExpired: {
    id: 'screens.problem.sessionExpired',
    defaultMessage: 'Your session has expired. Please log in again.',
  },
  storeClosed: {
    id: 'screens.problem.storeClosed',
    defaultMessage: 'This store is closed, please try again later.',
  },
  merchantClosing: {
    id: 'screens.problem.merchantClosing',
    defaultMessage: 'This business is closing, so nothing can be changed. Nothing was saved.',
  },
  suspended: {
    id: 'screens.problem.suspended',
    defaultMessage: 'This business is suspended. Contact support to open it again.',
  },
  throttled: {
    id: 'screens.problem.throttled',
    defaultMessage: 'Too many attempts. Wait a moment and try again.',
  },
  tooLate: { id: 'screens.problem.tooLate', defaultMessage: 'It’s too late to do this.' },
  tooLateToUndo: {
    id: 'screens.problem.tooLateToUndo',
    defaultMessage: 'It’s too late to undo this.',
  },
  tooManyAttempts: {
    id: 'screens.problem.tooManyAttempts',
    defaultMessage: 'Too many attempts, please try again later.',
  },
  unpaid: {
    id: 'screens.problem.unpaid',
    defaultMessage: 'There are unpaid orders. Take payment or clear them first.',
  },
  viewOnly: {
    id: 'screens.problem.viewOnly',
    defaultMessage: 'You’re only viewing this merchant. Nothing was changed.',
  },
  wrong: { id: 'screens.problem.wrong', defaultMessage: 'This value isn’t valid.' },
});
