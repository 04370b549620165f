import { sample } from '@servery/domain/sample';
import { calendarHandlers } from './handlers.ts';

/** What calendar brings to a page that has no server. */
export const calendarMocks = { handlers: calendarHandlers, reset: () => sample().reset() };
