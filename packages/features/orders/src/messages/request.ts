import type { GuestRequest } from '@servery/api';
import { defineMessages } from '@servery/screens/define';
import { boardMessages, orderMessages } from '@servery/screens/messages';

/** Requests of guests at tables, and the answers of staff. */
export const requestMessages = defineMessages({
  title: { id: 'orders.request.title', defaultMessage: 'Guest requests' },
  table: orderMessages.table,
  bill: { id: 'orders.request.bill', defaultMessage: 'Wants the bill' },
  help: { id: 'orders.request.help', defaultMessage: 'Needs help' },
  both: { id: 'orders.request.both', defaultMessage: 'Wants the bill and needs help' },
  answer: boardMessages.onMyWay,
  answerAt: boardMessages.onMyWayTo,
  answered: boardMessages.guestsNotified,
  notAnswered: {
    id: 'orders.request.notAnswered',
    defaultMessage: 'Couldn’t answer table {name}',
  },
});

/** Returns the message for the kinds of a guest's request. */
export const messageOfRequest = ({ kinds: [first, second] }: Pick<GuestRequest, 'kinds'>) =>
  second ? requestMessages.both : first === 'help' ? requestMessages.help : requestMessages.bill;
