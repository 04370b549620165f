import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, listQueues, login } from '@servery/api';
import { startPostgres } from '../test/postgres.ts';
import type { Call } from './floods/sendCall.ts';
import type { Callers } from './floods/callers.ts';
import { compare, watch } from './floods/measure.ts';
import { perEngine, type Engine, type Figure, type Part, type Input } from './part.ts';
import { password, ServerProcess } from './rig/ServerProcess.ts';

const keys = Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [`k${i}`, i]));
/** A body of 1 MB that no endpoint accepts. */
const body = JSON.stringify(keys);
const connections = 8;
const displays = 40;

/** The request to measure, the load next to it, the number of pairs, and the goal. */
interface Trial {
  what: string;
  call: Call;
  callers: Callers;
  pairs: number;
  goal: string;
}

/** Returns the trials with floods of bodies and with public displays, against one server. */
async function trialsAt(api: string, pairs: number): Promise<{ board: Call; trials: Trial[] }> {
  const anyone = createClient({ baseURL: api });
  const { token } = await anyone.call(login, { body: { username: 'merchant', password } });
  const staff = createClient({ baseURL: api, credentials: { token: () => token } });
  const { aaData } = await staff.call(listQueues, { query: {} });
  const headers = { authorization: `Bearer ${token}` };
  const version = { url: `${api}/get_version` };
  const board = { url: `${api}/admin/display_order`, headers };
  const display = { url: `${api}/queue_display?token=${aaData[0]!.token}` };
  const floods = ['/login', '/admin/menu/1'].flatMap((path) => {
    const call = { url: api + path, body, isApart: true };
    const callers = { calls: [call], many: connections, everyMs: 0 };
    const what = `90,000 keys to ${path} on ${connections} connections`;
    const flood = { callers, pairs: 1, goal: 'aim < 250 ms' };
    return [
      { ...flood, what: `get_version, ${what}`, call: version },
      { ...flood, what: `board, ${what}`, call: board },
    ];
  });
  const watched = [
    { everyMs: 1_000, often: 'each once a second' },
    { everyMs: 100, often: 'each ten times a second' },
  ].map(({ everyMs, often }) => ({
    what: `board, ${displays} displays, ${often}`,
    call: board,
    callers: { calls: [display], many: displays, everyMs },
    pairs,
    goal: 'aim × 1.2',
  }));
  return { board, trials: [...floods, ...watched] };
}

/**
 * Floods one server with unauthenticated requests and measures the requests of staff and others.
 */
async function flooding(engine: Engine, { long, print, only }: Input): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-floods-'));
  const cluster = engine === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  if (cluster && 'missing' in cluster)
    return [{ what: 'floods', engine, figure: cluster.missing, goal: 'skipped', ok: true }];
  const env = { SERVERY_LIMITS: 'on', SERVERY_QUIET: '1' };
  const server = new ServerProcess({ dataDir: folder, databaseUrl: cluster?.url, env });
  try {
    const count = long ? 500 : 150;
    const { board, trials } = await trialsAt(`${await server.ready}/api`, long ? 9 : 5);
    await watch(board, count);
    const figures: Figure[] = [];
    for (const { what, call, callers, pairs, goal } of trials) {
      if (!what.includes(only)) continue;
      const found = await compare(call, callers, { pairs, count });
      const met = [...found.statuses].map(([status, n]) => `${status} × ${n}`).join(', ');
      const times = `${found.alone.toFixed(1)}, ${found.beside.toFixed(1)} ms`;
      const ratio = `× ${found.ratio.toFixed(2)}${pairs > 1 ? `, median of ${pairs} pairs` : ''}`;
      print(`${engine}: ${what}: ${times} (${ratio}); ${met}`);
      const isKind = found.worst < 500;
      figures.push(
        {
          what: `p95 alone, with ${what}`,
          engine,
          figure: `${times} (${ratio})`,
          goal,
          ok: true,
        },
        {
          what: `responses of 500 or above, ${what}`,
          engine,
          figure: isKind ? 'none' : met,
          goal: 'none',
          ok: isKind,
        },
      );
    }
    return figures;
  } finally {
    await server.end('SIGKILL');
    if (cluster) await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures how anonymous floods slow down other requests. */
export const part: Part = {
  name: 'floods',
  summary: 'unauthenticated clients send large bodies and poll public displays while staff work',
  run: perEngine(flooding),
};
