import { resetSample } from '@servery/sample';
import { dashboardHandlers } from './handlers.ts';

/** The mocks of the dashboard for pages without a server. */
export const dashboardMocks = { handlers: dashboardHandlers, reset: resetSample };
