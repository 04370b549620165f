import { defineMessages } from './define.ts';

/** Words that every screen of printing says. */
export const commonWords = defineMessages({
  retry: { id: 'printing.common.retry', defaultMessage: 'Try again' },
  close: { id: 'printing.common.close', defaultMessage: 'Close' },
  cancel: { id: 'printing.common.cancel', defaultMessage: 'Back' },
  failed: { id: 'printing.common.failed', defaultMessage: 'This could not be loaded' },
  stale: { id: 'printing.common.stale', defaultMessage: 'These may be out of date' },
  refused: { id: 'printing.common.refused', defaultMessage: 'You cannot see printers' },
  refusedText: {
    id: 'printing.common.refusedText',
    defaultMessage: 'It takes the right to see orders. Ask the person who manages your account.',
  },
  success: { id: 'printing.common.success', defaultMessage: 'Successful' },
  failure: { id: 'printing.common.failure', defaultMessage: 'Unsuccessful' },
  loading: { id: 'printing.common.loading', defaultMessage: 'Loading' },
});

/** What went wrong and what to do about it. */
export const problemWords = defineMessages({
  conflict: {
    id: 'printing.problem.conflict',
    defaultMessage: 'Somebody else changed this meanwhile. Look again, then repeat your change.',
  },
  forbidden: {
    id: 'printing.problem.forbidden',
    defaultMessage: 'You are not allowed to do this. Ask someone who is.',
  },
  notFound: { id: 'printing.problem.notFound', defaultMessage: 'This is no longer there.' },
  notAllowedNow: {
    id: 'printing.problem.notAllowedNow',
    defaultMessage: 'This cannot be done as it stands now.',
  },
  nothingNew: {
    id: 'printing.problem.nothingNew',
    defaultMessage: 'The kitchen has everything on paper. Print a copy to give it all again.',
  },
  noPrinter: {
    id: 'printing.problem.noPrinter',
    defaultMessage: 'No printer prints this yet. Add one, or choose one.',
  },
  invalid: { id: 'printing.problem.invalid', defaultMessage: 'Check what is marked.' },
  offline: {
    id: 'printing.problem.offline',
    defaultMessage: 'No answer from the server. Check the connection and try again.',
  },
  other: { id: 'printing.problem.other', defaultMessage: 'Something went wrong. Try again.' },
});

/** Why a print did not work, and what to do. */
export const failureTextWords = defineMessages({
  unreachable: {
    id: 'printing.failureText.unreachable',
    defaultMessage: 'The printer does not answer. Check that it is on and in the shop’s network.',
  },
  refused: {
    id: 'printing.failureText.refused',
    defaultMessage: 'Something answers there, but no printer. Check the address.',
  },
  stalled: {
    id: 'printing.failureText.stalled',
    defaultMessage: 'The printer took the page and said no more. See whether it came out.',
  },
  lost: {
    id: 'printing.failureText.lost',
    defaultMessage: 'The connection broke while printing. See what came out.',
  },
  paper_out: {
    id: 'printing.failureText.paper_out',
    defaultMessage: 'The paper has run out. Put in a new roll.',
  },
  cover_open: {
    id: 'printing.failureText.cover_open',
    defaultMessage: 'The cover is open. Close it.',
  },
  not_ready: {
    id: 'printing.failureText.not_ready',
    defaultMessage: 'The printer reports an error. Turn it off and on again.',
  },
  not_allowed: {
    id: 'printing.failureText.not_allowed',
    defaultMessage: 'The server may not print to this address. Check it, or use a print agent.',
  },
  page_failed: {
    id: 'printing.failureText.page_failed',
    defaultMessage: 'This device could not print. Check the cable and the permission.',
  },
});
