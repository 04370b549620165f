import { memo } from 'react';
import type { Slot } from './settle.ts';
import { CompactTicket } from './CompactTicket.tsx';
import { Ticket, type TicketSetting } from './Ticket.tsx';
import { useGrowing } from './useGrowing.ts';

interface TicketsProps {
  slots: readonly Slot[];
  fresh: ReadonlySet<number>;
  openId: number | undefined;
  setting: TicketSetting;
  /** The id of the ticket that Tab reaches. */
  stop: number | undefined;
  /** Whether each ticket is shown in a few lines. */
  isCompact?: boolean;
}

/** The tickets of a lane: the first ones immediately, the rest in later renders. */
export const Tickets = memo(function Tickets({
  slots,
  fresh,
  openId,
  setting,
  stop,
  isCompact = false,
}: TicketsProps) {
  const Card = isCompact ? CompactTicket : Ticket;
  const growing = useGrowing(slots.length);
  return slots
    .slice(0, growing)
    .map(({ order, isGone }) => (
      <Card
        key={order.id}
        order={order}
        setting={setting}
        isFresh={fresh.has(order.id)}
        isOpen={order.id === openId}
        isGone={isGone}
        isTabStop={order.id === stop}
      />
    ));
});
