import type { Reservation } from '@servery/api';
import { ListFilters, type ListOf } from '@servery/screens/list';
import { Segment, Segmented } from '@servery/ui';
import { useIntl } from 'react-intl';
import { kindOf } from '../../bookingKind.ts';
import { bookingKinds, type BookingsView } from '../../bookingsView.ts';
import { dayMessages as messages } from '../../messages/day.ts';
import * as styles from './day.css.ts';

interface DayFiltersProps {
  list: ListOf<BookingsView>;
  look: 'list' | 'timeline';
  /** All bookings of the day, for the counts. */
  bookings: readonly Reservation[];
}

/** The filters of a day's bookings, and the choice of list or timeline. */
export function DayFilters({ list, look, bookings }: DayFiltersProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { view, change } = list;
  const countOf = (kind: string) =>
    formatNumber(bookings.filter((booking) => kindOf(booking) === kind).length);
  return (
    <ListFilters label={formatMessage(messages.search)} {...list.filters('search')}>
      <div role="group" aria-label={formatMessage(messages.kinds)} className={styles.chips}>
        {bookingKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.chip}
            aria-pressed={view.kind === kind}
            onClick={() => change({ kind: view.kind === kind ? null : kind })}
          >
            {formatMessage(messages[kind])}
            <span className={styles.chipCount}>{countOf(kind)}</span>
          </button>
        ))}
      </div>
      <Segmented
        label={formatMessage(messages.look)}
        isLabelHidden
        value={look}
        onChange={(next) => change({ look: next })}
      >
        <Segment value="list">{formatMessage(messages.list)}</Segment>
        <Segment value="timeline">{formatMessage(messages.timeline)}</Segment>
      </Segmented>
    </ListFilters>
  );
}
