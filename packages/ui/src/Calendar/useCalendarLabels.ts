import { monthMessage, weekMessage } from '../Messages/common.ts';
import { useTexts } from '../Messages/useFormatMessage.ts';
import type { CalendarLabels } from './labels.ts';

const texts = {
  previousMonth: { id: 'calendar.previousMonth', text: 'Previous month' },
  nextMonth: { id: 'calendar.nextMonth', text: 'Next month' },
  monthMenu: monthMessage,
  yearMenu: { id: 'calendar.yearMenu', text: 'Year' },
  week: weekMessage,
  today: { id: 'calendar.today', text: 'today' },
  selected: { id: 'calendar.selected', text: 'selected' },
  unavailable: { id: 'calendar.unavailable', text: 'unavailable' },
};

/** Returns the texts of a `Calendar`, with those that are given instead of the kit's own. */
export function useCalendarLabels(given?: Partial<CalendarLabels>): CalendarLabels {
  return {
    ...useTexts(texts),
    ...given,
  };
}
