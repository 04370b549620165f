import { freshId, RangeFields } from '@servery/screens/hours';
import { DatePicker, Repeater, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { hoursMessages as messages } from '../messages/hours.ts';
import type { HolidayRow } from './hoursValues.ts';
import * as styles from './settings.css.ts';

interface HolidaysProps {
  rows: readonly HolidayRow[];
  onChange: (rows: HolidayRow[]) => void;
  /** Returns the error of a field of a row. */
  message: (index: number, field: 'date' | 'name' | 'hours') => string | undefined;
  errorMessage: string | undefined;
  isChecked: boolean;
  isReadOnly: boolean;
}

/** The dates on which the store is closed or has its own hours. */
export function Holidays({ rows, onChange, message, isChecked, ...props }: HolidaysProps) {
  const { isReadOnly, errorMessage } = props;
  const { formatMessage } = useIntl();
  const put = (index: number, change: Partial<HolidayRow>) =>
    onChange(rows.map((row, i) => (i === index ? { ...row, ...change } : row)));
  return (
    <Repeater
      label={formatMessage(messages.holidays)}
      items={rows}
      max={100}
      isReadOnly={isReadOnly}
      errorMessage={errorMessage}
      onAdd={() => onChange([...rows, { id: freshId(), date: null, name: '', hours: [] }])}
      onRemove={(index) => {
        onChange(rows.toSpliced(index, 1));
        return () => onChange([...rows]);
      }}
      labels={{
        add: formatMessage(messages.addHoliday),
        row: (place) => formatMessage(messages.holidayRow, { place }),
        empty: formatMessage(messages.noHolidays),
      }}
    >
      {(row, index) => {
        const place = index + 1;
        const hoursError = message(index, 'hours');
        return (
          <div className={styles.stack}>
            <div className={styles.pair}>
              <DatePicker
                label={formatMessage(messages.date)}
                isRequired
                value={row.date}
                onChange={(date) => put(index, { date })}
                isReadOnly={isReadOnly}
                errorMessage={message(index, 'date')}
              />
              <TextField
                label={formatMessage(messages.name)}
                isRequired
                maxLength={60}
                value={row.name}
                onChange={(name) => put(index, { name })}
                isReadOnly={isReadOnly}
                errorMessage={message(index, 'name')}
              />
            </div>
            <RangeFields
              rows={row.hours}
              labels={{
                range: formatMessage(messages.hoursOf, { place }),
                add: formatMessage(messages.addHours, { place }),
                remove: formatMessage(messages.removeHours, { place }),
                none: formatMessage(messages.closed),
              }}
              onAdd={() => {
                const range = row.hours.length === 0 ? { start: '10:00', end: '22:00' } : null;
                put(index, { hours: [...row.hours, { id: freshId(), range }] });
              }}
              onChange={(id, range) =>
                put(index, {
                  hours: row.hours.map((one) => (one.id === id ? { ...one, range } : one)),
                })
              }
              onRemove={(id) => put(index, { hours: row.hours.filter((one) => one.id !== id) })}
              isChecked={isChecked}
              isReadOnly={isReadOnly}
              {...(hoursError && {
                errors: Object.fromEntries(row.hours.map(({ id }) => [id, hoursError])),
              })}
            />
          </div>
        );
      }}
    </Repeater>
  );
}
