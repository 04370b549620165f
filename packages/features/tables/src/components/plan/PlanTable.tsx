import type { Table } from '@servery/api';
import { sizeOf } from '@servery/domain/tables';
import { VisuallyHidden } from '@servery/ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { planMessages as messages } from '../../messages/plan.ts';
import { requestedAt, lookOf, Since } from '../StateBadge.tsx';
import * as styles from './plan.css.ts';
import { transformOf, useMoving, type Place } from './useMoving.ts';

interface PlanTableProps {
  table: Table;
  x: number;
  y: number;
  isMovable: boolean;
  onMove: (table: Table, to: Place) => void;
  onOpen: (id: number) => void;
}

/** A table on the floor plan: its name, its state as icon and colour, and its duration or seats. */
export const PlanTable = memo(function PlanTable(props: PlanTableProps) {
  const { table, x, y, isMovable, onMove, onOpen } = props;
  const { formatMessage, formatNumber } = useIntl();
  const { id, name, state, shape, seats_max } = table;
  const { icon, word, since } = lookOf(table);
  const { width, height } = sizeOf(table);
  const moving = useMoving(table, { x, y }, (to) => onMove(table, to));
  const label = formatMessage(messages.table, {
    name,
    state: formatMessage(word),
    seats: seats_max,
  });
  return (
    <li
      className={styles.place}
      style={{ inlineSize: width, blockSize: height, transform: transformOf({ x, y }) }}
    >
      <button
        type="button"
        className={styles.table}
        data-shape={shape}
        data-state={state}
        data-requested={requestedAt(table) === null ? undefined : ''}
        data-movable={isMovable || undefined}
        data-moved={x !== table.x || y !== table.y || undefined}
        {...(isMovable ? moving : { onClick: () => onOpen(id) })}
      >
        <VisuallyHidden>
          {isMovable ? formatMessage(messages.movable, { name }) : label}
        </VisuallyHidden>
        <span className={styles.name} aria-hidden>
          {name}
        </span>
        <span className={styles.sign} aria-hidden>
          {icon}
          {since === null ? formatNumber(seats_max) : <Since at={since} />}
        </span>
      </button>
    </li>
  );
});
