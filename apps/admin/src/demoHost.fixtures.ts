import { createClient } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import { contractNow, contractSample, openBrowser, type SetUpGuideHost } from '@servery/contracts';
import { group } from '@servery/domain/fixtures';
import { newMerchant } from '@servery/domain/set-up';
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
  const open = (): SetUpGuideHost => {
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
      addOutlet: async (name, isIndependent = false) => {
        const id = world.nextId();
        const at = { id, name, time_zone: 'Asia/Kuala_Lumpur', now: world.now() };
        world.keepMerchant({ ...newMerchant(at), parent: isIndependent ? null : group });
        const owner = world.people.find(({ role }) => role === 'supermerchant')!;
        if (!isIndependent)
          world.keepPerson({ ...owner, merchant_ids: [...owner.merchant_ids, id] });
        return id;
      },
    };
  };
  return { open, watch };
}
