import { resetSample } from '@servery/domain/sample';
import { kitchenHandlers } from './handlers.ts';

/** What kitchen brings to a page that has no server. */
export const kitchenMocks = { handlers: kitchenHandlers, reset: resetSample };
