import { resetSample } from '@servery/sample';
import { tablesHandlers } from './handlers.ts';

/** Mock handlers of tables, and the reset of their sample. */
export const tablesMocks = { handlers: tablesHandlers, reset: resetSample };
