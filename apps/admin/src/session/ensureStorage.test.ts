import { afterEach, expect, test, vi } from 'vitest';
import { ensureStorage } from './ensureStorage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = (name: string) =>
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });

test('ensureStorage replaces blocked storage with one that lasts as long as the page', () => {
  refuse('localStorage');
  refuse('sessionStorage');
  ensureStorage();
  localStorage.setItem('servery.look.skin', 'dark');
  localStorage.setItem('other', '1');
  expect(Object.keys(localStorage)).toEqual(['servery.look.skin', 'other']);
  expect(localStorage.getItem('servery.look.skin')).toBe('dark');
  expect(localStorage.getItem('getItem')).toBeNull();
  localStorage.removeItem('other');
  expect(localStorage.getItem('other')).toBeNull();
  localStorage.clear();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(sessionStorage.getItem('x')).toBeNull();
});

test('ensureStorage keeps storage that works', () => {
  const working = { getItem: () => 'kept' };
  vi.stubGlobal('localStorage', working);
  vi.stubGlobal('sessionStorage', working);
  ensureStorage();
  expect(globalThis.localStorage).toBe(working);
});
