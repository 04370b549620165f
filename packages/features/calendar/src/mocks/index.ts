import { book } from './book.ts';
import { calendarHandlers } from './handlers.ts';

/** What the calendar brings to a page that has no server. */
export const calendarMocks = { handlers: calendarHandlers, reset: book.reset };
