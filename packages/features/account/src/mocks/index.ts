import { sample } from '@servery/domain/sample';
import { accountHandlers, samplePassword } from './handlers.ts';

export { accountHandlers, samplePassword };

/** What accounts bring to a page that has no server. */
export const accountMocks = { handlers: accountHandlers, reset: () => sample().reset() };
