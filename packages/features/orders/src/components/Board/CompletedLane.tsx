import type { OrderRow } from '@servery/api';
import { memo, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { laneWords } from '../../messages/board.ts';
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
}

/** What is over, one line each: to look back, not to act. */
function LaneOfRows({ rows, openId, setting }: CompletedLaneProps) {
  const id = useId();
  const growing = useGrowing(rows.length);
  return (
    <section className={styles.lane} data-lane="completed" aria-labelledby={id}>
      <LaneHead id={id} lane="completed" count={rows.length} />
      {rows.length === 0 ? (
        <p className={styles.empty}>
          <FormattedMessage {...laneWords.completed.empty} />
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

/** What is over, rendered anew only when it is no longer the same. */
export const CompletedLane = memo(
  LaneOfRows,
  (before, after) =>
    before.openId === after.openId &&
    before.setting === after.setting &&
    sameRows(before.rows, after.rows),
);
