import { eventCalendars } from '@servery/api/template';
import { Calendar, Checkbox, CheckboxGroup, LinkButton, PlusIcon } from '@servery/ui';
import { useCalendarWords } from '@servery/words';
import { useIntl } from 'react-intl';
import { readCalendar, writeCalendar, type CalendarAddress } from '../calendarView.ts';
import { screenWords as words } from '../messages/screen.ts';
import { side } from './calendar.css.ts';
import { CalendarName } from './CalendarName.tsx';
import { ShelfPicture } from './ShelfPicture.tsx';

interface SideProps {
  address: string;
  /** The day that is in sight. */
  date: string;
  onChange: (change: Partial<CalendarAddress>) => void;
}

/** The way to a new event, which calendars are shown, and a small month to go to a day by. */
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
        {formatMessage(words.add)}
      </LinkButton>
      <Calendar
        key={date.slice(0, 7)}
        label={formatMessage(words.jump)}
        words={useCalendarWords()}
        value={date}
        onChange={(day) => onChange({ date: day })}
      />
      <CheckboxGroup
        label={formatMessage(words.calendars)}
        allLabel={formatMessage(words.everyCalendar)}
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
