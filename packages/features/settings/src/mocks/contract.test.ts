import { createClient } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import {
  contractNow,
  contractSample,
  settingsContract,
  settingsEndpoints,
  openBrowser,
} from '@servery/contracts';
import { answerFrom, approveAs, createWorld, tokenOf, type World } from '@servery/sample';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsHandlers } from './handlers.ts';

const baseURL = 'http://sample.test/api';
const server = setupServer(...settingsHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const watch = createWatch();
const reach = watch.over((input, init) => fetch(input, init));

const begin = (): World => {
  const world = answerFrom(createWorld({ now: () => contractNow, ...contractSample }));
  world.defaultUser = null;
  return world;
};

settingsContract(() => {
  let world = begin();
  return {
    as: async (username) =>
      createClient({ baseURL, fetch: reach, credentials: { token: () => tokenOf(username) } }),
    browser: async () => openBrowser({ baseURL, fetch: reach }),
    approve: (username, pin, input) => approveAs(world, username, pin, input),
    reset: async () => {
      world = begin();
    },
    advance: async (milliseconds) => world.advance(milliseconds),
  };
});

test('every settings response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
  const done = [...watch.seen].filter(([, { answers, refusals }]) => answers > refusals);
  expect(done.map(([name]) => name).toSorted()).toEqual([...settingsEndpoints].toSorted());
});

test('every settings endpoint of the contract has exactly one mock handler', () => {
  expect(settingsHandlers).toHaveLength(settingsEndpoints.size);
});
