import { resetSample } from '@servery/domain/sample';
import { searchHandlers } from './handlers.ts';

/** What search brings to a page that has no server. */
export const searchMocks = { handlers: searchHandlers, reset: resetSample };
