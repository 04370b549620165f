import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyEndpoint, Call, Session } from '@servery/api';
import type * as KeptModule from '../session/keptPush.ts';
import type * as SessionModule from '../session/session.ts';
import type * as RenewModule from './renewPush.ts';
import type * as WatchModule from './watchPush.ts';

const storage = () => {
  const ways = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void delete kept[name],
    clear: () => Object.keys(kept).forEach((name) => delete kept[name]),
  };
  const kept = Object.create(ways) as Record<string, string>;
  return kept;
};

const someone = (id: number) =>
  ({ token: `t${id}`, expires_at: '', user: { id } }) as unknown as Session;

const words = { order_title: 'a', order_body: 'b', test_title: 'c', test_body: 'd' };
const target = (name: string) => ({
  endpoint: `https://push.test/${name}`,
  keys: { p256dh: `p-${name}`, auth: `a-${name}` },
});
const wish = (name: string) => ({ ...target(name), words, is_active: true as const });

let session: typeof SessionModule;
let kept: typeof KeptModule;
let renew: typeof RenewModule;
let watch: typeof WatchModule;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', new EventTarget());
  session = await import('../session/session.ts');
  kept = await import('../session/keptPush.ts');
  renew = await import('./renewPush.ts');
  watch = await import('./watchPush.ts');
  session.keepSession(someone(1));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that knows of this session's notifications or does not, and what it was told. */
const aServer = ({ is_active }: { is_active: boolean }) => {
  const told: unknown[] = [];
  const call = (async ({ path, method }: AnyEndpoint, { body }: { body?: unknown }) => {
    expect(path).toBe('/subscribe');
    if (method === 'POST') told.push(body);
    return { public_key: '', is_active };
  }) as Call;
  return { call, told };
};
const here = (name: string | null) => async () => (name === null ? null : target(name));

test('the server is told where the browser has moved its notifications, in the words as before, once', async () => {
  const { call, told } = aServer({ is_active: true });
  kept.keepPush(wish('old'));
  await renew.renewPush(call, here('old'));
  expect(told).toEqual([]);
  await renew.renewPush(call, here('new'));
  await renew.renewPush(call, here('new'));
  expect(told).toEqual([wish('new')]);
  expect(kept.readPush()).toEqual(wish('new'));
});

test('a session that knows nothing of them is told the same place again', async () => {
  const { call, told } = aServer({ is_active: false });
  kept.keepPush(wish('old'));
  await renew.renewPush(call, here('old'));
  expect(told).toEqual([wish('old')]);
});

test('nobody is told of a browser that gets none, or that nobody asked to', async () => {
  const { call, told } = aServer({ is_active: false });
  await renew.renewPush(call, here('a'));
  kept.keepPush(wish('a'));
  await renew.renewPush(call, here(null));
  kept.keepPush(null);
  await renew.renewPush(call, here('b'));
  expect(told).toEqual([]);
});

test('what the server did not take is told the next time', async () => {
  const { call, told } = aServer({ is_active: true });
  kept.keepPush(wish('old'));
  const refused = (async () => Promise.reject(new Error('offline'))) as Call;
  await expect(renew.renewPush(refused, here('new'))).rejects.toThrow('offline');
  await renew.renewPush(call, here('new'));
  expect(told).toEqual([wish('new')]);
});

test.each([
  ['leaves', () => session.clearSession()],
  ['turns them off', () => kept.keepPush(null)],
])('who %s while the server is told is told nothing more', async (_what, change) => {
  kept.keepPush(wish('old'));
  const call = (async () => change()) as unknown as Call;
  await renew.renewPush(call, here('new'));
  session.keepSession(someone(1));
  expect(kept.readPush()).toBeNull();
});

test('the wish outlasts a session that ran out, for its person, and no leaving', () => {
  kept.keepPush(wish('a'));
  session.endSession();
  session.keepSession(someone(2));
  expect(kept.readPush()).toBeNull();
  session.endSession();
  session.keepSession(someone(1));
  expect(kept.readPush()).toEqual(wish('a'));
  session.clearSession();
  session.keepSession(someone(1));
  expect(kept.readPush()).toBeNull();
});

test('is looked at on a visit, when its person is back, and when the browser says so', () => {
  const worker = new EventTarget();
  const says = (type: string) =>
    worker.dispatchEvent(Object.assign(new Event('message'), { data: { type } }));
  const told = vi.fn();
  kept.keepPush(wish('a'));
  watch.watchPush(worker, told);
  expect(told).toHaveBeenCalledTimes(1);
  session.keepSession(someone(1));
  says('open');
  expect(told).toHaveBeenCalledTimes(1);
  says('push-changed');
  expect(told).toHaveBeenCalledTimes(2);
  session.endSession();
  says('push-changed');
  expect(told).toHaveBeenCalledTimes(2);
  session.keepSession(someone(1));
  expect(told).toHaveBeenCalledTimes(3);
  kept.keepPush(null);
  says('push-changed');
  expect(told).toHaveBeenCalledTimes(3);
});
