import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@servery/api';
import type * as SessionModule from './session.ts';

const page = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      kept.set(name, value);
      Object.defineProperty(this, name, { value, enumerable: true, configurable: true });
    },
    removeItem: (name: string) => void kept.delete(name),
    clear() {
      for (const name of kept.keys()) delete (this as Record<string, unknown>)[name];
      kept.clear();
    },
  };
  const events = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', events);
  /** What another tab does to the storage that both share. */
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

test('a session that ran out leaves the looks, and its person’s screens', () => {
  session.keepSession(someone(1));
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
  session.keepSession(someone(1));
  expect(session.isSessionOver()).toBe(false);
  expect(session.readToken()).toBe('t1');
});

test('who leaves takes their screens along', () => {
  session.keepSession(someone(1));
  session.clearSession();
  expect(session.readSession()).toBeNull();
  expect(session.isSessionOver()).toBe(false);
  expect(session.isLeft()).toBe(true);
  session.endSession();
  expect(session.isSessionOver()).toBe(false);
});

test('hears of all that another tab does', () => {
  const heard = vi.fn();
  session.keepSession(someone(1));
  const stop = session.onSessionChange(heard);
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
  expect(heard).toHaveBeenCalledTimes(5);
  stop();
  tab.elsewhere(null, null);
  expect(heard).toHaveBeenCalledTimes(5);
});
