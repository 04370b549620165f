import { expect, test } from 'vitest';
import { isPage } from './isPage.ts';

test.each(['/', '/login', '/orders/live', '/orders/12', '/trusted', '/apis'])(
  'the app answers %s',
  (path) => expect(isPage(path)).toBe(true),
);

test.each([
  '/api/docs',
  '/assets/board-CXAhyQ9A.js',
  '/metrics',
  '/readyz',
  '/healthz',
  '/trust',
  '/ca.crt',
  '/icon.svg',
  '/mockServiceWorker.js',
])('the server answers %s', (path) => expect(isPage(path)).toBe(false));
