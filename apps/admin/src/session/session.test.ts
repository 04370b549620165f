import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@servery/api';
import type * as SessionModule from './session.ts';

const page = () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem(name: string, value: string) {
      items.set(name, value);
      Object.defineProperty(this, name, { value, enumerable: true, configurable: true });
    },
    removeItem: (name: string) => void items.delete(name),
    clear() {
      for (const name of items.keys()) delete (this as Record<string, unknown>)[name];
      items.clear();
    },
  };
  const events = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', events);
  /** Simulates another tab's change of the shared storage. */
  const elsewhere = (name: string | null, newValue: string | null) => {
    if (name === null) storage.clear();
    else if (newValue !== null) storage.setItem(name, newValue);
    events.dispatchEvent(Object.assign(new Event('storage'), { key: name, newValue }));
  };
  return { storage, elsewhere };
};

let tab: ReturnType<typeof page>;
let session: typeof SessionModule;

const someone = (id: number) =>
  ({ token: `t${id}`, expires_at: '', user: { id } }) as unknown as Session;

beforeEach(async () => {
  vi.unstubAllGlobals();
  vi.resetModules();
  tab = page();
  session = await import('./session.ts');
});

test('an expired session keeps the appearance and the screens of its person', () => {
  session.saveSession(someone(1));
  tab.storage.setItem('servery.look.skin', 'dark');
  tab.storage.setItem('servery.draft', 'x');
  tab.storage.setItem('servery.push', 'y');
  session.endSession();
  expect(tab.storage.getItem('servery.look.skin')).toBe('dark');
  expect(tab.storage.getItem('servery.draft')).toBeNull();
  expect(tab.storage.getItem('servery.push')).toBe('y');
  expect(session.readToken()).toBeNull();
  expect(session.isSessionOver()).toBe(true);
  expect(session.readSession()?.user.id).toBe(1);
  session.saveSession(someone(1));
  expect(session.isSessionOver()).toBe(false);
  expect(session.readToken()).toBe('t1');
});

test('signing out discards the screens of the person', () => {
  session.saveSession(someone(1));
  session.clearSession();
  expect(session.readSession()).toBeNull();
  expect(session.isSessionOver()).toBe(false);
  expect(session.isLeft()).toBe(true);
  session.endSession();
  expect(session.isSessionOver()).toBe(false);
});

test('a tab follows sign-ins, sign-outs and expiry in other tabs', () => {
  const onChange = vi.fn();
  session.saveSession(someone(1));
  const stop = session.onSessionChange(onChange);
  tab.elsewhere(null, null);
  expect(session.isSessionOver()).toBe(true);
  expect(session.isLeft()).toBe(false);
  tab.elsewhere('servery.session', JSON.stringify(someone(1)));
  expect(session.isSessionOver()).toBe(false);
  tab.elsewhere('servery.leaving', '1');
  expect(session.readSession()?.user.id).toBe(1);
  tab.elsewhere(null, null);
  expect(session.readSession()).toBeNull();
  expect(session.isLeft()).toBe(true);
  tab.elsewhere('servery.session', JSON.stringify(someone(2)));
  expect(session.readSession()?.user.id).toBe(2);
  expect(onChange).toHaveBeenCalledTimes(5);
  stop();
  tab.elsewhere(null, null);
  expect(onChange).toHaveBeenCalledTimes(5);
});

const onCounter = (id: number, username: string) =>
  ({
    ...someone(id),
    user: { id, username, name: username, device: { id: 7, name: 'Till', kind: 'counter' } },
  }) as unknown as Session;
const user = (id: number) => onCounter(id, `person ${id}`).user;

test('a locked counter keeps its token and the screens of its person', () => {
  session.saveSession(onCounter(7, '@device'));
  expect(session.isLocked()).toBe(true);
  expect(session.readPerson()).toBeNull();
  session.enterCounter(user(1));
  expect(session.isLocked()).toBe(false);
  expect(session.readPerson()).toBe(1);
  session.lockCounter();
  expect(session.isLocked()).toBe(true);
  expect(session.readPerson()).toBeNull();
  expect(session.readToken()).toBe('t7');
  expect(session.readSession()?.user.id).toBe(1);
});

test("renewed tokens don't unlock a counter, even if the server still has its person signed in", () => {
  session.saveSession(onCounter(1, 'person 1'));
  session.lockCounter();
  session.renewTokens({ ...onCounter(1, 'person 1'), token: 'next' });
  expect(session.isLocked()).toBe(true);
  expect(session.readToken()).toBe('next');
});

test('another person on a counter finds no data of the previous one', () => {
  session.saveSession(onCounter(7, '@device'));
  for (const [next, draft] of [
    [1, 'x'],
    [2, null],
  ] as const) {
    session.enterCounter(user(1));
    tab.storage.setItem('servery.draft', 'x');
    session.lockCounter();
    session.enterCounter(user(next));
    expect(session.readPerson()).toBe(next);
    expect(tab.storage.getItem('servery.draft')).toBe(draft);
    expect(session.readToken()).toBe('t7');
  }
});

test('newer data of the person replaces the older one, but not that of someone else', () => {
  const user = (id: number, name: string) => ({ id, name }) as Session['user'];
  session.saveSession(someone(1));
  let changes = 0;
  const stop = session.onSessionChange(() => (changes += 1));
  session.updateUser(user(1, 'Aina'));
  expect(session.readSession()?.user.name).toBe('Aina');
  expect(session.readToken()).toBe('t1');
  session.updateUser(user(1, 'Aina'));
  session.updateUser(user(2, 'Ben'));
  expect(session.readSession()?.user.name).toBe('Aina');
  expect(changes).toBe(1);
  session.endSession();
  session.updateUser(user(1, 'Mei'));
  expect(session.isSessionOver()).toBe(true);
  stop();
});
