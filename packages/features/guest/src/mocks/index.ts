import { resetSample } from '@servery/domain/sample';
import { guestHandlers } from './handlers.ts';

/** What guest brings to a page that has no server. */
export const guestMocks = { handlers: guestHandlers, reset: resetSample };
