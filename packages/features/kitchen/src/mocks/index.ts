import { resetSample } from '@servery/sample';
import { kitchenHandlers } from './handlers.ts';

/** Mock handlers of the kitchen, and the reset of their sample. */
export const kitchenMocks = { handlers: kitchenHandlers, reset: resetSample };
