import { createClient } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import { contractNow, contractSample, flowContract, openBrowser } from '@servery/domain/contracts';
import { answerFrom, createWorld, tokenOf, type World } from '@servery/domain/sample';
import { kitchenMocks } from '@servery/kitchen/mocks';
import { mediaMocks } from '@servery/media/mocks';
import { menuMocks } from '@servery/menu/mocks';
import { ordersMocks } from '@servery/orders/mocks';
import { printingMocks } from '@servery/printing/mocks';
import { tablesMocks } from '@servery/tables/mocks';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const baseURL = 'http://sample.test/api';
const features = [ordersMocks, menuMocks, tablesMocks, kitchenMocks, printingMocks, mediaMocks];
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
});
