import { resetSample } from '@servery/sample';
import { searchHandlers } from './handlers.ts';

/** The mock handlers of search and the reset of their data. */
export const searchMocks = { handlers: searchHandlers, reset: resetSample };
