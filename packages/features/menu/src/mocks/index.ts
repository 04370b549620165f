import { resetSample } from '@servery/domain/sample';
import { menuHandlers } from './handlers.ts';

/** What menu brings to a page that has no server. */
export const menuMocks = { handlers: menuHandlers, reset: resetSample };
