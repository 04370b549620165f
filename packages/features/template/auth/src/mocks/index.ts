import { authHandlers } from './handlers.ts';
import { authSample } from './sample.ts';

/** The mock handlers of the pages before sign-in and the reset of their data. */
export const authMocks = { handlers: authHandlers, reset: authSample.reset };
