import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, login } from '@servery/api';
import { contractPassword } from '@servery/contracts';
import { sql } from 'kysely';
import { fill } from '../bench/fill.ts';
import { migrate } from '../src/storage/db/migrate.ts';
import { openDatabase } from '../src/storage/db/open.ts';
import { all, first, type Sql } from '../src/storage/sql.ts';
import { startPostgres, type TestServer } from '../test/postgres.ts';
import { kinds, rates, type LoadPlan, type LoadReport } from './load/traffic.ts';
import { perEngine, type Engine, type Figure, type Part, type Input } from './part.ts';
import { ServerProcess } from './rig/ServerProcess.ts';

const run = promisify(execFile);
const client = join(import.meta.dirname, 'load/client.ts');
const pepper = 'pepper of the load';
const megabyte = 1024 * 1024;
const aims = { embedded: 250, postgres: 100 } as const;
const merchants = 40;

interface Environment {
  folder: string;
  cluster: TestServer | null;
}

/** Adds an owner who can sign in to every outlet, as the sample's own outlets have. */
async function addOwners(db: Sql): Promise<void> {
  await sql`insert into person (id, username, username_key, name, role, merchant_id, password_hash)
    select 1000000 + m.merchant_id, 'owner ' || m.merchant_id, 'owner ' || m.merchant_id, p.name,
      p.role, m.merchant_id, p.password_hash
    from merchant m, person p where p.username_key = 'merchant'
    on conflict do nothing`.execute(db);
  await sql`insert into person_merchant (merchant_id, person_id)
    select merchant_id, 1000000 + merchant_id from merchant on conflict do nothing`.execute(db);
}

/**
 * Fills an empty database, or continues with existing data; returns the number of orders and the
 * merchants.
 */
async function prepare({ folder, cluster }: Environment, { long, print }: Input) {
  const database = await openDatabase<unknown>({
    dataDir: join(folder, 'database'),
    databaseUrl: cluster?.url,
    // Filling runs one long statement per merchant and table.
    queryTimeoutMs: 30 * 60_000,
  });
  try {
    await migrate(database);
    const db = database.kysely;
    if (!(await first(db, sql`select 1 from merchant limit 1`))) {
      const orders = long ? 1_000_000 : 100_000;
      const days = long ? 90 : 9;
      const input = { now: new Date(), pepper, orders, merchants, days, share: 0.3 };
      const began = performance.now();
      await fill(database, input, () => undefined);
      print(`filled in ${Math.round((performance.now() - began) / 1000)} s`);
    }
    await addOwners(db);
    const count = await first(db, sql<{ n: number }>`select count(*) as n from orders`);
    const shops = await all(
      db,
      sql<{ merchant_id: number; menu_id: number }>`select merchant_id, min(id) as menu_id
        from menu_item i join merchant m using (merchant_id)
        where is_available and (m.settings ->> 'is_open')::boolean
          and not exists (select 1 from jsonb_array_elements(options) o
            where coalesce((o ->> 'min')::int, 0) > 0)
        group by merchant_id order by merchant_id`,
    );
    return { orders: count!.n, shops };
  } finally {
    await database.close();
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns how much more memory the last fifth of a run needs than its second fifth, as a share. */
function growthOf(samples: readonly number[]): number {
  const fifth = Math.floor(samples.length / 5);
  return median(samples.slice(-fifth)) / median(samples.slice(fifth, 2 * fifth)) - 1;
}

async function loading(engine: Engine, input: Input): Promise<readonly Figure[]> {
  const { long, print } = input;
  const seconds = long ? 600 : 60;
  const size = long ? 'long' : 'short';
  const folder = input.folder
    ? join(input.folder, `${engine}-${size}`)
    : mkdtempSync(join(tmpdir(), 'servery-load-'));
  mkdirSync(folder, { recursive: true });
  const home = input.folder && join(folder, 'postgres');
  const cluster = engine === 'postgres' ? await startPostgres({ isDurable: true, home }) : null;
  if (cluster && 'missing' in cluster)
    return [{ what: 'load', engine, figure: cluster.missing, goal: 'skipped', ok: true }];
  let server: ServerProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  try {
    const { orders, shops } = await prepare({ folder, cluster }, input);
    server = new ServerProcess({
      dataDir: folder,
      databaseUrl: cluster?.url,
      env: { SERVERY_PEPPER: pepper, SERVERY_QUIET: '1' },
    });
    const url = await server.ready;
    const { call } = createClient({ baseURL: `${url}/api` });
    const staffed: LoadPlan['shops'][number][] = [];
    for (const shop of shops) {
      const username = `owner ${shop.merchant_id}`;
      const { token } = await call(login, { body: { username, password: contractPassword } });
      staffed.push({ ...shop, token });
    }
    const memory: number[] = [];
    timer = setInterval(() => memory.push(server!.memory()), 1_000);
    const plan: LoadPlan = { url, seconds, shops: staffed };
    print(`${engine}: ${orders.toLocaleString('en')} orders stored; ${seconds} s of load`);
    const { stdout } = await run(process.execPath, [client, JSON.stringify(plan)]);
    clearInterval(timer);
    const report = JSON.parse(stdout) as LoadReport;
    for (const [error, n] of Object.entries(report.errors)) print(`  ${n} times ${error}`);
    print(`  at most ${report.maxWaiting} calls waited at once`);
    const growth = growthOf(memory);
    const failed = Object.values(report.errors).reduce((sum, n) => sum + n, 0);
    const answered = kinds.reduce((sum, kind) => sum + report.took[kind].n, 0);
    return [
      ...kinds.map((kind): Figure => {
        const { p50, p95, p99, n } = report.took[kind];
        return {
          what: `${kind}, ${rates[kind]}/s: p50, p95, p99 (${n.toLocaleString('en')})`,
          engine,
          figure: `${[p50, p95, p99].map((ms) => ms.toFixed(0)).join(', ')} ms`,
          goal: `aim p99 < ${aims[engine]} ms`,
          ok: true,
        };
      }),
      {
        what: `failed requests, of ${(answered + failed).toLocaleString('en')} with ${orders.toLocaleString('en')} orders stored`,
        engine,
        figure: String(failed),
        goal: '0',
        ok: failed === 0,
      },
      {
        what: 'memory of the server at the end, and its growth',
        engine,
        figure: `${Math.round(memory.at(-1)! / megabyte)} MB, ${(growth * 100).toFixed(1)} %`,
        // A minute is too short to distinguish growth from warming up.
        goal: long ? '< 10 %' : 'aim < 10 %',
        ok: !long || growth < 0.1,
      },
    ];
  } finally {
    clearInterval(timer);
    await server?.end('SIGKILL');
    if (cluster) await cluster.stop();
    if (!input.folder && existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends orders and reads at a steady rate from another process. */
export const part: Part = {
  name: 'load',
  summary:
    'orders and reads arrive at a fixed rate on a filled database; measured from the 20th second',
  run: perEngine(loading),
};
