import { resetSample } from '@servery/sample';
import { paymentsHandlers } from './handlers.ts';

/** The mocks of payments for pages without a server. */
export const paymentsMocks = { handlers: paymentsHandlers, reset: resetSample };
