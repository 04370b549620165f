import type { HttpHandler } from 'msw';

/** One answer for each endpoint that kanban owns. */
export const kanbanHandlers: readonly HttpHandler[] = [];
