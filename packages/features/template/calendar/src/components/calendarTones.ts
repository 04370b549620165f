import type { EventCalendarName } from '@servery/api/template';
import type { CalendarTone } from '@servery/ui/calendar';

/** The colour of each calendar, always shown with its name. */
export const calendarTones: Readonly<Record<EventCalendarName, CalendarTone>> = {
  Personal: 'danger',
  Business: 'accent',
  Family: 'warning',
  Holiday: 'success',
  ETC: 'info',
};
