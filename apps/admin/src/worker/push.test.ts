import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyEndpoint, Call, Session } from '@servery/api';
import type * as SavedPushModule from '../session/savedPush.ts';
import type * as SessionModule from '../session/session.ts';
import type * as RenewModule from './renewPush.ts';
import type * as WatchModule from './watchPush.ts';

const storage = () => {
  const ways = {
    getItem: (name: string) => items[name] ?? null,
    setItem: (name: string, value: string) => void (items[name] = value),
    removeItem: (name: string) => void delete items[name],
    clear: () => Object.keys(items).forEach((name) => delete items[name]),
  };
  const items = Object.create(ways) as Record<string, string>;
  return items;
};

const someone = (id: number) =>
  ({ token: `t${id}`, expires_at: '', user: { id } }) as unknown as Session;

const words = { order_title: 'a', order_body: 'b', test_title: 'c', test_body: 'd' };
const target = (name: string) => ({
  endpoint: `https://push.test/${name}`,
  keys: { p256dh: `p-${name}`, auth: `a-${name}` },
});
const input = (name: string) => ({ ...target(name), words, is_active: true as const });

let session: typeof SessionModule;
let savedPush: typeof SavedPushModule;
let renew: typeof RenewModule;
let watch: typeof WatchModule;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', new EventTarget());
  session = await import('../session/session.ts');
  savedPush = await import('../session/savedPush.ts');
  renew = await import('./renewPush.ts');
  watch = await import('./watchPush.ts');
  session.saveSession(someone(1));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server with or without a subscription of this session, and the requests that it received. */
const aServer = ({ is_active }: { is_active: boolean }) => {
  const received: unknown[] = [];
  const call = (async ({ path, method }: AnyEndpoint, { body }: { body?: unknown }) => {
    expect(path).toBe('/subscribe');
    if (method === 'POST') received.push(body);
    return { public_key: '', is_active };
  }) as Call;
  return { call, received };
};
const here = (name: string | null) => async () => (name === null ? null : target(name));

test('a changed push subscription is sent to the server once, with the same texts', async () => {
  const { call, received } = aServer({ is_active: true });
  savedPush.savePush(input('old'));
  await renew.renewPush(call, here('old'));
  expect(received).toEqual([]);
  await renew.renewPush(call, here('new'));
  await renew.renewPush(call, here('new'));
  expect(received).toEqual([input('new')]);
  expect(savedPush.readPush()).toEqual(input('new'));
});

test('the subscription is sent again if the session has none at the server', async () => {
  const { call, received } = aServer({ is_active: false });
  savedPush.savePush(input('old'));
  await renew.renewPush(call, here('old'));
  expect(received).toEqual([input('old')]);
});

test("nothing is sent for a browser without a subscription or without the person's consent", async () => {
  const { call, received } = aServer({ is_active: false });
  await renew.renewPush(call, here('a'));
  savedPush.savePush(input('a'));
  await renew.renewPush(call, here(null));
  savedPush.savePush(null);
  await renew.renewPush(call, here('b'));
  expect(received).toEqual([]);
});

test('a subscription that failed to send is sent again the next time', async () => {
  const { call, received } = aServer({ is_active: true });
  savedPush.savePush(input('old'));
  const refused = (async () => Promise.reject(new Error('offline'))) as Call;
  await expect(renew.renewPush(refused, here('new'))).rejects.toThrow('offline');
  await renew.renewPush(call, here('new'));
  expect(received).toEqual([input('new')]);
});

test.each([
  ['signs out', () => session.clearSession()],
  ['turns notifications off', () => savedPush.savePush(null)],
])('saves nothing if the person %s while the subscription is being sent', async (_what, change) => {
  savedPush.savePush(input('old'));
  const call = (async () => change()) as unknown as Call;
  await renew.renewPush(call, here('new'));
  session.saveSession(someone(1));
  expect(savedPush.readPush()).toBeNull();
});

test.each([
  ['signs out', () => session.clearSession()],
  ['turns notifications off', () => savedPush.savePush(null)],
])('sends nothing if the person %s before the subscription is sent', async (_what, change) => {
  const { call, received } = aServer({ is_active: false });
  savedPush.savePush(input('old'));
  await renew.renewPush(call, async () => {
    change();
    return target('new');
  });
  session.saveSession(someone(1));
  savedPush.savePush(input('old'));
  const interrupted = (async (...parts: Parameters<Call>) => {
    change();
    return call(...parts);
  }) as Call;
  await renew.renewPush(interrupted, here('old'));
  expect(received).toEqual([]);
});

test('the push setting survives an expired session for its person, but not a sign-out', () => {
  savedPush.savePush(input('a'));
  session.endSession();
  session.saveSession(someone(2));
  expect(savedPush.readPush()).toBeNull();
  session.endSession();
  session.saveSession(someone(1));
  expect(savedPush.readPush()).toEqual(input('a'));
  session.clearSession();
  session.saveSession(someone(1));
  expect(savedPush.readPush()).toBeNull();
});

test('the subscription is checked on load, on sign-in and when the browser changes it', () => {
  const worker = new EventTarget();
  const sendMessage = (type: string) =>
    worker.dispatchEvent(Object.assign(new Event('message'), { data: { type } }));
  const onPush = vi.fn();
  savedPush.savePush(input('a'));
  watch.watchPush(worker, onPush);
  expect(onPush).toHaveBeenCalledTimes(1);
  session.saveSession(someone(1));
  sendMessage('open');
  expect(onPush).toHaveBeenCalledTimes(1);
  sendMessage('push-changed');
  expect(onPush).toHaveBeenCalledTimes(2);
  session.endSession();
  sendMessage('push-changed');
  expect(onPush).toHaveBeenCalledTimes(2);
  session.saveSession(someone(1));
  expect(onPush).toHaveBeenCalledTimes(3);
  savedPush.savePush(null);
  sendMessage('push-changed');
  expect(onPush).toHaveBeenCalledTimes(3);
});
