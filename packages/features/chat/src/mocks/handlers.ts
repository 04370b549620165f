import type { HttpHandler } from 'msw';

/** One answer for each endpoint that chat owns. */
export const chatHandlers: readonly HttpHandler[] = [];
