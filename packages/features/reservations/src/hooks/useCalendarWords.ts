import { useIntl } from 'react-intl';
import { calendarWords as words } from '../messages/day.ts';

/** What the kit's calendars and dates say. */
export function useCalendarWords() {
  const { formatMessage } = useIntl();
  const say = (word: keyof typeof words) => formatMessage(words[word]);
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
