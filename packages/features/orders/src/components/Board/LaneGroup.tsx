import { useId, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { groupMessages } from '../../messages/board.ts';
import * as styles from './Lane.css.ts';
import type { Slot, SlotGroup } from './settle.ts';

interface LaneGroupProps {
  group: SlotGroup;
  /** The slots of the whole lane. */
  slots: readonly Slot[];
  /** The number of the group's slots to draw now. */
  limit: number;
  children: (slots: readonly Slot[]) => ReactNode;
}

/**
 * One group of the lane of orders that need action, with its name and count. Renders nothing if it
 * is empty.
 */
export function LaneGroup({ group, slots, limit, children }: LaneGroupProps) {
  const id = useId();
  const here = slots.filter((slot) => slot.group === group);
  if (here.length === 0 || limit <= 0) return null;
  return (
    <div className={styles.group} data-group={group}>
      <h3 id={id} className={styles.groupName}>
        <FormattedMessage {...groupMessages[group]} />{' '}
        <FormattedNumber value={here.filter(({ isGone }) => !isGone).length} />
      </h3>
      <ul role="list" aria-labelledby={id} className={styles.compactTickets}>
        {children(here.slice(0, limit))}
      </ul>
    </div>
  );
}
