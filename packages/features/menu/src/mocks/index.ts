import { resetSample } from '@servery/sample';
import { menuHandlers } from './handlers.ts';

/** Mock handlers of the menu, and the reset of their sample. */
export const menuMocks = { handlers: menuHandlers, reset: resetSample };
