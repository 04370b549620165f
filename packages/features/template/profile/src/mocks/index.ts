import { profileHandlers } from './handlers.ts';
import { store } from './store.ts';

/** The mock handlers of the profile and the reset of its data. */
export const profileMocks = { handlers: profileHandlers, reset: store.reset };
