import { formHandlers } from './formHandlers.ts';
import { modalsHandlers } from './handlers.ts';
import { store } from './store.ts';

/** The mock handlers of the modal examples and the reset of their data. */
export const modalsMocks = { handlers: [...modalsHandlers, ...formHandlers], reset: store.reset };
