import { delay, HttpResponse, type HttpHandler } from 'msw';
import type { AnyEndpoint } from './endpoint.ts';
import { handlerOf } from './handlerOf.ts';
import { Problem, problemOf, type ProblemMatter } from './problems.ts';
import type { CurrentOf, RefusalCode } from './refusals.ts';
import { refusal, respond, type Enter, type Run } from './serve.ts';
import { mockBehaviour } from './mockBehaviour.ts';

const settle = async () => {
  if (mockBehaviour.isOffline) return HttpResponse.error();
  if (mockBehaviour.latency) await delay(mockBehaviour.latency);
  return mockBehaviour.isFailing ? (refusal(new Problem('crashed')) as HttpResponse<never>) : null;
};

/**
 * Creates the `answer` function of one host. It types input and result, returns thrown problems as
 * refusals, and logs crashes to the console.
 */
export const answers =
  <Context>(enter: Enter<Context>) =>
  <E extends AnyEndpoint>(to: E, run: Run<E, Context & { sent: unknown }>): HttpHandler =>
    handlerOf(to, async ({ request, params }) => {
      const cut = await settle();
      if (cut) return cut;
      try {
        const response = await respond(to, request as Request, params, enter, run);
        return response ?? undefined;
      } catch (error) {
        if (!(error instanceof Problem)) console.error(error);
        return refusal(error);
      }
    });

/** Creates a handler that returns a raw response, for streams. */
export const answersRaw = (
  to: AnyEndpoint,
  run: (request: Request) => Response | Promise<Response>,
): HttpHandler =>
  handlerOf(to, async ({ request }) => {
    const cut = await settle();
    return cut ?? (await run(request as Request));
  });

/** Creates a handler with which the endpoint refuses every request. For stories and tests. */
export const refuses = <E extends AnyEndpoint, const C extends RefusalCode<E>>(
  to: E,
  code: C,
  matter: ProblemMatter<C, CurrentOf<E>> = {},
): HttpHandler =>
  handlerOf(to, () => refusal(problemOf(code, { ...matter })) as HttpResponse<never>);

/** Creates a handler with which the endpoint never responds, to show loading states. */
export const never = (to: AnyEndpoint): HttpHandler =>
  handlerOf(to, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** Creates a handler with which a list endpoint returns no rows. */
export const empty = (to: AnyEndpoint): HttpHandler =>
  handlerOf(to, () => HttpResponse.json({ aaData: [], total: 0 }));

/** Creates handlers for template apps, which don't require a session. */
export const templateAnswer = answers(() => ({}));

export { isScenario, scenarios, setScenario, mockBehaviour } from './mockBehaviour.ts';
export type { Amount, Scenario } from './mockBehaviour.ts';
export {
  isRowStoreEvent,
  createRowStore,
  resetRowStores,
  type RowStore,
  type KeyValueStore,
} from './rowStore.ts';
