import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openArchive } from '../../src/storage/archive/openArchive.ts';
import { restoreServer } from '../../src/storage/archive/restoreServer.ts';
import { openDatabase } from '../../src/storage/db/open.ts';
import { startPostgres } from '../../test/postgres.ts';
import type { Engine, Figure, Input } from '../part.ts';
import { inspect, type Inspection } from '../rig/inspect.ts';
import { ServerProcess } from '../rig/ServerProcess.ts';
import { Shift } from '../rig/Shift.ts';
import { cutServery, runServery, type DataLocation } from './runServery.ts';

/**
 * Returns a snapshot of the acknowledged writes, with all orders marked as possibly changed since.
 */
const soFar = (shift: Shift): Shift =>
  Object.assign(Object.create(Shift.prototype) as Shift, {
    acknowledged: new Map(shift.acknowledged),
    orders: new Map(shift.orders),
    notes: new Set(shift.notes),
    unsure: new Set(shift.orders.keys()),
  });

/** Compares a backup with the writes that were acknowledged when it was requested. */
async function judge(path: string, expected: Shift): Promise<Inspection> {
  const copy = await openDatabase<unknown>({ dataDir: 'memory' });
  try {
    const input = { now: new Date(), isReplacing: false };
    await restoreServer(copy, await openArchive(path), input);
    return await inspect(copy, expected);
  } finally {
    await copy.close();
  }
}

/** Repeatedly backs up a shop under load, and interrupts restores. */
export async function whileAtWork(engine: Engine, { long, print }: Input): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'servery-work-'));
  const cluster = engine === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  if (cluster && 'missing' in cluster)
    return [{ what: 'at work', engine, figure: cluster.missing, goal: 'skipped', ok: true }];
  const location: DataLocation = { dataDir, databaseUrl: cluster?.url };
  const [backups, cuts] = long ? [20, 20] : [3, 3];
  const server = new ServerProcess(location);
  const shift = new Shift();
  let [lost, torn, acknowledged] = [0, 0, 0];
  const taken: { path: string; expected: Shift }[] = [];
  try {
    shift.moveTo(await server.ready);
    await shift.start(4);
    for (let i = 0; i < backups; i += 1) {
      await shift.until(20);
      const expected = soFar(shift);
      const path = join(dataDir, `${i}.tar.zst`);
      await runServery(location, 'backup', '--to', path);
      taken.push({ path, expected });
    }
    await shift.end();
    const longest = Math.round(shift.longestWait);
    await server.end('SIGTERM');
    for (const { path, expected } of taken) {
      const found = await judge(path, expected);
      for (const line of found.wrong) print(line);
      lost += found.lost;
      torn += found.torn + found.doubled + found.gaps;
      acknowledged += found.acknowledged;
    }

    const last = taken.at(-1)!;
    let [before, whole] = [0, 0];
    for (let i = 0; i < cuts; i += 1) {
      // A little later each time, so that every step of a restore is interrupted once.
      const ms = 200 + (i * (long ? 6_000 : 4_000)) / cuts;
      await cutServery(location, ms, 'restore', last.path, '--replace');
      const database = await openDatabase<unknown>({
        dataDir: join(dataDir, 'database'),
        databaseUrl: cluster?.url,
      });
      const isAs = async (expected: Shift) => {
        const { lost: gone, torn: broken } = await inspect(database, expected);
        return gone + broken === 0;
      };
      // Either all acknowledged writes are there, or, if the restore completed first, the whole
      // backup.
      if (await isAs(shift)) before += 1;
      else if (await isAs(last.expected)) whole += 1;
      await database.close();
    }
    print(`${engine}: ${before} of ${cuts} cut restores left the old data, ${whole} the new`);
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
      row('longest wait for a response during it, ms', longest, 'aim 2,000'),
      row(`of ${cuts} restores cut short, neither old nor new`, neither),
    ];
  } finally {
    await shift.giveUp();
    await server.end('SIGKILL');
    if (cluster) await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
