import { blogHandlers } from './handlers.ts';
import { store } from './store.ts';

/** The mock handlers of the blog and the reset of its data. */
export const blogMocks = { handlers: blogHandlers, reset: store.reset };
