import { resetSample } from '@servery/sample';
import { printingHandlers } from './handlers.ts';

export { simulatePrinters } from './simulatePrinters.ts';

/** The printing mocks for pages without a server. */
export const printingMocks = { handlers: printingHandlers, reset: resetSample };
