import { createClient } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import {
  accountContract,
  accountEndpoints,
  contractNow,
  contractSample,
  openBrowser,
} from '@servery/contracts';
import { answerFrom, approveAs, createWorld, tokenOf, type World } from '@servery/sample';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountHandlers } from './handlers.ts';

const baseURL = 'http://sample.test/api';
const server = setupServer(...accountHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const watch = createWatch();
const reach = watch.over((input, init) => fetch(input, init));

const begin = (): World => {
  const world = answerFrom(createWorld({ now: () => contractNow, ...contractSample }));
  world.defaultUser = null;
  return world;
};

accountContract(() => {
  let world = begin();
  return {
    as: async (username) => {
      world.devices.reopen(tokenOf(username));
      return createClient({
        baseURL,
        fetch: reach,
        credentials: { token: () => tokenOf(username) },
      });
    },
    browser: async () => {
      world.remembered = null;
      return openBrowser({ baseURL, fetch: reach });
    },
    approve: (username, pin, input) => approveAs(world, username, pin, input),
    anOrder: async () => world.ordersOf([101]).find(({ status }) => status === 'new')!,
    reset: async () => {
      world = begin();
    },
    advance: async (milliseconds) => world.advance(milliseconds),
  };
});

test('every account response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
  const done = [...watch.seen].filter(([, { answers, refusals }]) => answers > refusals);
  expect(done.map(([name]) => name).toSorted()).toEqual([...accountEndpoints].toSorted());
});

test('every account endpoint of the contract has exactly one mock handler', () => {
  const handled = accountHandlers.map(({ info }) => {
    const { method, path } = info as { method?: unknown; path?: unknown };
    return `${String(method)} ${String(path).replace('*/api', '')}`;
  });
  expect(handled.toSorted()).toEqual([...accountEndpoints].toSorted());
});
