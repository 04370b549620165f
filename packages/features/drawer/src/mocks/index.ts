import { resetSample } from '@servery/sample';
import { drawerHandlers } from './handlers.ts';

/** The mocks of cash drawers for pages without a server. */
export const drawerMocks = { handlers: drawerHandlers, reset: resetSample };
