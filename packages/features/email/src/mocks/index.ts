import { sample } from '@servery/domain/sample';
import { emailHandlers } from './handlers.ts';

/** What email brings to a page that has no server. */
export const emailMocks = { handlers: emailHandlers, reset: () => sample().reset() };
