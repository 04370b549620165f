import type { TimeRange } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hoursMessages as messages } from '../messages/hours.ts';
import * as styles from './hours.css.ts';
import { freshId, type HoursRow } from './hoursRows.ts';
import { RangeFields, type RangeFieldsProps } from './RangeFields.tsx';

export interface HoursFieldsProps extends Pick<
  RangeFieldsProps,
  'isChecked' | 'isReadOnly' | 'errors'
> {
  rows: readonly HoursRow[];
  onChange: (rows: HoursRow[]) => void;
  /** Shown on days without hours. */
  none: ReactNode;
  /** The first range that is added to a day. */
  usual: TimeRange;
}

// 3 January 2027 is a Sunday; any week serves to name the weekdays.
const dateOf = (weekday: number) => Date.UTC(2027, 0, 3 + weekday);

/** The hours of each weekday; a day can have several ranges or none. */
export function HoursFields({ rows, onChange, none, usual, ...rest }: HoursFieldsProps) {
  const { formatDate, formatMessage } = useIntl();
  return (
    <ul className={styles.days}>
      {[1, 2, 3, 4, 5, 6, 0].map((weekday) => {
        const day = formatDate(dateOf(weekday), { weekday: 'long', timeZone: 'UTC' });
        const own = rows.filter((row) => row.weekday === weekday);
        return (
          <li key={weekday} className={styles.day}>
            <span className={styles.dayName}>{day}</span>
            <RangeFields
              {...rest}
              rows={own}
              labels={{
                range: formatMessage(messages.of, { day }),
                add: formatMessage(messages.add, { day }),
                remove: formatMessage(messages.remove, { day }),
                none,
              }}
              onChange={(id, range) =>
                onChange(rows.map((one) => (one.id === id ? { ...one, range } : one)))
              }
              onRemove={(id) => onChange(rows.filter((one) => one.id !== id))}
              onAdd={() => {
                const range = own.length === 0 ? usual : null;
                onChange([...rows, { id: freshId(), weekday, range }]);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
