import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../src/storage/db/open.ts';
import { startPostgres } from '../test/postgres.ts';
import { perEngine, type Engine, type Figure, type Part, type Input } from './part.ts';
import { figuresOf } from './rig/figures.ts';
import { inspect } from './rig/inspect.ts';
import { ServerProcess } from './rig/ServerProcess.ts';
import { Shift } from './rig/Shift.ts';

const people = { embedded: 8, postgres: 16 } as const;
const mortal = join(import.meta.dirname, 'rig/mortal.ts');

/** Restarts the database of a running server during writes. */
async function restarting(engine: Engine, { long, print }: Input): Promise<readonly Figure[]> {
  const restarts = long ? 20 : 4;
  const folder = mkdtempSync(join(tmpdir(), 'servery-restart-'));
  const cluster = engine === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  if (cluster && 'missing' in cluster)
    return [{ what: 'restarts', engine, figure: cluster.missing, goal: 'skipped', ok: true }];
  const databaseUrl = cluster?.url;
  const server = new ServerProcess({ dataDir: folder, databaseUrl, preload: mortal });
  const shift = new Shift();
  const away: number[] = [];
  try {
    shift.moveTo(await server.ready);
    await shift.start(people[engine]);
    for (let restart = 0; restart < restarts; restart += 1) {
      await shift.until(50);
      await sleep(Math.random() * 50);
      const began = performance.now();
      if (!cluster) server.signal('SIGUSR2');
      else {
        await cluster.end(restart % 2 === 0 ? 'SIGINT' : 'SIGKILL');
        await cluster.start();
      }
      // Requests in progress at the restart may still be answered by the old database; the next one
      // needs the new one.
      await shift.until(people[engine] + 1);
      away.push(shift.longestPause(began));
    }
    await shift.end();
    await server.end('SIGTERM');
    const database = await openDatabase<unknown>({
      dataDir: join(folder, 'database'),
      databaseUrl,
    });
    const found = await inspect(database, shift);
    await database.close();
    const met = [...shift.refusals.keys()].filter((code) => code !== 'maintenance');
    return [
      ...figuresOf({
        engine,
        of: `${restarts} restarts`,
        goal: restarts * 50,
        found,
        shift,
        print,
      }),
      {
        what: 'errors other than 503',
        engine,
        figure: met.join(', ') || 'none',
        goal: 'none',
        ok: met.length === 0,
      },
      {
        what: 'longest outage',
        engine,
        figure: `${(Math.max(...away) / 1000).toFixed(1)} s`,
        goal: 'aim < 5 s',
        ok: true,
      },
    ];
  } finally {
    await server.end('SIGKILL');
    if (cluster) await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Restarts the database under load: 503 in the meantime, nothing lost, nothing duplicated. */
export const part: Part = {
  name: 'restart',
  summary: 'the database restarts during writes while the server keeps running',
  run: perEngine(restarting),
};
