import { createClient } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import { contractNow, contractSample, flowContract, openBrowser } from '@servery/contracts';
import { answerFrom, approveAs, createWorld, tokenOf, type World } from '@servery/sample';
import { dashboardMocks } from '@servery/dashboard/mocks';
import { kitchenMocks } from '@servery/kitchen/mocks';
import { mediaMocks } from '@servery/media/mocks';
import { menuMocks } from '@servery/menu/mocks';
import { ordersMocks } from '@servery/orders/mocks';
import { printingMocks } from '@servery/printing/mocks';
import { tablesMocks } from '@servery/tables/mocks';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const baseURL = 'http://sample.test/api';
const features = [
  dashboardMocks,
  ordersMocks,
  menuMocks,
  tablesMocks,
  kitchenMocks,
  printingMocks,
  mediaMocks,
];
const server = setupServer(...features.flatMap(({ handlers }) => handlers));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const watch = createWatch();
const reach = watch.over((input, init) => fetch(input, init));

const begin = (): World => {
  const world = answerFrom(createWorld({ now: () => contractNow, ...contractSample }));
  world.defaultUser = null;
  return world;
};

flowContract(() => {
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

test('every response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
});
