import { eventCalendars } from '@servery/api/template';
import { Calendar, Checkbox, CheckboxGroup, LinkButton, PlusIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { readCalendar, writeCalendar, type CalendarAddress } from '../calendarView.ts';
import { screenMessages as messages } from '../messages/screen.ts';
import { side } from './calendar.css.ts';
import { CalendarName } from './CalendarName.tsx';
import { ShelfPicture } from './ShelfPicture.tsx';

interface SideProps {
  address: string;
  /** The day that is shown. */
  date: string;
  onChange: (change: Partial<CalendarAddress>) => void;
}

/** Side column: the "Add event" button, the calendar filter and a small month to jump to a day. */
export function Side({ address, date, onChange }: SideProps) {
  const { formatMessage } = useIntl();
  const { calendars } = readCalendar(address);
  return (
    <div className={side}>
      <LinkButton
        href={writeCalendar(address, { open: 'new', from: null, to: null })}
        tone="accent"
        emphasis="solid"
        icon={<PlusIcon />}
        isWide
      >
        {formatMessage(messages.add)}
      </LinkButton>
      <Calendar
        key={date.slice(0, 7)}
        label={formatMessage(messages.jump)}
        value={date}
        onChange={(day) => onChange({ date: day })}
      />
      <CheckboxGroup
        label={formatMessage(messages.calendars)}
        allLabel={formatMessage(messages.everyCalendar)}
        allValues={eventCalendars}
        value={calendars}
        onChange={(next) =>
          onChange({ calendars: eventCalendars.filter((one) => next.includes(one)) })
        }
      >
        {eventCalendars.map((one) => (
          <Checkbox key={one} value={one}>
            <CalendarName calendar={one} />
          </Checkbox>
        ))}
      </CheckboxGroup>
      <ShelfPicture />
    </div>
  );
}
