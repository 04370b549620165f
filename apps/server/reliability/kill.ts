import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../src/storage/db/open.ts';
import { startPostgres } from '../test/postgres.ts';
import { perEngine, type Engine, type Figure, type Part, type Input } from './part.ts';
import { inspect } from './rig/inspect.ts';
import { ServerProcess } from './rig/ServerProcess.ts';
import { Shift } from './rig/Shift.ts';
import { figuresOf } from './rig/figures.ts';

const people = { embedded: 8, postgres: 16 } as const;

/** Repeatedly kills the server, and with PostgreSQL also the database, during writes. */
async function killing(engine: Engine, { long, print }: Input): Promise<readonly Figure[]> {
  const kills = long ? 40 : 4;
  const goal = long ? 10_000 : 200;
  const folder = mkdtempSync(join(tmpdir(), 'servery-kill-'));
  const cluster = engine === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  if (cluster && 'missing' in cluster)
    return [{ what: 'kill -9', engine, figure: cluster.missing, goal: 'skipped', ok: true }];
  const place = { dataDir: folder, databaseUrl: cluster?.url };
  const shift = new Shift();
  const starts: number[] = [];
  let server = new ServerProcess(place);
  try {
    shift.moveTo(await server.ready);
    await shift.start(people[engine]);
    for (let kill = 0; kill < kills; kill += 1) {
      await shift.until(Math.ceil((goal / kills) * (0.5 + Math.random())));
      await sleep(Math.random() * 50);
      // Every other time kill the database instead, while the server keeps running.
      if (cluster && kill % 2 === 1) {
        await cluster.end('SIGKILL');
        const began = performance.now();
        await cluster.start();
        starts.push(performance.now() - began);
        continue;
      }
      await server.end('SIGKILL');
      shift.moveTo(null);
      server = new ServerProcess(place);
      if (kill % 5 === 4) {
        // Also interrupt a start.
        await sleep(Math.random() * 1_000);
        await server.end('SIGKILL');
        server = new ServerProcess(place);
      }
      const began = performance.now();
      shift.moveTo(await server.ready);
      starts.push(performance.now() - began);
      if (kill % 10 === 9)
        print(`${engine}: ${kill + 1} kills, ${shift.acknowledged.size} acknowledged`);
    }
    const rest = goal - shift.acknowledged.size;
    if (rest > 0) await shift.until(rest);
    await shift.end();
    await server.end('SIGTERM');
    const database = await openDatabase<unknown>({
      dataDir: join(folder, 'database'),
      databaseUrl: cluster?.url,
    });
    const found = await inspect(database, shift);
    await database.close();
    return figuresOf({ engine, of: `kill -9, ${kills} times`, goal, found, shift, starts, print });
  } finally {
    await server.end('SIGKILL');
    if (cluster) await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Kills processes during writes: acknowledged writes must be stored completely and exactly once.
 */
export const part: Part = {
  name: 'kill',
  summary: 'the server and its database are killed during writes',
  run: perEngine(killing),
};
