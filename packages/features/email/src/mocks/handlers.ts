import type { HttpHandler } from 'msw';

/** One answer for each endpoint that email owns. */
export const emailHandlers: readonly HttpHandler[] = [];
