import * as fc from 'fast-check';
import { header } from './headers.ts';
import type { Hostile } from './inputs.ts';
import { crude, rarely, text, verbs, written } from './arbitraries.ts';

const places = [
  '/docs',
  '/openapi.json',
  '/docs.css',
  '',
  '/',
  '/nowhere',
  '/../',
  '/../healthz',
  '/../index.html',
  '/../assets/x.js',
  '/../..',
  '/%2e%2e/x',
  '//x',
];

/**
 * Requests to paths that aren't endpoints: the API documentation, pages, files, and unknown paths.
 */
export const hostilePages: fc.Arbitrary<Hostile> = fc
  .tuple(
    fc.constantFrom(...places),
    fc.constantFrom('', '/', '?', '?q=', '#'),
    text,
    fc.boolean(),
    rarely(6, header),
    rarely(5, fc.constantFrom(...verbs)),
  )
  .map(([place, join, value, isCrude, oneHeader, verb]) => ({
    name: 'pages',
    method: verb ?? 'GET',
    target: place + join + (isCrude ? crude(value) : written(value)),
    headers: { ...oneHeader },
    body: null,
    isChunked: false,
  }));
