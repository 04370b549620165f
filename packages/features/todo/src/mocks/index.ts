import { book } from './book.ts';
import { todoHandlers } from './handlers.ts';

/** What the to-do brings to a page that has no server. */
export const todoMocks = { handlers: todoHandlers, reset: book.reset };
