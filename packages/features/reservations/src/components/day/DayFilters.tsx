import type { Reservation } from '@servery/api';
import { SearchField, Segment, Segmented, useTyped } from '@servery/ui';
import { useIntl } from 'react-intl';
import { kindOf } from '../../bookingKind.ts';
import { bookingKinds, type BookingsView } from '../../bookingsView.ts';
import { dayWords as words } from '../../messages/day.ts';
import * as page from '../page.css.ts';
import * as styles from './day.css.ts';

interface DayFiltersProps {
  view: BookingsView;
  look: 'list' | 'timeline';
  /** All of the day, to count them. */
  bookings: readonly Reservation[];
  onChange: (change: Partial<BookingsView>) => void;
}

/** What a day's bookings are narrowed by, and how they are shown. */
export function DayFilters({ view, look, bookings, onChange }: DayFiltersProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [text, setText] = useTyped(view.search, (search) => onChange({ search }));
  const countOf = (kind: string) =>
    formatNumber(bookings.filter((booking) => kindOf(booking) === kind).length);
  return (
    <div className={page.filters}>
      <div className={page.searching}>
        <SearchField
          label={formatMessage(words.search)}
          placeholder={formatMessage(words.search)}
          clearLabel={formatMessage(words.clearSearch)}
          maxLength={100}
          value={text}
          onChange={setText}
        />
      </div>
      <div role="group" aria-label={formatMessage(words.kinds)} className={styles.chips}>
        {bookingKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={styles.chip}
            aria-pressed={view.kind === kind}
            onClick={() => onChange({ kind: view.kind === kind ? null : kind })}
          >
            {formatMessage(words[kind])}
            <span className={styles.chipCount}>{countOf(kind)}</span>
          </button>
        ))}
      </div>
      <Segmented
        label={formatMessage(words.look)}
        isLabelHidden
        value={look}
        onChange={(next) => onChange({ look: next })}
      >
        <Segment value="list">{formatMessage(words.list)}</Segment>
        <Segment value="timeline">{formatMessage(words.timeline)}</Segment>
      </Segmented>
    </div>
  );
}
