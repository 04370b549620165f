import { resetSample } from '@servery/domain/sample';
import { printingHandlers } from './handlers.ts';

export { simulatePrinters } from './simulatePrinters.ts';

/** What printing brings to a page that has no server. */
export const printingMocks = { handlers: printingHandlers, reset: resetSample };
