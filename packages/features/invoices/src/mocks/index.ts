import { book } from './book.ts';
import { invoicesHandlers } from './handlers.ts';

/** What invoices bring to a page that has no server. */
export const invoicesMocks = { handlers: invoicesHandlers, reset: book.reset };
