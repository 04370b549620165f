import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/storage/db/open.ts';
import type { Figure, Part, Input } from './part.ts';
import { inspect } from './rig/inspect.ts';
import { ServerProcess } from './rig/ServerProcess.ts';
import { Shift } from './rig/Shift.ts';

const figure = (what: string, found: string, goal: string, ok = found === goal): Figure => ({
  what,
  engine: 'embedded',
  figure: found,
  goal,
  ok,
});

/** Returns a hash of every byte of the database in a folder. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name));
  for (const path of files.toSorted()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

/** Changes a lock so that its owner seems to be on a machine that went silent long ago. */
function makeForeign(path: string): void {
  const owner = JSON.parse(readFileSync(path, 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...owner, boot: 'of another machine', host: 'elsewhere' }));
  utimesSync(path, 0, 0);
}

async function second(dataDir: string, owner: ServerProcess): Promise<string> {
  const server = new ServerProcess({ dataDir });
  const outcome = await server.ready.then(
    () => 'opens it too',
    () => 'refuses',
  );
  const output = server.lines.join('\n');
  await server.end('SIGKILL');
  const isClear = output.includes(`in use by process ${owner.pid}`);
  return outcome === 'refuses' && !isClear ? `refuses, saying ${output}` : outcome;
}

/** One folder and several processes: only one of them writes at any time. */
async function oneFolder({ print }: Input): Promise<readonly Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'servery-twice-'));
  const lock = join(dataDir, 'database/servery.lock');
  const figures: Figure[] = [];
  const servers: ServerProcess[] = [];
  const start = () => {
    const server = new ServerProcess({ dataDir });
    servers.push(server);
    return server;
  };
  const shift = new Shift();
  try {
    const owner = start();
    const url = await owner.ready;
    shift.moveTo(url);
    await shift.start(4);
    await shift.until(10);
    figures.push(figure('a second process', await second(dataDir, owner), 'refuses'));
    await shift.until(10);
    figures.push(figure('the first process at that time', 'continues', 'continues'));

    owner.signal('SIGSTOP');
    figures.push(
      figure('a second process while the first is paused', await second(dataDir, owner), 'refuses'),
    );
    owner.signal('SIGCONT');
    await shift.until(10);

    await owner.end('SIGKILL');
    shift.moveTo(null);
    const heir = start();
    shift.moveTo(await heir.ready);
    await shift.until(10);
    figures.push(figure('the lock of a process that was killed', 'is taken over', 'is taken over'));

    // Pauses it during its work, for so long that another machine takes the folder over.
    heir.signal('SIGSTOP');
    makeForeign(lock);
    shift.moveTo(null);
    const usurper = start();
    const next = new Shift();
    next.moveTo(await usurper.ready);
    await next.start(4);
    await next.until(20);
    await next.end();
    await usurper.end('SIGTERM');
    const before = fingerprint(join(dataDir, 'database/database'));
    // It resumes with its work in progress, and with the requests sent while it was paused.
    const late = new Shift();
    late.moveTo(await heir.ready);
    const starting = late.start(1).catch(() => undefined);
    heir.signal('SIGCONT');
    await late.untilRefused(3);
    await Promise.all([shift.giveUp(), late.giveUp(), starting]);
    await heir.end('SIGTERM');
    const isSame = before === fingerprint(join(dataDir, 'database/database'));
    figures.push(
      figure(
        'a paused process that resumes after another took its folder',
        isSame ? 'writes nothing' : 'writes',
        'writes nothing',
      ),
    );

    const database = await openDatabase<unknown>({ dataDir: join(dataDir, 'database') });
    for (const one of [shift, next]) {
      const found = await inspect(database, one);
      for (const line of found.wrong) print(line);
      const { lost, torn, doubled, gaps, acknowledged } = found;
      figures.push(
        figure(
          `lost, torn, doubled, gaps in ${acknowledged} writes`,
          [lost, torn, doubled, gaps].join(', '),
          '0, 0, 0, 0',
        ),
      );
    }
    await database.close();
    return figures;
  } finally {
    shift.moveTo(null);
    for (const server of servers) await server.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Two processes open the same data folder. */
export const part: Part = {
  name: 'twice',
  summary: 'two processes open the same data folder',
  run: async (input) => (input.engines.includes('embedded') ? oneFolder(input) : []),
};
