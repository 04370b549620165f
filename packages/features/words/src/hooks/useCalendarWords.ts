import type { DatePickerWords } from '@servery/ui';
import { useIntl } from 'react-intl';
import { calendarMessages as messages } from '../messages/calendar.ts';

/** What the kit's calendars and fields of days say. */
export function useCalendarWords(): DatePickerWords {
  const { formatMessage } = useIntl();
  const say = (word: keyof typeof messages) => formatMessage(messages[word]);
  return {
    open: say('open'),
    previousMonth: say('previousMonth'),
    nextMonth: say('nextMonth'),
    monthMenu: say('monthMenu'),
    yearMenu: say('yearMenu'),
    today: say('today'),
    selected: say('selected'),
    unavailable: say('unavailable'),
    day: { label: say('day'), placeholder: say('dayHint') },
    month: { label: say('month'), placeholder: say('monthHint') },
    year: { label: say('year'), placeholder: say('yearHint') },
  };
}
