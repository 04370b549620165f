import type { HttpHandler } from 'msw';

/** One answer for each endpoint that calendar owns. */
export const calendarHandlers: readonly HttpHandler[] = [];
