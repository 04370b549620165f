import { defineMessages } from './define.ts';

/** Messages of weeks and lengths of time that several features share. */
export const periodMessages = defineMessages({
  hours: { id: 'screens.period.hours', defaultMessage: '{hours} h {minutes} min' },
  nextWeek: { id: 'screens.period.nextWeek', defaultMessage: 'Next week' },
  previousWeek: { id: 'screens.period.previousWeek', defaultMessage: 'Previous week' },
});
