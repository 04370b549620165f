import { defineMessages } from './define.ts';

/** What went wrong and what to do about it, in words. */
export const problemWords = defineMessages({
  conflict: {
    id: 'queue.problem.conflict',
    defaultMessage: 'Someone changed this meanwhile. You see it as it is now; try again.',
  },
  forbidden: {
    id: 'queue.problem.forbidden',
    defaultMessage: 'You are not allowed to do this. Ask someone who is.',
  },
  notFound: { id: 'queue.problem.notFound', defaultMessage: 'This is no longer there.' },
  invalid: { id: 'queue.problem.invalid', defaultMessage: 'Something is not filled in right.' },
  notAllowedNow: {
    id: 'queue.problem.notAllowedNow',
    defaultMessage: 'This is not possible any more: somebody was quicker.',
  },
  paused: {
    id: 'queue.problem.paused',
    defaultMessage: 'This queue is paused and takes nobody just now.',
  },
  closed: { id: 'queue.problem.closed', defaultMessage: 'This queue is closed.' },
  full: { id: 'queue.problem.full', defaultMessage: 'This queue is full.' },
  already_waits: {
    id: 'queue.problem.already_waits',
    defaultMessage: 'Somebody already waits here with this phone number.',
  },
  phone_limit: {
    id: 'queue.problem.phone_limit',
    defaultMessage: 'This phone number has joined too often today. Ask the staff.',
  },
  address_limit: {
    id: 'queue.problem.address_limit',
    defaultMessage: 'Too many parties have joined from this connection today. Ask the staff.',
  },
  nobody_waits: { id: 'queue.problem.nobody_waits', defaultMessage: 'Nobody waits here.' },
  somebody_waits: {
    id: 'queue.problem.somebody_waits',
    defaultMessage: 'Somebody is still in this queue. Serve or remove them first.',
  },
  table: {
    id: 'queue.problem.table',
    defaultMessage: 'Something happened at this table meanwhile. Choose again.',
  },
  calls: {
    id: 'queue.problem.calls',
    defaultMessage: 'Everybody is called twice: no more, and no less before they count as absent.',
  },
  early: {
    id: 'queue.problem.early',
    defaultMessage: 'They still have time to come.',
  },
  tooLate: { id: 'queue.problem.tooLate', defaultMessage: 'It is too late for this.' },
  throttled: {
    id: 'queue.problem.throttled',
    defaultMessage: 'That was too often. Wait a moment and try again.',
  },
  offline: {
    id: 'queue.problem.offline',
    defaultMessage: 'No answer from the server. Check the connection and try again.',
  },
  other: {
    id: 'queue.problem.other',
    defaultMessage: 'Something went wrong. Try again in a moment.',
  },
});
