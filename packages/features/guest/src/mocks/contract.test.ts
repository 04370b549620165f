import { createClient } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import {
  contractNow,
  contractSample,
  guestContract,
  guestEndpoints,
  openBrowser,
} from '@servery/contracts';
import { answerFrom, createWorld, type World } from '@servery/sample';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestHandlers } from './handlers.ts';
import { venueIn } from './venue.fixtures.ts';

const baseURL = 'http://sample.test/api';
const server = setupServer(...guestHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const watch = createWatch();
const reach = watch.over((input, init) => fetch(input, init));

const begin = (): World => {
  const world = answerFrom(createWorld({ now: () => contractNow, ...contractSample }));
  world.defaultUser = null;
  return world;
};

guestContract(() => {
  let world = begin();
  return {
    as: async () => createClient({ baseURL, fetch: reach }),
    browser: async () => openBrowser({ baseURL, fetch: reach }),
    approve: async () => Promise.reject(new Error('Nobody approves anything here.')),
    reset: async () => {
      world = begin();
    },
    advance: async (milliseconds) => world.advance(milliseconds),
    ...venueIn(() => world),
  };
});

test('every guest endpoint responds as its contract declares', () => {
  expect(watch.violations).toEqual([]);
  const done = [...watch.seen].filter(([, { answers, refusals }]) => answers > refusals);
  expect(done.map(([name]) => name).toSorted()).toEqual([...guestEndpoints].toSorted());
});

test('every guest endpoint has exactly one mock handler', () => {
  expect(guestHandlers).toHaveLength(guestEndpoints.size);
});
