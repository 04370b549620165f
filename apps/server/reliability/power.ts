import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../src/storage/db/open.ts';
import { startPostgres, type TestServer } from '../test/postgres.ts';
import type { Engine, Figure, Part, Input } from './part.ts';
import { figuresOf } from './rig/figures.ts';
import { inspect, type Inspection } from './rig/inspect.ts';
import { LoopDisk } from './rig/LoopDisk.ts';
import { ServerProcess } from './rig/ServerProcess.ts';
import { Shift } from './rig/Shift.ts';

const megabytes = 1024;
const people = { embedded: 8, postgres: 16 } as const;
const forgetful = join(import.meta.dirname, 'rig/forgetful.ts');

/** A server whose database is on a separate disk. */
interface Site {
  disk: LoopDisk;
  cluster: TestServer | null;
  start(): ServerProcess;
  open(): ReturnType<typeof openDatabase<unknown>>;
}

const clusterOn = async ({ folder }: LoopDisk, engine: Engine, isDurable: boolean) =>
  engine === 'postgres' ? startPostgres({ parent: folder, isDurable }) : null;

async function siteOf(engine: Engine, isForgetful = false): Promise<Site | { missing: string }> {
  const disk = new LoopDisk(megabytes);
  const cluster = await clusterOn(disk, engine, !isForgetful).catch((error: unknown) => {
    disk.remove();
    throw error;
  });
  if (cluster && 'missing' in cluster) {
    disk.remove();
    return cluster;
  }
  const dataDir = join(disk.folder, 'data');
  const databaseUrl = cluster?.url;
  const preload = isForgetful && !cluster ? forgetful : undefined;
  return {
    disk,
    cluster,
    start: () => new ServerProcess({ dataDir, databaseUrl, preload }),
    open: () => openDatabase<unknown>({ dataDir: join(dataDir, 'database'), databaseUrl }),
  };
}

const clear = async ({ disk, cluster }: Site, server?: ServerProcess) => {
  await server?.end('SIGKILL');
  await cluster?.end('SIGKILL');
  disk.remove();
};

/** Repeatedly cuts the power of a server during writes. */
async function cutting(engine: Engine, { long, print }: Input): Promise<readonly Figure[]> {
  const cuts = long ? 20 : 3;
  const site = await siteOf(engine);
  if ('missing' in site)
    return [{ what: 'power cuts', engine, figure: site.missing, goal: 'skipped', ok: true }];
  const shift = new Shift();
  const starts: number[] = [];
  let server = site.start();
  try {
    shift.moveTo(await server.ready);
    await shift.start(people[engine]);
    for (let cut = 0; cut < cuts; cut += 1) {
      await shift.until(long ? 100 : 50);
      await sleep(Math.random() * 300);
      await server.end('SIGKILL');
      await site.cluster?.end('SIGKILL');
      shift.moveTo(null);
      site.disk.cut();
      const began = performance.now();
      await site.cluster?.start();
      server = site.start();
      shift.moveTo(await server.ready);
      starts.push(performance.now() - began);
      if (cut % 5 === 4)
        print(`${engine}: ${cut + 1} cuts, ${shift.acknowledged.size} acknowledged`);
    }
    await shift.end();
    await server.end('SIGTERM');
    const database = await site.open();
    const found = await inspect(database, shift);
    await database.close();
    const goal = cuts * (long ? 100 : 50);
    return [
      ...figuresOf({ engine, of: `${cuts} power cuts`, goal, found, shift, starts, print }),
      {
        what: 'databases that opened after a cut',
        engine,
        figure: `${starts.length} of ${cuts}`,
        goal: 'all',
        ok: starts.length === cuts,
      },
    ];
  } finally {
    await clear(site, server);
  }
}

/** Cuts the power while an empty folder gets its first database, tables and sample. */
async function cuttingFirstStarts({ long, print }: Input): Promise<Figure> {
  const cuts = long ? 8 : 2;
  let ready = 0;
  for (let cut = 0; cut < cuts; cut += 1) {
    const site = await siteOf('embedded');
    if ('missing' in site) throw new Error(site.missing);
    let server = site.start();
    try {
      await sleep(300 + Math.random() * 4_000);
      await server.end('SIGKILL');
      site.disk.cut();
      server = site.start();
      const shift = new Shift();
      shift.moveTo(await server.ready);
      await shift.start(1);
      await shift.until(1);
      await shift.end();
      ready += 1;
    } catch (error) {
      print(String(error));
    } finally {
      await clear(site, server);
    }
  }
  return {
    what: 'first starts cut short, then started again',
    engine: 'embedded',
    figure: `${ready} of ${cuts}`,
    goal: 'all',
    ok: ready === cuts,
  };
}

/**
 * The same power cut with fsync disabled: this must lose data, or else the part couldn't detect
 * losses.
 */
async function control(engine: Engine): Promise<Figure> {
  const site = await siteOf(engine, true);
  if ('missing' in site) throw new Error(site.missing);
  const server = site.start();
  const shift = new Shift();
  try {
    shift.moveTo(await server.ready);
    site.disk.flush();
    await shift.start(people[engine]);
    await shift.until(50);
    await server.end('SIGKILL');
    await site.cluster?.end('SIGKILL');
    void shift.end();
    site.disk.cut();
    const found = await inspectOrNone(site, shift);
    return {
      what: 'control: lost without waiting for the disk',
      engine,
      figure: found
        ? `${found.lost} answers and orders of ${found.acknowledged} writes`
        : 'all: it does not open',
      goal: '≥ 1',
      ok: found === null || found.lost > 0,
    };
  } finally {
    await clear(site, server);
    shift.moveTo(null);
  }
}

async function inspectOrNone(site: Site, shift: Shift): Promise<Inspection | null> {
  try {
    await site.cluster?.start();
    const database = await site.open();
    try {
      return await inspect(database, shift);
    } finally {
      await database.close();
    }
  } catch {
    return null;
  }
}

/** Cuts the power during writes: acknowledged writes must be on disk. */
export const part: Part = {
  name: 'power',
  summary: 'power is cut during writes; data that the kernel had not yet written is lost',
  run: async (input) => {
    LoopDisk.sweep();
    const missing = LoopDisk.missing();
    if (missing)
      return [{ what: 'power cuts', figure: `not run: ${missing}`, goal: 'skipped', ok: true }];
    const figures: Figure[] = [];
    for (const engine of input.engines) {
      figures.push(...(await cutting(engine, input)));
      if (engine === 'embedded') figures.push(await cuttingFirstStarts(input));
      figures.push(await control(engine));
    }
    return figures;
  },
};
