import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, login } from '@servery/api';
import { openDatabase } from '../src/storage/db/open.ts';
import { startPostgres } from '../test/postgres.ts';
import type { Figure, Part, Input } from './part.ts';
import { figuresOf } from './rig/figures.ts';
import { inspect } from './rig/inspect.ts';
import { Screen } from './rig/Screen.ts';
import { password, ServerProcess } from './rig/ServerProcess.ts';
import { Shift } from './rig/Shift.ts';

const engine = 'postgres';
const people = 16;
const turnMs = 40;

/**
 * Two nodes share the requests of all people, and are killed alternately while the other keeps
 * running.
 */
async function sharing({ long, print }: Input): Promise<readonly Figure[]> {
  const kills = long ? 40 : 4;
  const goal = long ? 10_000 : 200;
  const cluster = await startPostgres({ isDurable: true });
  if ('missing' in cluster)
    return [{ what: 'two nodes', engine, figure: cluster.missing, goal: 'skipped', ok: true }];
  const folder = mkdtempSync(join(tmpdir(), 'servery-nodes-'));
  const start = (i: number) =>
    new ServerProcess({
      dataDir: join(folder, String(i)),
      databaseUrl: cluster.url,
      env: { SERVERY_QUIET: '1', SERVERY_PEPPER: 'the same on both' },
    });
  const shift = new Shift();
  const nodes = [start(0)];
  const urls: (string | null)[] = [await nodes[0]!.ready];
  // The second node finds the sample that the first one has inserted.
  nodes.push(start(1));
  urls.push(await nodes[1]!.ready);
  const { token } = await createClient({ baseURL: `${urls[0]}/api` }).call(login, {
    body: { username: 'merchant', password },
  });
  const screen = new Screen(token, () => urls.find((url) => url !== null) ?? null);
  let turn = 0;
  const turning = setInterval(() => {
    turn += 1;
    shift.moveTo(urls[turn % 2] ?? urls[(turn + 1) % 2] ?? null);
  }, turnMs);
  try {
    shift.moveTo(urls[0]!);
    void screen.follow();
    await screen.isLive;
    await shift.start(people);
    for (let kill = 0; kill < kills; kill += 1) {
      await shift.until(Math.ceil((goal / kills) * (0.5 + Math.random())));
      const dying = kill % 2;
      await nodes[dying]!.end('SIGKILL');
      urls[dying] = null;
      await sleep(Math.random() * 500);
      nodes[dying] = start(dying);
      urls[dying] = await nodes[dying].ready;
      if (kill % 10 === 9) print(`${kill + 1} kills, ${shift.acknowledged.size} acknowledged`);
    }
    const rest = goal - shift.acknowledged.size;
    if (rest > 0) await shift.until(rest);
    await shift.end();
    const database = await openDatabase<unknown>({ dataDir: folder, databaseUrl: cluster.url });
    const found = await inspect(database, shift);
    const { missed, repeated, seen, moves } = await screen.end(database);
    await database.close();
    return [
      ...figuresOf({
        engine,
        of: `two nodes, each killed in turn, ${kills} times`,
        goal,
        found,
        shift,
        print,
      }),
      {
        what: `missed, repeated of ${seen} events on a screen that changed nodes ${moves} times`,
        engine,
        figure: `${missed}, ${repeated}`,
        goal: '0, 0',
        ok: missed + repeated === 0 && seen > 0 && moves > 0,
      },
    ];
  } finally {
    clearInterval(turning);
    screen.close();
    await shift.giveUp().catch(() => undefined);
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two nodes on one database must act as one server, whichever of them is killed. */
export const part: Part = {
  name: 'nodes',
  summary: 'two nodes on one PostgreSQL handle writes of the same people and are killed in turn',
  run: async (input) => (input.engines.includes(engine) ? sharing(input) : []),
};
