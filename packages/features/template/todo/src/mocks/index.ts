import { book } from './book.ts';
import { todoHandlers } from './handlers.ts';

/** The mock handlers of the to-do app and the reset of their data. */
export const todoMocks = { handlers: todoHandlers, reset: book.reset };
