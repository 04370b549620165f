import { sample } from '@servery/domain/sample';
import { invoicesHandlers } from './handlers.ts';

/** What invoices brings to a page that has no server. */
export const invoicesMocks = { handlers: invoicesHandlers, reset: () => sample().reset() };
