import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, login } from '@servery/api';
import { startPostgres } from '../test/postgres.ts';
import { doorsAt, type Door } from './anonymous/doors.ts';
import { compare, watch } from './floods/measure.ts';
import type { Call } from './floods/sendCall.ts';
import { perEngine, type Engine, type Figure, type Input, type Part } from './part.ts';
import { password, ServerProcess } from './rig/ServerProcess.ts';

/** The numbers of clients, each at its own address, and the goal of the ratio with them. */
const crowds = [
  { many: 6, goal: 'aim × 1.2' },
  { many: 40, goal: 'aim × 2' },
];

/** Returns the calls of clients at different addresses. */
const fromAddresses = (calls: readonly Call[], many: number): Call[] =>
  Array.from({ length: many }, (_, nth) => {
    const call = calls[nth % calls.length]!;
    const address = `198.51.${nth >> 8}.${nth & 255}`;
    return { ...call, headers: { ...call.headers, 'x-forwarded-for': address } };
  });

const signedIn = async (api: string, username: string) => {
  const { token } = await createClient({ baseURL: api }).call(login, {
    body: { username, password },
  });
  return { token, ...createClient({ baseURL: api, credentials: { token: () => token } }) };
};

/** Measures the board of one merchant while clients repeat one call with codes of another. */
async function figuresOf(
  engine: Engine,
  door: Door,
  board: Call,
  { many, goal }: (typeof crowds)[number],
  { long, print }: Input,
): Promise<Figure[]> {
  const calls = fromAddresses(door.calls, many);
  const callers = { calls, many, everyMs: 0, isPatient: true };
  const found = await compare(board, callers, {
    pairs: long ? 9 : 3,
    count: long ? 200 : 60,
  });
  const met = [...found.statuses].map(([status, n]) => `${status} × ${n}`).join(', ');
  const times = `${found.alone.toFixed(1)}, ${found.beside.toFixed(1)} ms`;
  const figure = `${times} (× ${found.ratio.toFixed(2)}); ${met}`;
  const what = `board of another merchant, ${many} clients at ${door.name}`;
  print(`${engine}: ${what}: ${figure}`);
  return [
    { what: `p95 alone, with ${what}`, engine, figure, goal, ok: true },
    {
      what: `responses of 500 or above, ${what}`,
      engine,
      figure: found.worst < 500 ? 'none' : met,
      goal: 'none',
      ok: found.worst < 500,
    },
  ];
}

async function visited(engine: Engine, input: Input): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-anonymous-'));
  const cluster = engine === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  if (cluster && 'missing' in cluster)
    return [{ what: 'anonymous', engine, figure: cluster.missing, goal: 'skipped', ok: true }];
  const env = { SERVERY_LIMITS: 'on', SERVERY_QUIET: '1', SERVERY_BEHIND_PROXY: '1' };
  const server = new ServerProcess({ dataDir: folder, databaseUrl: cluster?.url, env });
  try {
    const api = `${await server.ready}/api`;
    const staff = await signedIn(api, 'merchant');
    const other = await signedIn(api, 'merchant.bangsar');
    const headers = { authorization: `Bearer ${other.token}` };
    const board = { url: `${api}/admin/display_order`, headers };
    const doors = await doorsAt(api, staff);
    await watch(board, 200);
    const figures: Figure[] = [];
    for (const door of doors)
      for (const crowd of crowds)
        if (`${door.name} ${crowd.many}`.includes(input.only))
          figures.push(...(await figuresOf(engine, door, board, crowd, input)));
    return figures;
  } finally {
    await server.end('SIGKILL');
    if (cluster) await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures how much clients without an account slow down another merchant’s staff. */
export const part: Part = {
  name: 'anonymous',
  summary: 'clients without an account call every public endpoint as often as they may',
  run: perEngine(visited),
};
