import { resetSample } from '@servery/sample';
import { reservationsHandlers } from './handlers.ts';

/** The reservation mocks for pages without a server. */
export const reservationsMocks = { handlers: reservationsHandlers, reset: resetSample };
