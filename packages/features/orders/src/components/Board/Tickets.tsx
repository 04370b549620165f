import { memo } from 'react';
import type { Slot } from './settle.ts';
import { Ticket, type TicketSetting } from './Ticket.tsx';
import { useGrowing } from './useGrowing.ts';

interface TicketsProps {
  slots: readonly Slot[];
  fresh: ReadonlySet<number>;
  openId: number | undefined;
  setting: TicketSetting;
  /** The ticket that Tab leads to. */
  stop: number | undefined;
}

/** The tickets of a lane: what is seen first at once, the rest as there is time. */
export const Tickets = memo(function Tickets({
  slots,
  fresh,
  openId,
  setting,
  stop,
}: TicketsProps) {
  const growing = useGrowing(slots.length);
  return slots
    .slice(0, growing)
    .map(({ order, isGone }) => (
      <Ticket
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
