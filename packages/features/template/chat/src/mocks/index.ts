import { book } from './book.ts';
import { chatHandlers } from './handlers.ts';

/** The mock handlers of chat and the reset of their data. */
export const chatMocks = { handlers: chatHandlers, reset: book.reset };
