import type { HttpHandler } from 'msw';

/** One answer for each endpoint that invoices owns. */
export const invoicesHandlers: readonly HttpHandler[] = [];
