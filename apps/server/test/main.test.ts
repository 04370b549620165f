import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, displayOrders, getSetUp, liveEvents, login, setUp } from '@servery/api';
import { afterAll, beforeAll, expect, test } from 'vitest';

const main = join(import.meta.dirname, '../src/main.ts');
let dataDir: string;
let child: ChildProcess | undefined;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'servery-main-'));
});
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts the program as users do, optionally with options of Node and more settings. */
const run = (options: readonly string[] = [], settings: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [...options, main], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      PAGES_DIR: dataDir,
      SERVERY_SAMPLE_DAYS: '1',
      SERVERY_QUIET: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts the program; returns its URL and all of its output. */
async function start(settings?: NodeJS.ProcessEnv): Promise<{ url: string; printed: string }> {
  const started = run([], settings);
  child = started;
  let printed = '';
  for await (const chunk of started.stdout) {
    printed += String(chunk);
    const url = /ready at (\S+)/.exec(printed)?.[1];
    if (url) {
      started.stdout.resume();
      return { url, printed };
    }
  }
  throw new Error(`It ended before it was ready: ${printed}`);
}

/** Ctrl-C: the signal comes from the terminal, and again from the parent process. */
async function stop(): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child!.once('exit', resolve));
  child!.kill('SIGINT');
  child!.kill('SIGTERM');
  return ended;
}

test('starts with sign-ins for every role, keeps its data and ends on a signal', async () => {
  const first = await start();
  const written = readFileSync(join(dataDir, 'sign-ins.txt'), 'utf8');
  for (const name of ['sign-ins.txt', 'pepper'])
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  const roles = ['admin', 'agent', 'supermerchant', 'merchant', 'supervisor', 'cashier', 'waiter'];
  const passwords = new Set<string>();
  for (const role of roles) {
    const [, password = ''] =
      new RegExp(`^${role} +${role} +(\\S+)`, 'm').exec(first.printed) ?? [];
    expect(password).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect(written).toContain(password);
    passwords.add(password);
  }
  expect(passwords.size).toBe(roles.length);
  expect(first.printed).toMatch(/^supervisor .* PIN \d{6}$/m);

  const password = /^merchant +merchant +(\S+)/m.exec(first.printed)![1]!;
  const enter = async (url: string) => {
    let token: string | null = null;
    const client = createClient({ baseURL: `${url}/api`, credentials: { token: () => token } });
    ({ token } = await client.call(login, { body: { username: 'merchant', password } }));
    return client;
  };
  const client = await enter(first.url);
  const { orders } = await client.call(displayOrders, { query: {} });
  expect(orders.length).toBeGreaterThan(5);
  // An open stream must not keep the process running.
  const stream = new AbortController();
  await client.open(liveEvents, { query: {} }, stream.signal);
  expect(await stop()).toBe(0);
  stream.abort();

  const second = await start();
  expect(second.printed).not.toContain('Sign in with');
  const again = await (await enter(second.url)).call(displayOrders, { query: {} });
  const ids = (board: typeof orders) => board.map(({ id }) => id).toSorted();
  expect(ids(again.orders)).toEqual(ids(orders));
  expect(await stop()).toBe(0);
}, 300_000);

test('without the sample, prints a code until a business was set up with it', async () => {
  const empty = { DATA_DIR: join(dataDir, 'own'), SERVERY_SAMPLE: 'off' };
  const first = await start(empty);
  expect(first.printed).not.toContain('Sign in with');
  const code = /use the code (\S+)/.exec(first.printed)![1]!;
  const { call } = createClient({ baseURL: `${first.url}/api` });
  expect(await call(getSetUp, {})).toEqual({ is_open: true, is_empty: true });
  expect(await stop()).toBe(0);

  const second = await start(empty);
  expect(second.printed).toContain(code);
  const again = createClient({ baseURL: `${second.url}/api` });
  const { user } = await again.call(setUp, {
    body: {
      code,
      business: 'Kopitiam Jaya',
      name: 'Lim Mei Ling',
      username: 'mei.ling',
      new_password: 'lemang over an open fire',
      time_zone: 'Asia/Kuala_Lumpur',
    },
  });
  expect(user.merchant?.name).toBe('Kopitiam Jaya');
  expect(await stop()).toBe(0);

  // The sample isn't added to a server that has a business.
  const third = await start({ ...empty, SERVERY_SAMPLE: 'on' });
  expect(third.printed).not.toContain('code');
  expect(third.printed).not.toContain('Sign in with');
  expect(await stop()).toBe(0);
}, 300_000);

test('handles a signal that arrives while it prints that it is ready', async () => {
  const signals = `const log = console.log;
    console.log = (line) => {
      if (line.includes('ready at')) process.kill(process.pid, 'SIGTERM');
      log(line);
    };`;
  child = run(['--import', `data:text/javascript,${encodeURIComponent(signals)}`]);
  // An unhandled signal would end the process with a signal instead of a code.
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 300_000);
