import { resetSample } from '@servery/domain/sample';
import { mediaHandlers } from './handlers.ts';

/** What media brings to a page that has no server. */
export const mediaMocks = { handlers: mediaHandlers, reset: resetSample };
