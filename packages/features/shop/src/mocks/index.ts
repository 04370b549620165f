import { shopHandlers } from './handlers.ts';
import { shelf } from './shelf.ts';

/** What the shop brings to a page that has no server. */
export const shopMocks = { handlers: shopHandlers, reset: shelf.reset };
