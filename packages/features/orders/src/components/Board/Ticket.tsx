import type { useFormat } from '@servery/screens';
import type { OrderRow, Rights } from '@servery/api';
import { memo } from 'react';
import * as styles from './Ticket.css.ts';
import { TicketActions } from './TicketActions.tsx';
import { TicketHead } from './TicketHead.tsx';
import { TicketLines } from './TicketLines.tsx';
import { TicketMoney } from './TicketMoney.tsx';
import { TicketReasons } from './TicketReasons.tsx';

/** Settings shared by all tickets of a board; the same object until one of them changes. */
export interface TicketSetting {
  format: ReturnType<typeof useFormat>;
  rights: Rights | undefined;
  acceptMinutes: number | undefined;
  /** Whether prices and payments are shown. */
  hasPrices: boolean;
  onOpen: (order: OrderRow) => void;
}

export interface TicketProps {
  order: OrderRow;
  setting: TicketSetting;
  /** Whether it hasn't been acknowledged yet. */
  isFresh: boolean;
  /** Whether its detail panel is open. */
  isOpen: boolean;
  /** Whether it has left the lane and only keeps its position. */
  isGone: boolean;
  /** Whether Tab reaches it; the other tickets are reached with the arrow keys. */
  isTabStop: boolean;
}

/** An order on the live board, with its next action. Re-rendered only if its props change. */
export const Ticket = memo(function Ticket({
  order,
  setting,
  isFresh,
  isOpen,
  isGone,
  isTabStop,
}: TicketProps) {
  const { format, rights, acceptMinutes, onOpen } = setting;
  return (
    <li
      className={styles.ticket}
      data-ticket={order.id}
      data-fresh={isFresh || undefined}
      data-current={isOpen || undefined}
      data-gone={isGone || undefined}
      inert={isGone}
    >
      <article className={styles.body}>
        <TicketHead
          order={order}
          placed={format.time(order.placed_at)}
          acceptMinutes={acceptMinutes}
          isTabStop={isTabStop}
          onOpen={onOpen}
        />
        {order.reasons.length > 0 && <TicketReasons reasons={order.reasons} />}
        <TicketLines lines={order.lines} />
        {order.note && <p className={styles.note}>{order.note}</p>}
        {setting.hasPrices && <TicketMoney order={order} total={format.money(order.total)} />}
        <TicketActions order={order} rights={rights} isTabStop={isTabStop} />
      </article>
    </li>
  );
});
