import { memo } from 'react';
import { useIntl } from 'react-intl';
import { ticketWords } from '../../messages/board.ts';
import { methodWords, paymentWords, statusWords } from '../../messages/vocabulary.ts';
import { MethodIcon } from '../MethodIcon.tsx';
import { AgeLabel } from './AgeLabel.tsx';
import * as styles from './CompactTicket.css.ts';
import type { TicketProps } from './Ticket.tsx';
import { ticket } from './Ticket.css.ts';
import { TicketActions } from './TicketActions.tsx';
import { TicketReasons } from './TicketReasons.tsx';
import { useWho } from './useWho.ts';

/** An order under way in a few lines, so that a phone shows several: what it is, why it needs someone, what to do next. */
export const CompactTicket = memo(function CompactTicket({
  order,
  setting: { format, rights, acceptMinutes, hasPrices, onOpen },
  isFresh,
  isOpen,
  isGone,
  isTabStop,
}: TicketProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { number, order_method, lines } = order;
  const who = useWho()(order);
  const method = formatMessage(methodWords[order_method]);
  return (
    <li
      className={ticket}
      data-compact
      data-ticket={order.id}
      data-fresh={isFresh || undefined}
      data-current={isOpen || undefined}
      data-gone={isGone || undefined}
      inert={isGone}
    >
      <article className={styles.body}>
        <header className={styles.head}>
          <h4 className={styles.title}>
            <button
              type="button"
              data-open
              className={styles.open}
              tabIndex={isTabStop ? 0 : -1}
              aria-label={formatMessage(ticketWords.open, { number, method, who })}
              onClick={() => onOpen(order)}
            >
              {number}
            </button>
            <MethodIcon method={order_method} />
            <span className={styles.who} title={who}>
              {who}
            </span>
          </h4>
          <AgeLabel order={order} acceptMinutes={acceptMinutes} />
        </header>
        {order.reasons.length > 0 && <TicketReasons reasons={order.reasons} />}
        <p className={styles.lines}>
          {lines.map(({ name, quantity }) => `${formatNumber(quantity)} × ${name}`).join(', ')}
        </p>
        {order.note && <p className={styles.note}>{order.note}</p>}
        <div className={styles.foot}>
          <p className={styles.facts}>
            <span>{formatMessage(statusWords[order.status])}</span>
            {hasPrices && (
              <span>
                {format.money(order.total)} · {formatMessage(paymentWords[order.payment_status])}
              </span>
            )}
          </p>
          <TicketActions order={order} rights={rights} isTabStop={isTabStop} />
        </div>
      </article>
    </li>
  );
});
