import { developerHandlers } from './handlers.ts';
import { store } from './store.ts';

/** The mock handlers of API keys and the reset of their data. */
export const developerMocks = { handlers: developerHandlers, reset: store.reset };
