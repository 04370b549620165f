import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openArchive } from '../../src/archive/openArchive.ts';
import { restoreServer } from '../../src/archive/restoreServer.ts';
import { openDatabase } from '../../src/db/open.ts';
import { startPostgres } from '../../test/postgres.ts';
import type { Engine, Figure, Wish } from '../part.ts';
import { inspect, type Inspection } from '../rig/inspect.ts';
import { ServerProcess } from '../rig/ServerProcess.ts';
import { Shift } from '../rig/Shift.ts';
import { cutServery, runServery, type Place } from './runServery.ts';

/** What had been acknowledged at this moment, of orders that may have gone on since. */
const soFar = (shift: Shift): Shift =>
  Object.assign(Object.create(Shift.prototype) as Shift, {
    acknowledged: new Map(shift.acknowledged),
    orders: new Map(shift.orders),
    notes: new Set(shift.notes),
    unsure: new Set(shift.orders.keys()),
  });

/** Compares a backup with what had been acknowledged when it was asked for. */
async function judge(path: string, told: Shift): Promise<Inspection> {
  const copy = await openDatabase<unknown>({ dataDir: 'memory' });
  try {
    const wish = { now: new Date(), isReplacing: false };
    await restoreServer(copy, await openArchive(path), wish);
    return await inspect(copy, told);
  } finally {
    await copy.close();
  }
}

/** Backs a shop at work up again and again, and cuts restores of it short. */
export async function whileAtWork(engine: Engine, { long, say }: Wish): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'servery-work-'));
  const cluster = engine === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  if (cluster && 'missing' in cluster)
    return [{ what: 'at work', engine, figure: cluster.missing, goal: 'skipped', ok: true }];
  const place: Place = { dataDir, databaseUrl: cluster?.url };
  const [backups, cuts] = long ? [20, 20] : [3, 3];
  const server = new ServerProcess(place);
  const shift = new Shift();
  let [lost, torn, acknowledged] = [0, 0, 0];
  const taken: { path: string; told: Shift }[] = [];
  try {
    shift.moveTo(await server.ready);
    await shift.start(4);
    for (let i = 0; i < backups; i += 1) {
      await shift.until(20);
      const told = soFar(shift);
      const path = join(dataDir, `${i}.tar.zst`);
      await runServery(place, 'backup', '--to', path);
      taken.push({ path, told });
    }
    await shift.end();
    const longest = Math.round(shift.longestWait);
    await server.end('SIGTERM');
    for (const { path, told } of taken) {
      const found = await judge(path, told);
      for (const line of found.wrong) say(line);
      lost += found.lost;
      torn += found.torn + found.doubled + found.gaps;
      acknowledged += found.acknowledged;
    }

    const last = taken.at(-1)!;
    let [before, whole] = [0, 0];
    for (let i = 0; i < cuts; i += 1) {
      // Each time a little later, so that every step of a restore is the last once.
      const ms = 200 + (i * (long ? 6_000 : 4_000)) / cuts;
      await cutServery(place, ms, 'restore', last.path, '--replace');
      const database = await openDatabase<unknown>({
        dataDir: join(dataDir, 'database'),
        databaseUrl: cluster?.url,
      });
      const isAs = async (told: Shift) => {
        const { lost: gone, torn: broken } = await inspect(database, told);
        return gone + broken === 0;
      };
      // All that was acknowledged is there, or, where the restore was quicker, all of the backup is.
      if (await isAs(shift)) before += 1;
      else if (await isAs(last.told)) whole += 1;
      await database.close();
    }
    say(`${engine}: ${before} of ${cuts} cut restores left the old data, ${whole} the new`);
    const neither = cuts - before - whole;
    const row = (what: string, figure: number, goal = '0'): Figure => ({
      what,
      engine,
      figure: String(figure),
      goal,
      ok: goal !== '0' || figure === 0,
    });
    return [
      row(`of ${acknowledged} writes before ${backups} backups at work, not in them`, lost),
      row('orders, events or counts torn in them', torn),
      row('longest wait for an answer meanwhile, ms', longest, 'aim 2,000'),
      row(`of ${cuts} restores cut short, neither old nor new`, neither),
    ];
  } finally {
    await shift.giveUp();
    await server.end('SIGKILL');
    if (cluster) await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
