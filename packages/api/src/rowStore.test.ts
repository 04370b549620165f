import { afterEach, expect, test, vi } from 'vitest';
import { createRowStore, resetRowStores, type KeyValueStore } from './rowStore.ts';
import { setScenario } from './mockBehaviour.ts';

afterEach(() => {
  setScenario('usual');
  vi.unstubAllGlobals();
});

const storeOf = (start: Record<string, string> = {}) => {
  const items = new Map(Object.entries(start));
  const store: KeyValueStore = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
  return { store, items };
};

test('changes survive a reload until they are reset', () => {
  const { store } = storeOf();
  const open = () => createRowStore('notes', () => ({ notes: ['one'] }), store);
  const first = open();
  expect(first.change((rows) => rows.notes.push('two'))).toBe(2);
  expect(open().read().notes).toEqual(['one', 'two']);
  first.reset();
  expect(open().read().notes).toEqual(['one']);
});

test('reloads rows that another tab has changed instead of overwriting them', () => {
  const { store, items } = storeOf();
  const listeners: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_type: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  );
  const rowStore = createRowStore('notes', () => ({ notes: ['one'] }), store);
  expect(rowStore.read().notes).toEqual(['one']);
  items.set('servery.template.notes', JSON.stringify({ notes: ['one', 'elsewhere'] }));
  for (const listener of listeners) listener({ key: 'servery.template.notes' });
  rowStore.change((rows) => rows.notes.push('here'));
  expect(JSON.parse(items.get('servery.template.notes')!)).toEqual({
    notes: ['one', 'elsewhere', 'here'],
  });
});

test('starts from the seed if stored rows cannot be read, and keeps changes in memory if they cannot be written', () => {
  const { store, items } = storeOf({ 'servery.template.notes': '{broken' });
  const rowStore = createRowStore('notes', () => ({ notes: ['one'] }), {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(rowStore.read().notes).toEqual(['one']);
  rowStore.change((rows) => rows.notes.push('two'));
  expect(rowStore.read().notes).toEqual(['one', 'two']);
  expect(items.size).toBe(0);
});

test('resetRowStores resets every store', () => {
  const one = createRowStore('one', () => ({ n: 1 }), storeOf().store);
  const other = createRowStore('other', () => ({ n: 1 }), storeOf().store);
  one.change((rows) => (rows.n = 2));
  other.change((rows) => (rows.n = 2));
  resetRowStores();
  expect([one.read().n, other.read().n]).toEqual([1, 1]);
});

test('resetRowStores also clears apps that were not opened, and no other keys', () => {
  const storage: Record<string, unknown> = {
    'servery.template.chat': '{}',
    'servery.look': 'dark',
  };
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] });
  vi.stubGlobal('localStorage', storage);
  resetRowStores();
  expect(Object.keys(storage)).toEqual(['servery.look']);
});

test('keeps changes of the many scenario separate from the usual one, and resets both', () => {
  const { store, items } = storeOf();
  const rowStore = createRowStore(
    'notes',
    (amount) => ({ n: amount === 'many' ? 1000 : 2 }),
    store,
  );
  rowStore.change((rows) => (rows.n += 1));
  setScenario('many');
  expect(rowStore.read().n).toBe(1000);
  rowStore.change((rows) => (rows.n += 1));
  setScenario('usual');
  expect(rowStore.read().n).toBe(3);
  expect(items.size).toBe(2);
  rowStore.reset();
  expect([rowStore.read().n, items.size]).toEqual([2, 0]);
});
