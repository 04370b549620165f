import { resetSample } from '@servery/domain/sample';
import { ordersHandlers } from './handlers.ts';

export { ordersHandlers };
export { rememberWorld } from './rememberWorld.ts';
export { simulateGuests } from './simulateGuests.ts';

/** What orders bring to a page that has no server. */
export const ordersMocks = { handlers: ordersHandlers, reset: resetSample };
