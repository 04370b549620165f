import { createClient } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import {
  contractNow,
  contractSample,
  drawersContract,
  drawersEndpoints,
  openBrowser,
} from '@servery/contracts';
import { orderCommands, printingCommands } from '@servery/domain/commands';
import { answerFrom, approveAs, createWorld, tokenOf, type World } from '@servery/sample';
import { answerCommands } from '@servery/sample/answer';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawerHandlers } from './handlers.ts';

const baseURL = 'http://sample.test/api';
const server = setupServer(
  ...drawerHandlers,
  ...answerCommands(orderCommands),
  ...answerCommands(printingCommands),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const watch = createWatch();
const reach = watch.over((input, init) => fetch(input, init));

const begin = (): World => {
  const world = answerFrom(createWorld({ now: () => contractNow, ...contractSample }));
  world.defaultUser = null;
  return world;
};

drawersContract(() => {
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
    dish: async () => world.merchant(101).items.find(({ name }) => name === 'Roti tisu')!.id,
    cash: async () => world.merchant(101).payment_options.find(({ kind }) => kind === 'cash')!.id,
  };
});

test('every drawer response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
  const done = [...watch.seen].filter(
    ([name, { answers, refusals }]) => drawersEndpoints.has(name) && answers > refusals,
  );
  expect(done.map(([name]) => name).toSorted()).toEqual([...drawersEndpoints].toSorted());
});

test('every drawer endpoint of the contract has exactly one mock handler', () => {
  expect(drawerHandlers).toHaveLength(drawersEndpoints.size);
});
