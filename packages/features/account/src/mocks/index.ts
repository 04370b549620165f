import { resetSample, samplePassword } from '@servery/sample';
import { accountHandlers } from './handlers.ts';
import { setUpHandlers } from './setUp.ts';

export { accountHandlers, samplePassword };

const all = [...accountHandlers, ...setUpHandlers];
const isRead = ({ info }: (typeof all)[number]) => (info as { method?: unknown }).method === 'GET';

/**
 * The account handlers that write. They must be registered before all others, because printing's
 * `POST /admin/merchant/:name` matches one of their paths.
 */
export const accountWrites = { handlers: all.filter((handler) => !isRead(handler)) };

/**
 * The account handlers that read. They must be registered after all others, because `GET
 * /admin/:role/:id` matches many other paths.
 */
export const accountMocks = {
  handlers: all.filter(isRead),
  reset: resetSample,
};
