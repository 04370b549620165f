import { resetSample } from '@servery/sample';
import { queueHandlers } from './handlers.ts';

/** Mock handlers of the queue, and the reset of their sample. */
export const queueMocks = { handlers: queueHandlers, reset: resetSample };
