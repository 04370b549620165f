import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { showOrder } from '@servery/domain/orders';
import { sql } from 'kysely';
import { createApp } from '../src/app.ts';
import { migrate } from '../src/storage/db/migrate.ts';
import { openDatabase } from '../src/storage/db/open.ts';
import type { Host } from '../src/http/host.ts';
import { createIds } from '../src/ids.ts';
import { createFeed } from '../src/live/feed.ts';
import { silent } from '../src/log.ts';
import { loadOrders } from '../src/areas/orders/load.ts';
import { rowsOf } from '../src/areas/orders/rowsOf.ts';
import { openSession } from '../src/session/sessions.ts';
import { all, first } from '../src/storage/sql.ts';
import { startPostgres } from '../test/postgres.ts';
import { casesOf } from './cases.ts';
import { busiest, fill } from './fill.ts';
import { compare, timeOf, tookOf } from './measure.ts';
import { Recorder } from './recorder.ts';

const { values: flags } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    days: { type: 'string', default: '90' },
    runs: { type: 'string', default: '40' },
    /** Use PostgreSQL instead of the embedded engine. */
    postgres: { type: 'boolean', default: false },
    /** A folder to keep, so that the next run doesn't have to fill it again. */
    folder: { type: 'string' },
    /** The URL of a PostgreSQL database to keep. */
    url: { type: 'string' },
    /** Run only the cases whose name contains this text. */
    only: { type: 'string', default: '' },
  },
});

const days = Number(flags.days);
const merchants = 40;
const share = 0.3;
// Peak trading time in the sample's time zone; fixed, so that every run has the same orders.
const now = new Date('2026-06-15T12:30:00.000Z');

const folder = flags.folder ?? mkdtempSync(join(tmpdir(), 'servery-bench-'));
const server = flags.postgres && !flags.url ? await startPostgres() : undefined;
if (server && 'missing' in server) throw new Error(`PostgreSQL is missing: ${server.missing}`);
const database = await openDatabase<unknown>({
  dataDir: join(folder, 'database'),
  databaseUrl: flags.url ?? server?.url,
  // Filling is one long statement per merchant and table.
  queryTimeoutMs: 30 * 60_000,
});
const recorder = new Recorder();
const recorded = { ...database, kysely: database.kysely.withPlugin(recorder) };
const host: Host = {
  database: recorded,
  now: () => now,
  nextId: createIds(() => now.getTime()),
  pepper: 'pepper of the bench',
  log: silent,
};
const feed = createFeed(recorded);
const app = createApp({ host, feed });
const db = database.kysely;

const print = (line: string) => console.log(line);
const ms = (value: number) => value.toFixed(1).padStart(8);

async function prepare(): Promise<void> {
  await migrate(database);
  const known = await first(db, sql`select 1 from merchant limit 1`);
  if (!known) {
    const input = {
      now,
      pepper: host.pepper,
      orders: Number(flags.orders),
      merchants,
      days,
      share,
    };
    const took = await timeOf(() => fill(database, input, print));
    print(`filled in ${Math.round(took / 1000)} s`);
  }
  const rows = await all(
    db,
    sql<{ n: number; most: number }>`select count(*) as n,
      count(*) filter (where merchant_id = ${busiest}) as most from orders`,
  );
  print(`${rows[0]!.n} orders, ${rows[0]!.most} of them of one of ${merchants} merchants`);
}

/**
 * Loads some orders as the server does and recomputes their stored columns, to verify the filled
 * data. Throws if they differ.
 */
async function check(): Promise<void> {
  const picked = await all(
    db,
    sql<{ id: number; merchant_id: number }>`(select id, merchant_id from orders
      where merchant_id = ${busiest} order by placed_at limit 100)
      union all (select id, merchant_id from orders order by placed_at desc limit 100)`,
  );
  for (const { id, merchant_id } of picked) {
    const [record] = await loadOrders(db, [merchant_id], [id]);
    if (!record) throw new Error(`Order ${id} is not there.`);
    showOrder(record);
    const { list, total, balance, item_count, payment_status } = rowsOf(record).order;
    const stored = await first(
      db,
      sql`select list, total, balance, item_count, payment_status from orders
        where merchant_id = ${merchant_id} and id = ${id}`,
    );
    const worked = JSON.stringify({ list, total, balance, item_count, payment_status });
    if (worked !== JSON.stringify(stored))
      throw new Error(`Order ${id} is ${JSON.stringify(stored)} but should be ${worked}.`);
  }
  print(`${picked.length} of them loaded and checked`);
}

async function signIn(username: string): Promise<string> {
  const person = await first(
    db,
    sql<{ id: number }>`select id from person where username_key = ${username}`,
  );
  const named = { id: host.nextId(), person_id: person!.id, signature_key: null };
  return (await openSession(db, named, host.now())).token;
}

const senderFor = (token: string) => async (path: string, body?: object) => {
  const response = await app.request(`http://server.bench/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text) as { aaData?: unknown[]; total?: number };
};

async function lists(): Promise<void> {
  print(`\n${'ms'.padEnd(38)}     p50     p99    bare p50  ratio     total`);
  const tokens = new Map<string, string>();
  for (const one of await casesOf(db, now, days)) {
    if (!one.name.includes(flags.only)) continue;
    if (!tokens.has(one.as)) tokens.set(one.as, await signIn(one.as));
    const send = senderFor(tokens.get(one.as)!);
    const statements = await recorder.record(db, () => send(one.path));
    const [whole, bare] = await compare(
      [
        () => send(one.path),
        () => Promise.all(statements.map((statement) => db.executeQuery(statement))),
      ],
      Number(flags.runs),
    );
    const { aaData, total = '' } = await send(one.path);
    const ratio = (whole.p50 / bare.p50).toFixed(2).padStart(6);
    const mark = whole.p50 < 20 ? '' : '  *';
    print(
      `${one.name.padEnd(38)}${ms(whole.p50)}${ms(whole.p99)}    ${ms(bare.p50)} ${ratio}  ${String(aaData ? total : '').padStart(8)}${mark}`,
    );
  }
}

async function placing(): Promise<void> {
  const send = senderFor(await signIn('merchant'));
  const item = await first(
    db,
    sql<{ id: number }>`select id from menu_item where merchant_id = ${busiest} and is_available
      and not exists (select 1 from jsonb_array_elements(options) o
        where coalesce((o ->> 'min')::int, 0) > 0) order by place limit 1`,
  );
  const cart = { order_method: 'pickup', lines: [{ menu_id: item!.id, quantity: 2 }] };
  print('');
  for (const clients of [1, 16]) {
    const each = Math.ceil(128 / clients);
    const durations: number[] = [];
    const took = await timeOf(() =>
      Promise.all(
        Array.from({ length: clients }, async () => {
          for (let i = 0; i < each; i += 1)
            durations.push(await timeOf(() => send('/transfer_cart_into_order', cart)));
        }),
      ),
    );
    const { p50, p99 } = tookOf(durations);
    const rate = Math.round((durations.length / took) * 1000);
    print(`orders placed, ${clients} clients: ${rate} a second, p50 ${ms(p50)}, p99 ${ms(p99)}`);
  }
}

try {
  const load = () => loadavg()[0]!.toFixed(1);
  print(`${database.engine}, ${cpus().length} cores, load ${load()}, Node ${process.version}`);
  await prepare();
  await check();
  await lists();
  if (flags.only === '') await placing();
  print(`\nload ${load()}; * 20 ms or more at the median`);
} finally {
  feed.close();
  await database.close();
  if (server && 'stop' in server) await server.stop();
  if (flags.folder === undefined) rmSync(folder, { recursive: true, force: true });
}
