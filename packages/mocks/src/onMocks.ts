import { allEndpoints, createClient, nameOf } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import { contractNow, contractSample, openBrowser, type ContractHost } from '@servery/contracts';
import { answerFrom, approveAs, createWorld, tokenOf, type World } from '@servery/sample';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parametersIn, watchParameters } from './watchParameters.ts';

const baseURL = 'http://sample.test/api';

/** Returns the requests of endpoints, as `GET /path`; browsers send some of them as POST. */
const requestsOf = (endpoints: ReadonlySet<string>): string[] =>
  Object.values(allEndpoints())
    .filter((to) => endpoints.has(nameOf(to)))
    .map((to) => nameOf(to.tunnel ? { ...to, method: 'POST' } : to));

/** Returns the request that a mock handler answers, as `GET /path`. */
const requestOf = ({ info }: RequestHandler): string => {
  const { method, path } = info as { method?: unknown; path?: unknown };
  return `${String(method)} ${String(path).replace('*/api', '')}`;
};

/** Answers the requests of contracts with mock handlers while a test file runs. */
export function onMocks(handlers: readonly RequestHandler[]) {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  const watch = createWatch();
  const parameters = watchParameters();
  const reach = watch.over((input, init) => fetch(input, init));

  const newWorld = (): World => {
    const world = answerFrom(createWorld({ now: () => contractNow, ...contractSample }));
    world.defaultUser = null;
    return world;
  };

  /** Returns a host with a sample of its own. */
  const begin = (): ContractHost & { world: () => World } => {
    let world = newWorld();
    return {
      world: () => world,
      as: async (username) => {
        world.devices.reopen(tokenOf(username));
        const credentials = { token: () => tokenOf(username) };
        return parameters.over(createClient({ baseURL, fetch: reach, credentials }));
      },
      browser: async () => {
        world.remembered = null;
        return parameters.over(openBrowser({ baseURL, fetch: reach }));
      },
      approve: (username, pin, input) => approveAs(world, username, pin, input),
      reset: async () => {
        world = newWorld();
      },
      advance: async (milliseconds) => world.advance(milliseconds),
    };
  };

  /**
   * Registers tests that the contracts of the file get a success from each of these endpoints, that
   * all responses match the endpoints, and that these handlers are those of the endpoints.
   */
  const covers = (endpoints: ReadonlySet<string>, own = handlers): void => {
    test('every response matches its endpoint, and every refusal is declared', () => {
      expect(watch.violations).toEqual([]);
      const done = [...watch.seen].filter(
        ([name, { answers, refusals }]) => endpoints.has(name) && answers > refusals,
      );
      expect(done.map(([name]) => name).toSorted()).toEqual([...endpoints].toSorted());
    });

    test('every query parameter was accepted', () => {
      const wanted = Object.values(allEndpoints()).filter((to) => endpoints.has(nameOf(to)));
      expect(parametersIn(wanted).filter((name) => !parameters.accepted.has(name))).toEqual([]);
    });

    test('every endpoint has exactly one mock handler', () => {
      expect(own.map(requestOf).toSorted()).toEqual(requestsOf(endpoints).toSorted());
    });
  };

  return { begin, covers, watch };
}
