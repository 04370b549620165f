import type { GuestRequest } from '@servery/api';
import { defineMessages } from '@servery/screens/define';

/** Requests of guests at tables, and the answers of staff. */
export const requestMessages = defineMessages({
  title: { id: 'orders.request.title', defaultMessage: 'Guest requests' },
  table: { id: 'orders.request.table', defaultMessage: 'Table {name}' },
  bill: { id: 'orders.request.bill', defaultMessage: 'Wants the bill' },
  help: { id: 'orders.request.help', defaultMessage: 'Needs help' },
  both: { id: 'orders.request.both', defaultMessage: 'Wants the bill and needs help' },
  answer: { id: 'orders.request.answer', defaultMessage: 'On my way' },
  answerAt: { id: 'orders.request.answerAt', defaultMessage: 'On my way to table {name}' },
  answered: { id: 'orders.request.answered', defaultMessage: 'Table {name}: guests notified' },
  notAnswered: {
    id: 'orders.request.notAnswered',
    defaultMessage: 'Couldn’t answer table {name}',
  },
});

/** Returns the message for the kinds of a guest's request. */
export const messageOfRequest = ({ kinds: [first, second] }: Pick<GuestRequest, 'kinds'>) =>
  second ? requestMessages.both : first === 'help' ? requestMessages.help : requestMessages.bill;
