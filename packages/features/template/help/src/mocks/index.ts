import { helpHandlers } from './handlers.ts';

/** The mock handlers of the help pages. Nothing is stored, so there is nothing to reset. */
export const helpMocks = { handlers: helpHandlers, reset: () => {} };
