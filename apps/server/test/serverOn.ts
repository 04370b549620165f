import { createClient, type Client } from '@servery/api';
import {
  contractNow,
  contractPassword,
  contractSample,
  openBrowser,
} from '@servery/domain/contracts';
import { sampleOrders, sampleWallets } from '@servery/domain/sample';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { guarded } from '../src/db/guarded.ts';
import type { Host } from '../src/host.ts';
import { createIds } from '../src/ids.ts';
import { createFeed, type Feed } from '../src/live/feed.ts';
import { silent, type Log } from '../src/log.ts';
import { insertOrders } from '../src/orders/save.ts';
import { seedSample } from '../src/seed/seedSample.ts';
import { openSession, type Tokens } from '../src/session/sessions.ts';
import { first, type Db } from '../src/sql.ts';
import { insertLedger } from '../src/wallet/insertLedger.ts';

export const baseURL = 'http://server.test/api';

/** The whole server on a database of its own, with a clock that tests move. */
export interface TestServer {
  app: Hono;
  host: Host;
  database: Db;
  feed: Feed;
  fetch: typeof fetch;
  /** A new session of one of the sample's people. */
  signIn(username: string, signature_key?: string | null): Promise<Tokens>;
  /** A client with a new session of one of the sample's people. */
  as(username: string): Promise<Client>;
  /** A client that nobody has signed in on. */
  browser(): Client;
  advance(milliseconds: number): void;
  /** Puts the sample's orders and the clock back. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const tables = [
  'push_place',
  'wallet_entry',
  'wallet',
  'order_line',
  'order_reduction',
  'payment',
  'refund',
  'order_reason',
  'order_event',
  'orders',
  'order_count',
  'event',
  'audit',
  'merchant_sequence',
];

/** How a server under test differs from the usual one. */
export interface ServerOptions {
  log?: Log;
  /** Takes the caller's address from `X-Forwarded-For`. */
  isBehindProxy?: boolean;
}

/** Puts the contracts' sample into an empty migrated database and the whole server on it. */
export async function serverOn(
  database: Db,
  { log = silent, isBehindProxy = false }: ServerOptions = {},
): Promise<TestServer> {
  const pepper = 'pepper of the tests';
  let ahead = 0;
  const now = () => new Date(contractNow.getTime() + ahead);
  await seedSample(database, { now: now(), pepper, password: contractPassword, ...contractSample });
  const host: Host = {
    database: guarded(database),
    now,
    nextId: createIds(() => now().getTime()),
    pepper,
    log,
    // No test writes to a push service.
    push: { fetch: async () => new Response(null, { status: 201 }) },
  };
  const feed = createFeed(host.database);
  const app = createApp({ host, feed, isBehindProxy });
  const reach: typeof fetch = async (input, init) => app.fetch(new Request(input, init));

  const signIn = async (username: string, signature_key: string | null = null) => {
    const db = database.kysely;
    const person = await first(
      db,
      sql<{ id: number }>`select id from person where username_key = ${username}`,
    );
    return openSession(db, { id: host.nextId(), person_id: person!.id, signature_key }, now());
  };
  return {
    app,
    host,
    database,
    feed,
    fetch: reach,
    signIn,
    as: async (username) => {
      const { token } = await signIn(username);
      return createClient({ baseURL, fetch: reach, credentials: { token: () => token } });
    },
    browser: () => openBrowser({ baseURL, fetch: reach }),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    reset: async () => {
      ahead = 0;
      await database.transaction(async (trx) => {
        for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(trx);
        const orders = sampleOrders({ now: contractNow, ...contractSample });
        await insertOrders(trx, orders);
        await insertLedger(trx, sampleWallets(orders));
      });
    },
    close: async () => {
      feed.close();
      await database.close();
    },
  };
}
