import { book } from './book.ts';
import { kanbanHandlers } from './handlers.ts';

/** What kanban brings to a page that has no server. */
export const kanbanMocks = { handlers: kanbanHandlers, reset: book.reset };
