import type { OrderList, OrderRow } from '@servery/api';
import { memo, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { laneWords } from '../../messages/board.ts';
import * as styles from './Lane.css.ts';
import { LaneHead } from './LaneHead.tsx';
import type { Slot } from './settle.ts';
import { Ticket, type TicketSetting } from './Ticket.tsx';
import { useGrowing } from './useGrowing.ts';
import { useSettled } from './useSettled.ts';

export interface LaneProps {
  lane: OrderList;
  rows: readonly OrderRow[];
  fresh: ReadonlySet<number>;
  openId: number | undefined;
  setting: TicketSetting;
  onAcknowledge: (ids: readonly number[]) => void;
}

const ticketOf = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLElement>('[data-ticket]') : null;

/** One lane of tickets. It keeps still under a hand, and hands the focus on when a ticket leaves. */
function LaneOfTickets({ lane, rows, fresh, openId, setting, onAcknowledge }: LaneProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { slots, hands } = useSettled(rows);
  const growing = useGrowing(slots.length);
  const [at, setAt] = useState<number | null>(null);
  const focused = useRef<{ id: number; index: number } | null>(null);
  const here = slots.filter(({ isGone }) => !isGone);
  const stop = (here.find(({ order }) => order.id === at) ?? here[0])?.order.id;

  const unnoticed = rows.map((order) => order.id).filter((one) => fresh.has(one));

  const onFocus = ({ target }: FocusEvent) => {
    const order = Number(ticketOf(target)?.dataset.ticket);
    if (!order) return;
    setAt(order);
    focused.current = { id: order, index: slots.findIndex((slot) => slot.order.id === order) };
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) focused.current = null;
  };

  useLayoutEffect(() => {
    const was = focused.current;
    const isHere = ({ isGone }: Slot) => !isGone;
    if (!was || slots.some((slot) => isHere(slot) && slot.order.id === was.id)) return;
    focused.current = null;
    const next = slots.slice(was.index).find(isHere) ?? slots.findLast(isHere);
    list.current
      ?.querySelector<HTMLElement>(`[data-ticket="${next?.order.id}"] [data-open]`)
      ?.focus({ preventScroll: true });
  }, [slots]);

  return (
    <section className={styles.lane} data-lane={lane} aria-labelledby={id}>
      <LaneHead
        id={id}
        lane={lane}
        count={rows.length}
        fresh={unnoticed.length}
        onAcknowledge={() => onAcknowledge(unnoticed)}
      />
      {slots.length === 0 && (
        <p className={styles.empty}>
          <FormattedMessage {...laneWords[lane].empty} />
        </p>
      )}
      <ul
        ref={list}
        role="list"
        className={styles.tickets}
        onFocus={onFocus}
        onBlur={onBlur}
        {...hands}
      >
        {slots.slice(0, growing).map(({ order, isGone }) => (
          <Ticket
            key={order.id}
            order={order}
            setting={setting}
            isFresh={fresh.has(order.id)}
            isOpen={order.id === openId}
            isGone={isGone}
            isTabStop={order.id === stop}
          />
        ))}
      </ul>
    </section>
  );
}

const isSame = (a: readonly OrderRow[], b: readonly OrderRow[]) =>
  a.length === b.length && a.every((order, i) => order === b[i]);

/** A lane, rendered anew only when an order of it or something around it changed. */
export const Lane = memo(
  LaneOfTickets,
  (before, after) =>
    before.fresh === after.fresh &&
    before.openId === after.openId &&
    before.setting === after.setting &&
    before.onAcknowledge === after.onAcknowledge &&
    isSame(before.rows, after.rows),
);
