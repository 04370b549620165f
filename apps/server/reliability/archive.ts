import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fill } from '../bench/fill.ts';
import { bytesIn, rowsIn, rowsOf, type Manifest } from '../src/storage/archive/manifest.ts';
import { openArchive } from '../src/storage/archive/openArchive.ts';
import { migrate } from '../src/storage/db/migrate.ts';
import { openDatabase } from '../src/storage/db/open.ts';
import { startPostgres } from '../test/postgres.ts';
import { runServery } from './archive/runServery.ts';
import { whileAtWork } from './archive/whileAtWork.ts';
import type { Engine, Figure, Part, Input } from './part.ts';

const now = new Date('2026-06-15T12:30:00.000Z');
const mega = 1_000_000;

/** Fills a database with three months of orders of ten merchants. */
async function fillPlace(place: { dataDir: string; databaseUrl?: string }, orders: number) {
  const database = await openDatabase<unknown>({ ...place, queryTimeoutMs: 30 * 60_000 });
  try {
    await migrate(database);
    const input = { now, pepper: 'pepper', orders, merchants: 10, days: 90, share: 0.3 };
    await fill(database, input, () => undefined);
    if (database.engine === 'embedded') await sql`checkpoint`.execute(database.kysely);
  } finally {
    await database.close();
  }
}

/**
 * Returns the number of rows in tables that differ between two archives; 0 if they are equal, row
 * for row.
 */
const differing = (one: Manifest, other: Manifest): number =>
  one.tables.reduce((sum, { name, rows, sha256 }) => {
    const twin = other.tables.find((it) => it.name === name);
    return sum + (twin?.sha256 === sha256 && twin.rows === rows ? 0 : Math.max(rows, 1));
  }, 0);

/**
 * Flips single bits and truncates files; returns how many of the damaged files were accepted as
 * complete.
 */
async function damage(path: string, tries: number): Promise<number> {
  const bytes = readFileSync(path);
  const copy = `${path}.damaged`;
  let taken = 0;
  for (let i = 0; i < tries; i += 1) {
    const random = createHash('sha256').update(`${i}`).digest();
    const at = random.readUInt32LE(0) % bytes.length;
    if (i % 4 === 3) writeFileSync(copy, bytes.subarray(0, at));
    else {
      const damaged = Buffer.from(bytes);
      damaged[at] = damaged[at]! ^ (1 << (random[4]! % 8));
      writeFileSync(copy, damaged);
    }
    taken += await openArchive(copy).then(
      () => 1,
      () => 0,
    );
  }
  rmSync(copy, { force: true });
  return taken;
}

const perSecond = (rows: number, ms: number) => Math.round((rows / ms) * 1000).toLocaleString('en');

async function roundTrip(engine: Engine, { long, print }: Input): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-archive-'));
  const cluster = await startPostgres({ isDurable: true });
  if ('missing' in cluster && engine === 'postgres')
    return [{ what: 'round trips', engine, figure: cluster.missing, goal: 'skipped', ok: true }];
  const databaseUrl = engine === 'postgres' && 'url' in cluster ? cluster.url : undefined;
  const figures: Figure[] = [];
  const add = (what: string, figure: string, goal: string, ok = true) =>
    figures.push({ what, engine, figure, goal, ok });
  try {
    const orders = long ? 100_000 : 5_000;
    await fillPlace({ dataDir: join(folder, 'database'), databaseUrl }, orders);
    const place = { dataDir: folder, databaseUrl };
    const first = join(folder, 'first.tar.zst');
    const out = await runServery(place, 'backup', '--to', first);
    const { manifest } = await openArchive(first);
    const rows = rowsIn(manifest);
    const size = `${(statSync(first).size / mega).toFixed(1)} of ${(bytesIn(manifest) / mega).toFixed(0)} MB`;
    print(`${engine}: ${rowsOf(manifest, 'orders')} orders, ${rows} rows, packed into ${size}`);
    add('rows a second into a backup', perSecond(rows, out.ms), 'aim 50,000');
    const back = await runServery(place, 'restore', first, '--replace');
    add('rows a second out of it', perSecond(rows, back.ms), 'aim 10,000');
    const second = join(folder, 'second.tar.zst');
    await runServery(place, 'backup', '--to', second);
    const lost = differing(manifest, (await openArchive(second)).manifest);
    add(`rows lost or changed in a round of ${rows}`, String(lost), '0', lost === 0);
    // A new embedded database is created in memory first, which takes more than filling it. Opening
    // the embedded engine takes half of that; neither grows with the data.
    const most =
      engine === 'embedded' ? { backup: 1_200, restore: 1_600 } : { backup: 600, restore: 600 };
    for (const [what, { peakMb }] of Object.entries({ backup: out, restore: back })) {
      const goal = most[what as keyof typeof most];
      add(`memory of a ${what}, MB`, String(peakMb), `below ${goal}`, peakMb < goal);
    }
    const tries = long ? 400 : 40;
    const taken = await damage(first, tries);
    add(`of ${tries} damaged files, taken for whole`, String(taken), '0', taken === 0);
    return figures;
  } finally {
    if ('stop' in cluster) await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Backups and restores under disturbances: nothing may be lost, torn, or wrongly accepted as
 * complete.
 */
export const part: Part = {
  name: 'archive',
  summary: 'backups of a running server, and restores, some of them interrupted',
  run: async (input) => {
    const figures: Figure[] = [];
    for (const engine of input.engines) {
      figures.push(...(await roundTrip(engine, input)));
      figures.push(...(await whileAtWork(engine, input)));
    }
    return figures;
  },
};
