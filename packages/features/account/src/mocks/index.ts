import { resetSample, samplePassword } from '@servery/sample';
import { accountHandlers } from './handlers.ts';

export { accountHandlers, samplePassword };

const isRead = ({ info }: (typeof accountHandlers)[number]) =>
  (info as { method?: unknown }).method === 'GET';

/**
 * The account handlers that write. They must be registered before all others, because printing's
 * `POST /admin/merchant/:name` matches one of their paths.
 */
export const accountWrites = { handlers: accountHandlers.filter((handler) => !isRead(handler)) };

/**
 * The account handlers that read. They must be registered after all others, because `GET
 * /admin/:role/:id` matches many other paths.
 */
export const accountMocks = {
  handlers: accountHandlers.filter(isRead),
  reset: resetSample,
};
