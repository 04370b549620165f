import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { parsers, serializers } from '../codec.ts';
import type { DatabaseEvent } from '../database.ts';
import { createWake, type Wake } from '../wake.ts';
import { PostgresDriver } from './driver.ts';
import { isAway } from './failure.ts';
import { Line } from './Line.ts';

const channel = 'servery_events';
const longestPayload = 7_900;
const listeningPollMs = 5_000;
const notListeningPollMs = 500;
const pingMs = 500;
const abandonedMs = 60_000;

const types = Object.fromEntries(
  Object.keys(serializers).map((key) => {
    const number = Number(key);
    return [
      key,
      {
        to: number,
        from: [number],
        serialize: serializers[number]!,
        parse: parsers[number] ?? ((text: string) => text),
      },
    ];
  }),
);

/** The options of the pool. */
export interface PostgresOptions {
  databaseUrl: string;
  poolSize: number;
  onEvent: (event: DatabaseEvent) => void;
}

/**
 * Opens a pool on a PostgreSQL-compatible server, with notifications from other nodes by LISTEN, or
 * else by polling.
 */
export async function openPostgres({ databaseUrl, poolSize, onEvent }: PostgresOptions) {
  const node = randomUUID();
  let isUp = true;
  let isListening = false;
  let isClosed = false;

  const connect = (onClose: () => void) =>
    postgres(databaseUrl, {
      max: 1,
      types: types as never,
      connect_timeout: 5,
      max_lifetime: null,
      backoff: (tries: number) => Math.min(0.05 * 2 ** tries, 2),
      connection: {
        TimeZone: 'UTC',
        DateStyle: 'ISO',
        application_name: 'servery',
        // A node that disappears without closing its connections must not keep its locks.
        idle_in_transaction_session_timeout: abandonedMs,
      },
      onnotice: () => undefined,
      onclose: onClose,
    });
  const sql = connect(() => undefined);

  let pinging: NodeJS.Timeout | undefined;
  const ping = () => {
    pinging = setTimeout(() => {
      pinging = undefined;
      notifier.run('select 1').catch(() => undefined);
    }, pingMs);
    pinging.unref();
  };
  const onResult = (error?: unknown) => {
    if (isClosed) return;
    if (isAway(error)) {
      if (isUp) onEvent({ kind: 'lost', detail: String(error) });
      isUp = false;
      isListening = false;
      if (!pinging) ping();
    } else if (!isUp) {
      isUp = true;
      onEvent({ kind: 'reopened' });
    }
  };

  const notifier = new Line(connect, onResult);
  const started = performance.now();
  await notifier.run('select 1').catch(async (error: unknown) => {
    isClosed = true;
    clearTimeout(pinging);
    await Promise.all([notifier.end(), sql.end({ timeout: 1 })]);
    throw error;
  });
  onEvent({ kind: 'opened', took: performance.now() - started });

  // Outside all writing transactions: NOTIFY inside one takes a lock on the whole cluster.
  const notifyNodes = (merchantIds: readonly number[]) => {
    const payload = JSON.stringify({ node, merchantIds });
    const isShort = Buffer.byteLength(payload) <= longestPayload;
    notifier
      .run('select pg_notify($1, $2)', [channel, isShort ? payload : JSON.stringify({ node })])
      .catch(() => undefined);
  };
  const wake: Wake = createWake(notifyNodes);
  await sql
    .listen(
      channel,
      (payload) => {
        const notification = JSON.parse(payload) as { node: string; merchantIds?: number[] };
        if (notification.node !== node) wake.receive(notification.merchantIds ?? null);
      },
      () => {
        isListening = true;
        wake.receive(null);
      },
    )
    // Some compatible engines don't support LISTEN: then only polling notifies.
    .catch(() => undefined);

  let poll: NodeJS.Timeout;
  const schedulePoll = () => {
    poll = setTimeout(
      () => {
        if (isUp) wake.receive(null);
        schedulePoll();
      },
      isListening ? listeningPollMs : notListeningPollMs,
    );
    poll.unref();
  };
  schedulePoll();

  const lines = Array.from({ length: poolSize }, () => new Line(connect, onResult));
  return {
    driver: new PostgresDriver(lines),
    wake,
    isHealthy: () => isUp && !isClosed,
    close: async () => {
      isClosed = true;
      clearTimeout(poll);
      clearTimeout(pinging);
      wake.stop();
      await Promise.all([
        sql.end({ timeout: 5 }),
        ...[notifier, ...lines].map((line) => line.end()),
      ]);
    },
  };
}
