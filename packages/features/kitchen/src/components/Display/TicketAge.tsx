import type { KitchenTicket } from '@servery/api';
import { useMinutesSince } from '@servery/screens';
import { useIntl } from 'react-intl';
import { limitOf, sinceOf, toneOf } from '../../kitchenBoard.ts';
import { displayAgeMessages as messages } from '../../messages.ts';
import * as styles from './Ticket.css.ts';

/** The age of a ticket, with a colour and a text for its urgency. */
export function TicketAge({ ticket }: { ticket: KitchenTicket }) {
  const { formatMessage } = useIntl();
  const minutes = useMinutesSince(sinceOf(ticket));
  const tone = toneOf(minutes, limitOf(ticket));
  return (
    <span className={styles.age} data-tone={tone}>
      <span className={styles.minutes}>{formatMessage(messages.minutes, { minutes })}</span>
      <span>{formatMessage(messages[tone])}</span>
    </span>
  );
}
