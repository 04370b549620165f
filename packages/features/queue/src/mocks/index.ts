import { resetSample } from '@servery/domain/sample';
import { queueHandlers } from './handlers.ts';

/** What queue brings to a page that has no server. */
export const queueMocks = { handlers: queueHandlers, reset: resetSample };
