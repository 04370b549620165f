import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, login } from '@servery/api';
import { merchants } from '@servery/sample';
import { startPostgres } from '../test/postgres.ts';
import type { LivePlan, LiveReport } from './live/report.ts';
import { perEngine, type Engine, type Figure, type Part, type Input } from './part.ts';
import { password, ServerProcess } from './rig/ServerProcess.ts';

const run = promisify(execFile);
const client = join(import.meta.dirname, 'live/client.ts');
const listeners = 500;
const ordersPerSecond = 10;

/**
 * Has hundreds of screens listen while orders are placed, first undisturbed, then with connections
 * cut.
 */
async function listening(engine: Engine, { long, print }: Input): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-live-'));
  const cluster = engine === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  if (cluster && 'missing' in cluster)
    return [{ what: 'live events', engine, figure: cluster.missing, goal: 'skipped', ok: true }];
  const server = new ServerProcess({
    dataDir: folder,
    databaseUrl: cluster?.url,
    env: { SERVERY_QUIET: '1' },
  });
  try {
    const url = await server.ready;
    const { token } = await createClient({ baseURL: `${url}/api` }).call(login, {
      body: { username: 'merchant', password },
    });
    const menu_id = merchants[0]!.items.find(
      (it) => it.is_available && it.options.every(({ min }) => !min),
    )!.id;
    const figures: Figure[] = [];
    for (const isCut of [false, true]) {
      const seconds = long ? 60 : 10;
      const plan: LivePlan = { url, token, seconds, listeners, ordersPerSecond, menu_id, isCut };
      const { stdout } = await run(process.execPath, [client, JSON.stringify(plan)]);
      const found = JSON.parse(stdout) as LiveReport;
      const { events, delivered, missed, repeated, cuts } = found;
      const whom = isCut ? `${listeners} listeners, cut ${cuts} times` : `${listeners} listeners`;
      print(`${engine}: ${delivered.toLocaleString('en')} deliveries of ${events} events`);
      figures.push(
        {
          what: `missed, repeated; ${whom}`,
          engine,
          figure: `${missed}, ${repeated}`,
          goal: '0, 0',
          ok: missed + repeated === 0 && delivered >= events * listeners,
        },
        {
          what: `delivery time, p50, p99, max; ${whom}`,
          engine,
          figure: `${[found.p50, found.p99, found.most].map((ms) => ms.toFixed(0)).join(', ')} ms`,
          goal: isCut ? 'includes the time without connection' : 'aim p99 < 250 ms',
          ok: true,
        },
      );
    }
    return figures;
  } finally {
    await server.end('SIGKILL');
    if (cluster) await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts the events that live screens receive. */
export const part: Part = {
  name: 'live',
  summary:
    'hundreds of screens receive events while orders are placed, and some lose their connection',
  run: perEngine(listening),
};
