import { book } from './book.ts';
import { kanbanHandlers } from './handlers.ts';

/** The mock handlers of kanban and the reset of their data. */
export const kanbanMocks = { handlers: kanbanHandlers, reset: book.reset };
