import type { AnyEndpoint } from '@servery/api';
import type { Page, Route } from 'playwright';

/** A fault of the network or of the server that one write meets. */
export type FaultName = 'a 500' | 'a lost answer' | 'a malformed answer' | 'a slow answer';

const portal = '<!doctype html><title>Free Wi-Fi</title>';

/** An injected fault. */
export interface Fault {
  /** Resolves once a write has met the fault. */
  met: Promise<void>;
  /** Lets a slow response through. */
  release: () => void;
}

const pathOf = ({ path }: AnyEndpoint) => new RegExp(`/api${path.replaceAll(/:\w+/g, '[^/]+')}$`);

/** Injects a fault into the first write of an endpoint; later writes succeed. */
export async function meetFault(page: Page, to: AnyEndpoint, name: FaultName): Promise<Fault> {
  const met = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  let isMet = false;
  const answer: Record<FaultName, (route: Route) => Promise<void>> = {
    'a 500': (route) =>
      route.fulfill({ status: 500, json: { code: 'crashed', request_id: 'e2e' } }),
    'a lost answer': async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    'a malformed answer': (route) => route.fulfill({ contentType: 'text/html', body: portal }),
    'a slow answer': async (route) => {
      met.resolve();
      await held.promise;
      await route.continue();
    },
  };
  const path = pathOf(to);
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      if (isMet || route.request().method() === 'GET') return route.continue();
      isMet = true;
      await answer[name](route);
      met.resolve();
    },
  );
  return { met: met.promise, release: () => held.resolve() };
}
