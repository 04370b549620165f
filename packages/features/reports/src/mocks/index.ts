import { resetSample } from '@servery/sample';
import { reportHandlers } from './handlers.ts';

/** The mocks of reports for pages without a server. */
export const reportsMocks = { handlers: reportHandlers, reset: resetSample };
