import { resetSample } from '@servery/domain/sample';
import { reservationsHandlers } from './handlers.ts';

/** What reservations brings to a page that has no server. */
export const reservationsMocks = { handlers: reservationsHandlers, reset: resetSample };
