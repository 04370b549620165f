import { authHandlers } from './handlers.ts';
import { authSample } from './sample.ts';

/** What the pages before sign-in bring to a page that has no server. */
export const authMocks = { handlers: authHandlers, reset: authSample.reset };
