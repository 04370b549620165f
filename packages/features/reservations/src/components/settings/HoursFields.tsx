import { DeleteIcon, IconButton, PlusIcon, TimeRangeField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useFormats } from '../../hooks/useFormats.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { settingsMessages as messages } from '../../messages/settings.ts';
import { freshId, type HoursRow } from './draft.ts';
import * as styles from './settings.css.ts';

interface HoursFieldsProps {
  rows: readonly HoursRow[];
  onChange: (rows: HoursRow[]) => void;
  /** Whether incomplete rows are marked. */
  isChecked: boolean;
  isReadOnly: boolean;
}

// 3 January 2027 is a Sunday; any week serves to name the weekdays.
const dateOf = (weekday: number) => `2027-01-${String(3 + weekday).padStart(2, '0')}`;

/** The hours of each weekday; a day can have several ranges or none. */
export function HoursFields({ rows, onChange, isChecked, isReadOnly }: HoursFieldsProps) {
  const { formatMessage } = useIntl();
  const { longWeekday } = useFormats('UTC');
  return (
    <ul className={styles.days}>
      {[1, 2, 3, 4, 5, 6, 0].map((weekday) => {
        const day = longWeekday(dateOf(weekday));
        const own = rows.filter((row) => row.weekday === weekday);
        return (
          <li key={weekday} className={styles.day}>
            <span className={styles.dayName}>{day}</span>
            <div className={styles.ranges}>
              {own.length === 0 && (
                <span className={styles.nothing}>{formatMessage(messages.closed)}</span>
              )}
              {own.map((row) => (
                <div key={row.id} className={styles.range}>
                  <TimeRangeField
                    label={formatMessage(messages.hoursOf, { day })}
                    isLabelHidden
                    minuteStep={15}
                    isReadOnly={isReadOnly}
                    value={row.range}
                    onChange={(range) =>
                      onChange(rows.map((one) => (one.id === row.id ? { ...one, range } : one)))
                    }
                    errorMessage={
                      isChecked && !row.range ? formatMessage(fieldMessages.required) : undefined
                    }
                  />
                  {!isReadOnly && (
                    <IconButton
                      label={formatMessage(messages.removeHours, { day })}
                      onPress={() => onChange(rows.filter(({ id }) => id !== row.id))}
                    >
                      <DeleteIcon />
                    </IconButton>
                  )}
                </div>
              ))}
              {!isReadOnly && (
                <IconButton
                  label={formatMessage(messages.addHours, { day })}
                  emphasis="outline"
                  onPress={() => {
                    const range = own.length === 0 ? { start: '18:00', end: '22:00' } : null;
                    onChange([...rows, { id: freshId(), weekday, range }]);
                  }}
                >
                  <PlusIcon />
                </IconButton>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
