import { defineMessages } from '@servery/screens/define';
import { partyMessages, problemMessages as shared } from '@servery/screens/messages';

/** Messages of errors, with what to do. */
export const problemMessages = defineMessages({
  conflict: shared.conflict,
  featureOff: shared.featureOff,
  forbidden: shared.forbidden,
  notFound: shared.notFound,
  invalid: shared.invalid,
  notAllowedNow: shared.notPossible,
  paused: {
    id: 'queue.problem.paused',
    defaultMessage: 'This queue is paused. Nobody can join right now.',
  },
  closed: { id: 'queue.problem.closed', defaultMessage: 'This queue is closed.' },
  full: { id: 'queue.problem.full', defaultMessage: 'This queue is full.' },
  already_waits: {
    id: 'queue.problem.already_waits',
    defaultMessage: 'This phone number is already in the queue.',
  },
  phone_limit: {
    id: 'queue.problem.phone_limit',
    defaultMessage: 'This phone number has joined too many times today. Ask the staff.',
  },
  address_limit: {
    id: 'queue.problem.address_limit',
    defaultMessage: 'Too many parties have joined from this connection today. Ask the staff.',
  },
  nobody_waits: { id: 'queue.problem.nobody_waits', defaultMessage: 'The queue is empty.' },
  somebody_waits: {
    id: 'queue.problem.somebody_waits',
    defaultMessage: 'There are still guests in this queue. Serve or remove them first.',
  },
  table: {
    id: 'queue.problem.table',
    defaultMessage: 'This table’s status has changed. Choose again.',
  },
  calls: {
    id: 'queue.problem.calls',
    defaultMessage: 'Guests are called exactly twice before you can mark them as a no-show.',
  },
  early: partyMessages.early,
  tooLate: shared.tooLate,
  // For guests; the app explains it to everyone else.
  outletReadOnly: shared.notTaking,
  throttled: shared.throttled,
  offline: shared.offline,
  other: shared.other,
});
