import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../src/storage/db/open.ts';
import { startPostgres, type TestServer } from '../test/postgres.ts';
import type { Engine, Figure, Part, Input } from './part.ts';
import { figuresOf } from './rig/figures.ts';
import { inspect } from './rig/inspect.ts';
import { LoopDisk } from './rig/LoopDisk.ts';
import { ServerProcess } from './rig/ServerProcess.ts';
import { Shift } from './rig/Shift.ts';

const megabyte = 1024 * 1024;
const people = 8;
const hangMs = 30_000;

/** The extent of filling the disk: until the space guard refuses writes, or to the last byte. */
type Way = 'guarded' | 'to the last byte';

const wayOf = {
  guarded: { SERVERY_MIN_FREE_MB: '200' },
  'to the last byte': { SERVERY_MIN_FREE_MB: '1' },
};

/** Fills the disk until only this many bytes are left. */
function takeSpace(disk: LoopDisk, left: number): void {
  const bytes = Math.floor((disk.free - left) / 4096) * 4096;
  const ballast = join(disk.folder, `ballast-${Date.now()}`);
  if (bytes > 0) execFileSync('fallocate', ['-l', String(bytes), ballast]);
}

const giveSpace = (disk: LoopDisk) => {
  execFileSync('sh', ['-c', 'rm -f "$0"/ballast-*', disk.folder]);
};

/** Whether a promise settles in time. */
const within = async (work: Promise<unknown>, ms: number): Promise<boolean> => {
  const late = new AbortController();
  const hasEnded = await Promise.race([
    work.then(() => true),
    sleep(ms, false, { signal: late.signal }).catch(() => false),
  ]);
  late.abort();
  return hasEnded;
};

/** Fills the disk of a running server, checks its refusals, and frees the space again. */
async function filling(
  engine: Engine,
  way: Way,
  { long, print }: Input,
): Promise<readonly Figure[]> {
  const times = long ? 5 : 1;
  const disk = new LoopDisk(1024);
  let cluster: TestServer | null = null;
  let server: ServerProcess | null = null;
  const shift = new Shift();
  const back: number[] = [];
  let isStuck = false;
  try {
    if (engine === 'postgres') {
      const started = await startPostgres({ parent: disk.folder, isDurable: true });
      if ('missing' in started)
        return [{ what: 'disk full', engine, figure: started.missing, goal: 'skipped', ok: true }];
      cluster = started;
    }
    const dataDir = join(disk.folder, 'data');
    const databaseUrl = cluster?.url;
    server = new ServerProcess({ dataDir, databaseUrl, env: wayOf[way] });
    shift.moveTo(await server.ready);
    await shift.start(people);
    for (let time = 0; time < times; time += 1) {
      await shift.until(30);
      const before = shift.refused('maintenance');
      takeSpace(disk, way === 'guarded' ? 150 * megabyte : megabyte);
      if (way !== 'guarded') takeSpace(disk, 64 * 1024);
      isStuck ||= !(await within(shift.untilRefused(shift.refused() + 20), 4 * hangMs));
      print(
        `${engine}, ${way}: ${shift.refused('maintenance') - before} refusals, ${disk.free} bytes free`,
      );
      giveSpace(disk);
      const began = performance.now();
      // A service manager would restart PostgreSQL after a full disk ended it.
      await cluster?.start().catch(() => undefined);
      isStuck ||= !(await within(shift.until(20), hangMs));
      back.push(performance.now() - began);
    }
    if (isStuck) for (const line of server.lines.slice(-10)) print(line);
    await (isStuck ? shift.giveUp() : shift.end());
    await server.end('SIGTERM');
    const database = await openDatabase<unknown>({
      dataDir: join(dataDir, 'database'),
      databaseUrl,
    });
    const found = await inspect(database, shift);
    await database.close();
    const met = [...shift.refusals.keys()].filter((code) => code !== 'maintenance');
    return [
      ...figuresOf({ engine, of: `disk full, ${way}`, goal: times * 50, found, shift, print }),
      {
        what: `errors other than 503, ${way}`,
        engine,
        figure: met.join(', ') || 'none',
        goal: 'none',
        ok: met.length === 0,
      },
      {
        what: `recovers automatically, ${way}`,
        engine,
        figure: isStuck ? 'no' : `yes, after ${(Math.max(...back) / 1000).toFixed(1)} s`,
        goal: 'yes',
        ok: !isStuck,
      },
      {
        what: `longest wait for a response, ${way}`,
        engine,
        figure: `${(shift.longestWait / 1000).toFixed(1)} s`,
        goal: 'aim < 16 s',
        ok: true,
      },
    ];
  } finally {
    await server?.end('SIGKILL');
    await cluster?.end('SIGKILL');
    shift.moveTo(null);
    disk.remove();
  }
}

/** Fills up the disk during writes. */
export const part: Part = {
  name: 'disk',
  summary: 'the disk fills up during writes and is freed again',
  run: async (input) => {
    LoopDisk.sweep();
    const missing = LoopDisk.missing();
    if (missing)
      return [{ what: 'disk full', figure: `not run: ${missing}`, goal: 'skipped', ok: true }];
    const figures: Figure[] = [];
    for (const engine of input.engines) {
      // The server doesn't guard the disk of PostgreSQL.
      if (engine === 'embedded') figures.push(...(await filling(engine, 'guarded', input)));
      figures.push(...(await filling(engine, 'to the last byte', input)));
    }
    return figures;
  },
};
