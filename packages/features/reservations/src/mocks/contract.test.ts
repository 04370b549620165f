import { createClient } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import {
  contractNow,
  contractSample,
  reservationsContract,
  reservationsEndpoints,
  openBrowser,
} from '@servery/domain/contracts';
import { answerFrom, createWorld, tokenOf, type World } from '@servery/domain/sample';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservationsHandlers } from './handlers.ts';

const baseURL = 'http://sample.test/api';
const server = setupServer(...reservationsHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const watch = createWatch();
const reach = watch.over((input, init) => fetch(input, init));

const begin = (): World => {
  const world = answerFrom(createWorld({ now: () => contractNow, ...contractSample }));
  world.defaultUser = null;
  return world;
};

reservationsContract(() => {
  let world = begin();
  return {
    as: async (username) =>
      createClient({ baseURL, fetch: reach, credentials: { token: () => tokenOf(username) } }),
    browser: async () => openBrowser({ baseURL, fetch: reach }),
    approve: async (username, pin, wish) =>
      world.approve(world.person(username)!, pin, { amount: null, rate: null, ...wish }),
    reset: async () => {
      world = begin();
    },
    advance: async (milliseconds) => world.advance(milliseconds),
  };
});

test('every answer was as the contract says, and every refusal one that it names', () => {
  expect(watch.violations).toEqual([]);
  const done = [...watch.seen].filter(([, { answers, refusals }]) => answers > refusals);
  expect(done.map(([name]) => name).toSorted()).toEqual([...reservationsEndpoints].toSorted());
});

test('every endpoint of the contract has one handler here, and no handler is for another', () => {
  expect(reservationsHandlers).toHaveLength(reservationsEndpoints.size);
});
