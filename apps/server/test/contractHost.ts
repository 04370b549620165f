import { approve, createClient } from '@servery/api';
import { openBrowser, type SetUpGuideHost, type StaffHost } from '@servery/contracts';
import { sql } from 'kysely';
import { asPlatform } from '../src/storage/db/confine.ts';
import { reviewOpenOrders } from '../src/areas/orders/review.ts';
import { first } from '../src/storage/sql.ts';
import { grantsOn } from './grantsOn.ts';
import { outletsOn } from './outletsOn.ts';
import { baseURL, type TestServer } from './serverOn.ts';

/**
 * Returns a server as a contract host; `reach` returns the fetch of a person by username, or of an
 * anonymous caller for null.
 */
export const contractHostOf = (
  server: TestServer,
  reach: (username: string | null) => typeof fetch,
): SetUpGuideHost & StaffHost & { anOrder: () => Promise<{ id: number; version: number }> } => {
  const signedIn = async (username: string, by: typeof fetch) => {
    const { token } = await server.signIn(username);
    return createClient({ baseURL, fetch: by, credentials: { token: () => token } });
  };
  return {
    ...outletsOn(server),
    ...grantsOn(server),
    as: (username) => signedIn(username, reach(username)),
    browser: async () => openBrowser({ baseURL, fetch: reach(null) }),
    approve: async (username, pin, request) =>
      (await signedIn(username, reach(null))).call(approve, { body: { pin, request } }),
    reset: () => server.reset(),
    advance: async (milliseconds) => {
      server.advance(milliseconds);
      await asPlatform(() => reviewOpenOrders(server.host));
    },
    anOrder: async () =>
      (await first(
        server.database.kysely,
        sql<{ id: number; version: number }>`select id, version from orders
          where merchant_id = 101 and list = 'new' limit 1`,
      ))!,
  };
};
