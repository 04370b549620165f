import type { EventCalendarName } from '@servery/api/template';
import { useIntl } from 'react-intl';
import { calendarWords } from '../messages/screen.ts';
import { dot, named } from './calendar.css.ts';
import { calendarTones } from './calendarTones.ts';

/** The bullet of a calendar. */
export const CalendarDot = ({ calendar }: { calendar: EventCalendarName }) => (
  <span className={dot} data-tone={calendarTones[calendar]} />
);

/** A calendar by its bullet and its name. */
export function CalendarName({ calendar }: { calendar: EventCalendarName }) {
  const { formatMessage } = useIntl();
  return (
    <span className={named}>
      <CalendarDot calendar={calendar} />
      {formatMessage(calendarWords[calendar])}
    </span>
  );
}
