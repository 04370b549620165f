import { defineMessages } from '@servery/screens/define';
import {
  actionMessages,
  errorMessages,
  problemMessages as shared,
} from '@servery/screens/messages';

/** Messages shared by all printing screens. */
export const commonMessages = defineMessages({
  close: actionMessages.close,
  cancel: actionMessages.back,
  stale: actionMessages.stale,
  refused: { id: 'printing.common.refused', defaultMessage: 'You don’t have access to printers' },
  refusedText: {
    id: 'printing.common.refusedText',
    defaultMessage: 'You need permission to view orders. Ask your account owner for access.',
  },
  success: actionMessages.done,
  failure: errorMessages.actionFailed,
  loading: actionMessages.loading,
});

/** The message of each problem, with a next step. */
export const problemMessages = defineMessages({
  conflict: {
    id: 'printing.problem.conflict',
    defaultMessage:
      'Someone else has changed this. Check the latest version, then make your change again.',
  },
  forbidden: shared.forbidden,
  notFound: shared.notFound,
  notAllowedNow: shared.notNow,
  nothingNew: {
    id: 'printing.problem.nothingNew',
    defaultMessage:
      'The kitchen already has everything on paper. Print a copy to send it all again.',
  },
  noPrinter: {
    id: 'printing.problem.noPrinter',
    defaultMessage: 'No printer is set up to print this. Add or choose one.',
  },
  invalid: shared.invalid,
  offline: shared.offline,
  other: shared.failed,
});

/** The reasons why a print failed, each with a next step. */
export const failureTextMessages = defineMessages({
  unreachable: {
    id: 'printing.failureText.unreachable',
    defaultMessage:
      'The printer isn’t responding. Check that it’s on and connected to the outlet’s network.',
  },
  refused: {
    id: 'printing.failureText.refused',
    defaultMessage:
      'Something responded at this address, but it isn’t a printer. Check the address.',
  },
  stalled: {
    id: 'printing.failureText.stalled',
    defaultMessage:
      'The printer received the page but stopped responding. Check whether the page was printed.',
  },
  lost: {
    id: 'printing.failureText.lost',
    defaultMessage: 'The connection was lost during printing. Check what was printed.',
  },
  paper_out: {
    id: 'printing.failureText.paper_out',
    defaultMessage: 'The printer is out of paper. Put in a new roll.',
  },
  cover_open: {
    id: 'printing.failureText.cover_open',
    defaultMessage: 'The printer cover is open. Close it.',
  },
  not_ready: {
    id: 'printing.failureText.not_ready',
    defaultMessage: 'The printer is reporting an error. Turn it off and on again.',
  },
  not_allowed: {
    id: 'printing.failureText.not_allowed',
    defaultMessage:
      'The server isn’t allowed to print to this address. Check it, or use a print agent.',
  },
  page_failed: {
    id: 'printing.failureText.page_failed',
    defaultMessage: 'This device couldn’t print. Check the cable and the browser’s permission.',
  },
});
