import { book } from './book.ts';
import { chatHandlers } from './handlers.ts';

/** What chat brings to a page that has no server. */
export const chatMocks = { handlers: chatHandlers, reset: book.reset };
