import { Fragment, memo } from 'react';
import { useIntl } from 'react-intl';
import { ticketMessages } from '../../messages/board.ts';
import { methodMessages, paymentMessages, statusMessages } from '../../messages/vocabulary.ts';
import { MethodIcon } from '../MethodIcon.tsx';
import { AgeLabel } from './AgeLabel.tsx';
import * as styles from './CompactTicket.css.ts';
import type { TicketProps } from './Ticket.tsx';
import { ticket } from './Ticket.css.ts';
import { TicketActions } from './TicketActions.tsx';
import { TicketReasons } from './TicketReasons.tsx';
import { useRecipient } from './useRecipient.ts';

/**
 * A ticket in a few lines, so that a phone shows several: its content, the reasons for attention
 * and the next action.
 */
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
  const recipient = useRecipient()(order);
  const method = formatMessage(methodMessages[order_method]);
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
              aria-label={formatMessage(ticketMessages.open, { number, method, who: recipient })}
              onClick={() => onOpen(order)}
            >
              {number}
            </button>
            <MethodIcon method={order_method} />
            <span className={styles.recipient} title={recipient}>
              {recipient}
            </span>
          </h4>
          <AgeLabel order={order} acceptMinutes={acceptMinutes} />
        </header>
        {order.reasons.length > 0 && <TicketReasons reasons={order.reasons} />}
        <p className={styles.lines}>
          {lines.map(({ name, quantity }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same dish may be on two lines
            <Fragment key={at}>
              {at > 0 && ', '}
              {formatNumber(quantity)} × <bdi>{name}</bdi>
            </Fragment>
          ))}
        </p>
        {order.note && <p className={styles.note}>{order.note}</p>}
        <div className={styles.foot}>
          <p className={styles.facts}>
            <span>{formatMessage(statusMessages[order.status])}</span>
            {hasPrices && (
              <span>
                {format.money(order.total)} · {formatMessage(paymentMessages[order.payment_status])}
              </span>
            )}
          </p>
          <TicketActions order={order} rights={rights} isTabStop={isTabStop} />
        </div>
      </article>
    </li>
  );
});
