import { afterEach, expect, test, vi } from 'vitest';
import { keep, resetKept, type Shelf } from './kept.ts';
import { setScenario } from './weather.ts';

afterEach(() => {
  setScenario('usual');
  vi.unstubAllGlobals();
});

const shelfOf = (start: Record<string, string> = {}) => {
  const items = new Map(Object.entries(start));
  const shelf: Shelf = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
  return { shelf, items };
};

test('what a visitor changes outlives a reload until it is reset', () => {
  const { shelf } = shelfOf();
  const open = () => keep('notes', () => ({ notes: ['one'] }), shelf);
  const first = open();
  expect(first.change((rows) => rows.notes.push('two'))).toBe(2);
  expect(open().read().notes).toEqual(['one', 'two']);
  first.reset();
  expect(open().read().notes).toEqual(['one']);
});

test('rows that another tab has changed are read again, and its changes are not overwritten', () => {
  const { shelf, items } = shelfOf();
  const listeners: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_type: string, listener: (typeof listeners)[number]) =>
    listeners.push(listener),
  );
  const kept = keep('notes', () => ({ notes: ['one'] }), shelf);
  expect(kept.read().notes).toEqual(['one']);
  items.set('servery.template.notes', JSON.stringify({ notes: ['one', 'elsewhere'] }));
  for (const listener of listeners) listener({ key: 'servery.template.notes' });
  kept.change((rows) => rows.notes.push('here'));
  expect(JSON.parse(items.get('servery.template.notes')!)).toEqual({
    notes: ['one', 'elsewhere', 'here'],
  });
});

test('what cannot be read or written begins anew', () => {
  const { shelf, items } = shelfOf({ 'servery.template.notes': '{broken' });
  const kept = keep('notes', () => ({ notes: ['one'] }), {
    ...shelf,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(kept.read().notes).toEqual(['one']);
  kept.change((rows) => rows.notes.push('two'));
  expect(kept.read().notes).toEqual(['one', 'two']);
  expect(items.size).toBe(0);
});

test('every sample is reset at once', () => {
  const one = keep('one', () => ({ n: 1 }), shelfOf().shelf);
  const other = keep('other', () => ({ n: 1 }), shelfOf().shelf);
  one.change((rows) => (rows.n = 2));
  other.change((rows) => (rows.n = 2));
  resetKept();
  expect([one.read().n, other.read().n]).toEqual([1, 1]);
});

test('an app that was not opened is reset too, and nothing else is', () => {
  const storage: Record<string, unknown> = {
    'servery.template.chat': '{}',
    'servery.look': 'dark',
  };
  Object.defineProperty(storage, 'removeItem', { value: (key: string) => delete storage[key] });
  vi.stubGlobal('localStorage', storage);
  resetKept();
  expect(Object.keys(storage)).toEqual(['servery.look']);
});

test('a change among many rows leaves the usual ones as they are, and a reset takes both back', () => {
  const { shelf, items } = shelfOf();
  const kept = keep('notes', (amount) => ({ n: amount === 'many' ? 1000 : 2 }), shelf);
  kept.change((rows) => (rows.n += 1));
  setScenario('many');
  expect(kept.read().n).toBe(1000);
  kept.change((rows) => (rows.n += 1));
  setScenario('usual');
  expect(kept.read().n).toBe(3);
  expect(items.size).toBe(2);
  kept.reset();
  expect([kept.read().n, items.size]).toEqual([2, 0]);
});
