import { resetSample } from '@servery/domain/sample';
import { tablesHandlers } from './handlers.ts';

/** What tables brings to a page that has no server. */
export const tablesMocks = { handlers: tablesHandlers, reset: resetSample };
