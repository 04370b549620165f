import type { KitchenTicket } from '@servery/api';
import { useIntl } from 'react-intl';
import { useMinutes } from '../../hooks/useMinutes.ts';
import { limitOf, sinceOf, toneOf } from '../../kitchenBoard.ts';
import { displayAgeWords as words } from '../../messages.ts';
import * as styles from './Ticket.css.ts';

/** How long a ticket has waited, and what that means: a figure, a colour and a word. */
export function TicketAge({ ticket }: { ticket: KitchenTicket }) {
  const { formatMessage } = useIntl();
  const minutes = useMinutes(sinceOf(ticket));
  const tone = toneOf(minutes, limitOf(ticket));
  return (
    <span className={styles.age} data-tone={tone}>
      <span className={styles.minutes}>{formatMessage(words.minutes, { minutes })}</span>
      <span>{formatMessage(words[tone])}</span>
    </span>
  );
}
