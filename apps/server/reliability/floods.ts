import { request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, listQueues, login } from '@servery/api';
import type { Figure, Part, Wish } from './part.ts';
import { password, ServerProcess } from './rig/ServerProcess.ts';

const keys = Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [`k${i}`, i]));
/** A megabyte that no endpoint takes. */
const body = JSON.stringify(keys);
const connections = 8;
const displays = 40;

type Ask = () => Promise<{ status: number }>;

const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/** Reads an answer to its end. */
const read = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  return response;
};

/** Sends a body on a connection of its own, which the server may close without reading all of it. */
const send = (url: string) =>
  new Promise<{ status: number }>((resolve, reject) => {
    const headers = { 'content-length': body.length };
    const sent = request(url, { method: 'POST', agent: false, headers }, (response) => {
      resolve({ status: response.statusCode ?? 0 });
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Asks one after the other; answers the 95th percentile in milliseconds and the statuses met. */
async function watch(ask: Ask, count: number) {
  const times: number[] = [];
  const statuses = new Set<number>();
  for (let nth = 0; nth < count; nth += 1) {
    const began = performance.now();
    const response = await ask();
    times.push(performance.now() - began);
    statuses.add(response.status);
    await pause(20);
  }
  return { ms: p95(times), statuses };
}

/** Keeps asking on many connections while `work` runs; answers its result and the statuses met. */
async function during<T>(many: number, ask: Ask, everyMs: number, work: () => Promise<T>) {
  const statuses = new Map<number, number>();
  let isOver = false;
  const all = Array.from({ length: many }, async (_, nth) => {
    // Screens that were switched on one after the other don't ask at the same moment.
    await pause((everyMs * nth) / many);
    while (!isOver) {
      const status = await ask().then(
        (response) => response.status,
        () => 0,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause(everyMs);
    }
  });
  const found = await work();
  isOver = true;
  await Promise.all(all);
  return { found, statuses };
}

/** Floods one server with unauthenticated requests and measures the requests of staff and others. */
async function flooding({ long, say }: Wish): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'servery-floods-'));
  const server = new ServerProcess({
    dataDir: folder,
    env: { SERVERY_LIMITS: 'on', SERVERY_QUIET: '1' },
  });
  try {
    const api = `${await server.ready}/api`;
    const anyone = createClient({ baseURL: api });
    const { token } = await anyone.call(login, { body: { username: 'merchant', password } });
    const staff = createClient({ baseURL: api, credentials: { token: () => token } });
    const { aaData } = await staff.call(listQueues, { query: {} });
    const count = long ? 500 : 150;
    const headers = { authorization: `Bearer ${token}` };
    const version: Ask = () => read(`${api}/get_version`);
    const board: Ask = () => read(`${api}/admin/display_order`, headers);
    const display: Ask = () => read(`${api}/queue_display?token=${aaData[0]!.token}`);
    const flood =
      (path: string): Ask =>
      () =>
        send(`${api}${path}`);
    await watch(board, count);

    const figures: Figure[] = [];
    const compare = async (what: string, many: number, ask: Ask, everyMs: number, asked: Ask) => {
      const before = await watch(asked, count);
      const { found, statuses } = await during(many, ask, everyMs, () => watch(asked, count));
      const met = [...statuses].map(([status, n]) => `${status} × ${n}`).join(', ');
      say(`${what}: ${met}`);
      const isKind = [...statuses.keys(), ...found.statuses].every((status) => status < 500);
      figures.push(
        {
          what: `p95 alone, with ${what}`,
          engine: 'embedded',
          figure: `${before.ms.toFixed(1)}, ${found.ms.toFixed(1)} ms (× ${(found.ms / before.ms).toFixed(1)})`,
          goal: many === displays ? 'aim × 1.2' : 'aim < 250 ms',
          ok: true,
        },
        {
          what: `answers of 500 or above, ${what}`,
          engine: 'embedded',
          figure: isKind ? 'none' : met,
          goal: 'none',
          ok: isKind,
        },
      );
    };
    for (const path of ['/login', '/admin/menu/1']) {
      const what = `90,000 keys to ${path} on ${connections} connections`;
      await compare(`get_version, ${what}`, connections, flood(path), 0, version);
      await compare(`board, ${what}`, connections, flood(path), 0, board);
    }
    await compare(
      `board, ${displays} displays, each once a second`,
      displays,
      display,
      1_000,
      board,
    );
    await compare(`board, ${displays} displays, ten times a second`, displays, display, 100, board);
    return figures;
  } finally {
    await server.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures what anonymous floods cost those at work. */
export const part: Part = {
  name: 'floods',
  summary: 'anybody sends large bodies and watches public displays while staff work',
  run: (wish) => flooding(wish),
};
