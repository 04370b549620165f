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

test('what a browser does not keep lasts as long as the page', () => {
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

test('storage that works is left alone', () => {
  const kept = { getItem: () => 'kept' };
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('sessionStorage', kept);
  ensureStorage();
  expect(globalThis.localStorage).toBe(kept);
});
