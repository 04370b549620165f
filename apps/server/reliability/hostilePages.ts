import * as fc from 'fast-check';
import { header } from './hostileHeaders.ts';
import type { Hostile } from './hostileInputs.ts';
import { crude, rarely, text, verbs, written } from './hostileWords.ts';

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

/** Requests to what is no endpoint: the API's description, pages, files, and nothing. */
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
