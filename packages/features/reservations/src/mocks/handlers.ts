import type { HttpHandler } from 'msw';

/** One answer for each endpoint that reservations owns. */
export const reservationsHandlers: readonly HttpHandler[] = [];
