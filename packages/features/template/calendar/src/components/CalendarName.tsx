import type { EventCalendarName } from '@servery/api/template';
import { useIntl } from 'react-intl';
import { calendarMessages } from '../messages/screen.ts';
import { dot, named } from './calendar.css.ts';
import { calendarTones } from './calendarTones.ts';

/** A dot in the colour of a calendar. */
export const CalendarDot = ({ calendar }: { calendar: EventCalendarName }) => (
  <span className={dot} data-tone={calendarTones[calendar]} />
);

/** A calendar's dot and name. */
export function CalendarName({ calendar }: { calendar: EventCalendarName }) {
  const { formatMessage } = useIntl();
  return (
    <span className={named}>
      <CalendarDot calendar={calendar} />
      {formatMessage(calendarMessages[calendar])}
    </span>
  );
}
