import { createClient } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import { contractNow, contractSample, openBrowser, type ContractHost } from '@servery/contracts';
import { answerFrom, approveAs, createWorld, tokenOf, type World } from '@servery/sample';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';

const baseURL = 'http://sample.test/api';

/**
 * Answers requests with the handlers of several features while a test file runs. `open` returns
 * them as a contract host, and `watch` compares each response with its endpoint.
 */
export function demoHostOf(features: readonly { handlers: readonly RequestHandler[] }[]) {
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
  const open = (): ContractHost => {
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
      reset: async () => {
        world = begin();
      },
      advance: async (milliseconds) => world.advance(milliseconds),
    };
  };
  return { open, watch };
}
