import { resetSample } from '@servery/sample';
import { ordersHandlers } from './handlers.ts';

export { ordersHandlers };
export { rememberWorld } from './rememberWorld.ts';
export { simulateGuests } from './simulateGuests.ts';

/** The order mocks for pages without a server. */
export const ordersMocks = { handlers: ordersHandlers, reset: resetSample };
