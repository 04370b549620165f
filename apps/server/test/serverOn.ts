import { createClient, type Client } from '@servery/api';
import { contractNow, contractSample, openBrowser } from '@servery/contracts';
import { sampleOrders, sampleWallets } from '@servery/sample';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { guarded } from '../src/storage/db/guarded.ts';
import type { Host } from '../src/http/host.ts';
import { createIds } from '../src/ids.ts';
import { createFeed, type Feed } from '../src/live/feed.ts';
import { silent, type Log } from '../src/log.ts';
import { insertOrders } from '../src/areas/orders/save.ts';
import { openSession, type Tokens } from '../src/session/sessions.ts';
import { first, type Db } from '../src/storage/sql.ts';
import { insertShifts } from '../src/areas/drawers/insertSample.ts';
import { insertLedger } from '../src/areas/wallet/insertLedger.ts';
import { pepper } from './contractData.ts';

export const baseURL = 'http://server.test/api';

/** The complete server on its own database, with a clock that tests control. */
export interface TestServer {
  app: Hono;
  host: Host;
  database: Db;
  feed: Feed;
  fetch: typeof fetch;
  /** Starts a session of a person of the sample. */
  signIn(username: string, signature_key?: string | null): Promise<Tokens>;
  /** Returns a client with a new session of a person of the sample. */
  as(username: string): Promise<Client>;
  /** Returns a client without a session. */
  browser(): Client;
  advance(milliseconds: number): void;
  /** Resets the sample's orders and the clock. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const tables = [
  // Locks expire by the clock, which a reset turns back.
  'attempt',
  'push_place',
  'day_closing',
  'cash_movement',
  'shift',
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

/** The options of a test server. */
export interface ServerOptions {
  log?: Log;
  /** Takes the caller's address from `X-Forwarded-For`. */
  isBehindProxy?: boolean;
}

/** Starts the complete server on a database with the contracts' sample. */
export function serverOn(
  database: Db,
  { log = silent, isBehindProxy = false }: ServerOptions = {},
): TestServer {
  let ahead = 0;
  const now = () => new Date(contractNow.getTime() + ahead);
  const host: Host = {
    database: guarded(database),
    now,
    nextId: createIds(() => now().getTime()),
    pepper,
    log,
    // Tests must not contact push services.
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
        await sql`update merchant set closed_on = null /* every merchant: reset */`.execute(trx);
        const orders = sampleOrders({ now: contractNow, ...contractSample });
        await insertOrders(trx, orders);
        await insertShifts(trx, orders, contractNow);
        await insertLedger(trx, sampleWallets(orders));
      });
    },
    close: async () => {
      feed.close();
      await database.close();
    },
  };
}
