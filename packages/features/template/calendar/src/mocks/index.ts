import { book } from './book.ts';
import { calendarHandlers } from './handlers.ts';

/** The mock handlers of the calendar and the reset of their data. */
export const calendarMocks = { handlers: calendarHandlers, reset: book.reset };
