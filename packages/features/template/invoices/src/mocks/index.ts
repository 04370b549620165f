import { book } from './book.ts';
import { invoicesHandlers } from './handlers.ts';

/** The mock handlers of invoices and the reset of their data. */
export const invoicesMocks = { handlers: invoicesHandlers, reset: book.reset };
