import { resetSample } from '@servery/domain/sample';
import { accountHandlers, samplePassword } from './handlers.ts';

export { accountHandlers, samplePassword };

const isRead = ({ info }: (typeof accountHandlers)[number]) =>
  (info as { method?: unknown }).method === 'GET';

/** What accounts change: stands before all others, as printing's `POST /admin/merchant/:name` matches one of them. */
export const accountWrites = { handlers: accountHandlers.filter((one) => !isRead(one)) };

/** What accounts bring besides to a page that has no server: stands after all others, as `GET /admin/:role/:id` matches many an address. */
export const accountMocks = {
  handlers: accountHandlers.filter(isRead),
  reset: resetSample,
};
