import { resetSample } from '@servery/sample';
import { setupHandlers } from './handlers.ts';

/** The mocks of setup for pages without a server. */
export const setupMocks = { handlers: setupHandlers, reset: resetSample };
