import { resetSample } from '@servery/sample';
import { mediaHandlers } from './handlers.ts';

/** The mock handlers of media and the reset of their data. */
export const mediaMocks = { handlers: mediaHandlers, reset: resetSample };
