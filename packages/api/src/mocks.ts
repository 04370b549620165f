import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { baseOf, type AnyEndpoint } from './endpoint.ts';
import { Problem, type ProblemCode, type ProblemMatter } from './problems.ts';
import { refusal, respond, type Enter, type Run } from './serve.ts';
import { weather } from './weather.ts';

const verb = (to: AnyEndpoint) =>
  http[(to.tunnel ? 'post' : to.method.toLowerCase()) as 'get' | 'post'];
const place = (to: AnyEndpoint) => `*${baseOf(to, '/api')}${to.path}`;

const settle = async () => {
  if (weather.isOffline) return HttpResponse.error();
  if (weather.latency) await delay(weather.latency);
  return weather.isFailing ? (refusal(new Problem('crashed')) as HttpResponse<never>) : null;
};

/** Makes `answer` for one host: typed in, typed out, problems thrown; a crash is written to the console. */
export const answers =
  <Context>(enter: Enter<Context>) =>
  <E extends AnyEndpoint>(to: E, run: Run<E, Context & { sent: unknown }>): HttpHandler =>
    verb(to)(place(to), async ({ request, params }) => {
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

/** Answers with a raw response: streams. */
export const answersRaw = (
  to: AnyEndpoint,
  run: (request: Request) => Response | Promise<Response>,
): HttpHandler =>
  verb(to)(place(to), async ({ request }) => {
    const cut = await settle();
    return cut ?? (await run(request as Request));
  });

/** The same endpoint, refusing. For stories and tests. */
export const refuses = (to: AnyEndpoint, code: ProblemCode, matter?: ProblemMatter): HttpHandler =>
  verb(to)(place(to), () => refusal(new Problem(code, matter)) as HttpResponse<never>);

/** The same endpoint, never answering: what loading looks like. */
export const never = (to: AnyEndpoint): HttpHandler =>
  verb(to)(place(to), async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** A list endpoint with no rows. */
export const empty = (to: AnyEndpoint): HttpHandler =>
  verb(to)(place(to), () => HttpResponse.json({ aaData: [], total: 0 }));

/** Makes `answer` for a template app: anybody may call it. */
export const templateAnswer = answers(() => ({}));

export { isScenario, scenarios, setScenario, weather } from './weather.ts';
export type { Amount, Scenario } from './weather.ts';
export { isKeptElsewhere, keep, resetKept, type Kept, type Shelf } from './kept.ts';
