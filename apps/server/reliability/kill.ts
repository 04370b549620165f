import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../src/db/open.ts';
import { startPostgres } from '../test/postgres.ts';
import type { Engine, Figure, Part, Wish } from './part.ts';
import { inspect } from './rig/inspect.ts';
import { ServerProcess } from './rig/ServerProcess.ts';
import { Shift } from './rig/Shift.ts';
import { figuresOf } from './rig/figures.ts';

const people = { embedded: 8, postgres: 16 } as const;

/** Kills the server, and with PostgreSQL also the database, again and again while people work. */
async function killing(engine: Engine, { long, say }: Wish): Promise<readonly Figure[]> {
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
      // Every other time the database of its own, while the server stays.
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
        // A start that is cut short as well.
        await sleep(Math.random() * 1_000);
        await server.end('SIGKILL');
        server = new ServerProcess(place);
      }
      const began = performance.now();
      shift.moveTo(await server.ready);
      starts.push(performance.now() - began);
      if (kill % 10 === 9)
        say(`${engine}: ${kill + 1} kills, ${shift.acknowledged.size} acknowledged`);
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
    return figuresOf({ engine, of: `kill -9, ${kills} times`, goal, found, shift, starts, say });
  } finally {
    await server.end('SIGKILL');
    if (cluster) await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Kills programs under writes: what was acknowledged must be there, whole and once. */
export const part: Part = {
  name: 'kill',
  summary: 'the server and its database are killed under writes',
  run: async (wish) => {
    const figures: Figure[] = [];
    for (const engine of wish.engines) figures.push(...(await killing(engine, wish)));
    return figures;
  },
};
