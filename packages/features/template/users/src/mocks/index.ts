import { usersHandlers } from './handlers.ts';
import { store } from './store.ts';

/** The mock handlers of users and the reset of their data. */
export const usersMocks = { handlers: usersHandlers, reset: store.reset };
