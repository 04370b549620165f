import { pricingHandlers } from './handlers.ts';
import { store } from './store.ts';

/** The mock handlers of the pricing page and the reset of the subscription. */
export const pricingMocks = { handlers: pricingHandlers, reset: store.reset };
