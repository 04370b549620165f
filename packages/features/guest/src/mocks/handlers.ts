import type { HttpHandler } from 'msw';

/** One answer for each endpoint that guest owns. */
export const guestHandlers: readonly HttpHandler[] = [];
