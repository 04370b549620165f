import { editReservationCalendar, limitsOf } from '@servery/api';
import { Card, DatePicker, Repeater, TextField } from '@servery/ui';
import { freshId } from '@servery/screens/hours';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../messages/fields.ts';
import { settingsMessages as messages } from '../../messages/settings.ts';
import * as page from '../page.css.ts';
import type { PartProps } from './sections.ts';
import { repeated, useRepeaterMessages } from './useRepeated.ts';

/** The dates on which bookings are closed, and why. */
export function ClosedPart(props: PartProps & { isChecked: boolean }) {
  const { draft, turn, errors, isReadOnly, isChecked } = props;
  const { formatMessage } = useIntl();
  const repeaterMessages = useRepeaterMessages();
  const { put, ...dates } = repeated(
    draft.closed_dates,
    (change) => turn((now) => ({ closed_dates: change(now.closed_dates) })),
    () => ({ id: freshId(), date: null, note: '' }),
  );
  return (
    <Card title={formatMessage(messages.closedDates)} padding="l">
      <Repeater
        {...dates}
        label={formatMessage(messages.closedDates)}
        {...limitsOf(editReservationCalendar.body, 'closed_dates')}
        isReadOnly={isReadOnly}
        errorMessage={errors['closed_dates']}
        labels={repeaterMessages(
          messages.addDate,
          messages.dateRow,
          formatMessage(messages.noClosedDates),
        )}
      >
        {({ id, date, note }) => (
          <div className={page.pair}>
            <DatePicker
              label={formatMessage(messages.date)}
              value={date}
              onChange={(next) => put(id, { date: next })}
              isReadOnly={isReadOnly}
              errorMessage={
                isChecked && date === null ? formatMessage(fieldMessages.required) : undefined
              }
            />
            <TextField
              label={formatMessage(messages.note)}
              {...limitsOf(editReservationCalendar.body, 'closed_dates', 'note')}
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
