import { resetSample } from '@servery/sample';
import { guestHandlers } from './handlers.ts';

/** The mock handlers of guest and the reset of their data. */
export const guestMocks = { handlers: guestHandlers, reset: resetSample };
