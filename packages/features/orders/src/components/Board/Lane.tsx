import type { OrderList, OrderRow } from '@servery/api';
import { memo, useId, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { boardStateMessages, laneMessages } from '../../messages/board.ts';
import * as styles from './Lane.css.ts';
import { LaneGroup } from './LaneGroup.tsx';
import { LaneHead } from './LaneHead.tsx';
import { sameRows } from './sameRows.ts';
import type { Slot } from './settle.ts';
import type { TicketSetting } from './Ticket.tsx';
import { Tickets } from './Tickets.tsx';
import { useGrowing } from './useGrowing.ts';
import { useSettled } from './useSettled.ts';

export interface LaneProps {
  lane: OrderList;
  rows: readonly OrderRow[];
  fresh: ReadonlySet<number>;
  openId: number | undefined;
  setting: TicketSetting;
  onAcknowledge: (ids: readonly number[]) => void;
  /** Whether a search or filter hides some of its orders. */
  isNarrowed: boolean;
}

const groups = ['attention', 'progress'] as const;

const ticketOf = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLElement>('[data-ticket]') : null;

/**
 * One lane of tickets. Keeps its tickets in place during interaction, and moves the focus on when
 * the focused ticket leaves.
 */
function LaneOfTickets({
  lane,
  rows,
  fresh,
  openId,
  setting,
  onAcknowledge,
  isNarrowed,
}: LaneProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { slots, pointerHandlers } = useSettled(rows);
  const [at, setAt] = useState<number | null>(null);
  const focused = useRef<{ id: number; index: number } | null>(null);
  const here = slots.filter(({ isGone }) => !isGone);
  const stop = (here.find(({ order }) => order.id === at) ?? here[0])?.order.id;

  // Draw the second group only after the whole first group, which would push it down.
  const growing = useGrowing(slots.length);
  const before = slots.filter(({ group }) => group === 'attention').length;
  const limits = { attention: growing, progress: growing - before };

  const shared = { fresh, openId, setting, stop };
  const unnoticed = rows.map((order) => order.id).filter((id) => fresh.has(id));

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
          <FormattedMessage
            {...(isNarrowed ? boardStateMessages.noResult : laneMessages[lane].empty)}
          />
        </p>
      )}
      <div ref={list} onFocus={onFocus} onBlur={onBlur} {...pointerHandlers}>
        {lane === 'action' ? (
          groups.map((group) => (
            <LaneGroup key={group} group={group} slots={slots} limit={limits[group]}>
              {(some) => <Tickets slots={some} {...shared} isCompact />}
            </LaneGroup>
          ))
        ) : (
          <ul role="list" className={styles.tickets}>
            <Tickets slots={slots} {...shared} />
          </ul>
        )}
      </div>
    </section>
  );
}

/** A lane, re-rendered only if one of its orders or its settings changed. */
export const Lane = memo(
  LaneOfTickets,
  (before, after) =>
    before.openId === after.openId &&
    before.setting === after.setting &&
    before.onAcknowledge === after.onAcknowledge &&
    before.isNarrowed === after.isNarrowed &&
    sameRows(before.rows, after.rows) &&
    after.rows.every(({ id }) => before.fresh.has(id) === after.fresh.has(id)),
);
