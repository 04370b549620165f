import { Card, DatePicker, Repeater, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useCalendarWords } from '../../hooks/useCalendarWords.ts';
import { fieldWords } from '../../messages/field.ts';
import { settingsWords as words } from '../../messages/settings.ts';
import * as page from '../page.css.ts';
import { freshId } from './draft.ts';
import type { PartProps } from './sections.ts';
import { repeated, useRepeaterWords } from './useRepeated.ts';

/** Dates on which nobody books, and why. */
export function ClosedPart(props: PartProps & { isChecked: boolean }) {
  const { draft, turn, errors, isReadOnly, isChecked } = props;
  const { formatMessage } = useIntl();
  const calendarWords = useCalendarWords();
  const repeaterWords = useRepeaterWords();
  const { put, ...dates } = repeated(
    draft.closed_dates,
    (change) => turn((now) => ({ closed_dates: change(now.closed_dates) })),
    () => ({ id: freshId(), date: null, note: '' }),
  );
  return (
    <Card title={formatMessage(words.closedDates)} padding="l">
      <Repeater
        {...dates}
        label={formatMessage(words.closedDates)}
        max={100}
        isReadOnly={isReadOnly}
        errorMessage={errors['closed_dates']}
        words={repeaterWords(words.addDate, words.dateRow, formatMessage(words.noClosedDates))}
      >
        {({ id, date, note }) => (
          <div className={page.pair}>
            <DatePicker
              label={formatMessage(words.date)}
              words={calendarWords}
              value={date}
              onChange={(next) => put(id, { date: next })}
              isReadOnly={isReadOnly}
              errorMessage={
                isChecked && date === null ? formatMessage(fieldWords.required) : undefined
              }
            />
            <TextField
              label={formatMessage(words.note)}
              maxLength={60}
              value={note}
              isReadOnly={isReadOnly}
              onChange={(next) => put(id, { note: next })}
            />
          </div>
        )}
      </Repeater>
    </Card>
  );
}
