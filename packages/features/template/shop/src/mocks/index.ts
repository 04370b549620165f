import { shopHandlers } from './handlers.ts';
import { store } from './store.ts';

/** The mock handlers of the shop and the reset of their data. */
export const shopMocks = { handlers: shopHandlers, reset: store.reset };
