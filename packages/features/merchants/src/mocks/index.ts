import { resetSample } from '@servery/sample';
import { merchantsHandlers } from './handlers.ts';

/** The mocks of merchants for pages without a server. */
export const merchantsMocks = { handlers: merchantsHandlers, reset: resetSample };
