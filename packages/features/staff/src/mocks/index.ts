import { sample } from '@servery/sample';
import { staffHandlers } from './handlers.ts';

/** The mocks of staff accounts for pages without a server. */
export const staffMocks = { handlers: staffHandlers, reset: () => sample().reset() };
