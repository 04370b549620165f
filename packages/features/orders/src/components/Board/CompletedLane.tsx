import type { OrderRow } from '@servery/api';
import { memo, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { boardStateMessages, laneMessages } from '../../messages/board.ts';
import { CompletedRow } from './CompletedRow.tsx';
import * as styles from './Lane.css.ts';
import { LaneHead } from './LaneHead.tsx';
import { sameRows } from './sameRows.ts';
import type { TicketSetting } from './Ticket.tsx';
import { useGrowing } from './useGrowing.ts';

interface CompletedLaneProps {
  rows: readonly OrderRow[];
  openId: number | undefined;
  setting: TicketSetting;
  isNarrowed: boolean;
}

/** The lane of completed orders, one row each, for reference only. */
function LaneOfRows({ rows, openId, setting, isNarrowed }: CompletedLaneProps) {
  const id = useId();
  const growing = useGrowing(rows.length);
  return (
    <section className={styles.lane} data-lane="completed" aria-labelledby={id}>
      <LaneHead id={id} lane="completed" count={rows.length} />
      {rows.length === 0 ? (
        <p className={styles.empty}>
          <FormattedMessage
            {...(isNarrowed ? boardStateMessages.noResult : laneMessages.completed.empty)}
          />
        </p>
      ) : (
        <ul role="list" className={styles.rows}>
          {rows.slice(0, growing).map((order, index) => (
            <CompletedRow
              key={order.id}
              order={order}
              setting={setting}
              isOpen={order.id === openId}
              isTabStop={index === 0}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The completed lane, re-rendered only if its orders or settings changed. */
export const CompletedLane = memo(
  LaneOfRows,
  (before, after) =>
    before.openId === after.openId &&
    before.setting === after.setting &&
    before.isNarrowed === after.isNarrowed &&
    sameRows(before.rows, after.rows),
);
