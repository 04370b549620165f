import { nameOf, type AnyEndpoint } from './endpoint.ts';
import { allEndpoints } from './endpoints/index.ts';
import { getOrder } from './endpoints/orders.ts';
import { problems, type ProblemCode } from './problems.ts';
import { refusalsOf } from './refusals.ts';
import { shape } from './serve.ts';
import { unfold } from './unfold.ts';

/** What was seen of a host's answers. */
export interface Watch {
  /** The same fetch, with each answer held against the contract. */
  over: (inner: typeof fetch) => typeof fetch;
  /** How many answers were seen of each endpoint, and how many of them were refusals. */
  seen: ReadonlyMap<string, { answers: number; refusals: number }>;
  /** One sentence for each answer that the contract does not allow. */
  violations: readonly string[];
}

const places = Object.values(allEndpoints())
  .map((to) => ({
    to,
    params: to.path.split('/:').length,
    path: new RegExp(`/api${to.path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }))
  .toSorted((a, b) => a.params - b.params);

async function endpointOf(request: Request): Promise<AnyEndpoint | undefined> {
  const { method } = await unfold(request.clone());
  const { pathname } = new URL(request.url);
  return places.find(({ to, path }) => to.method === method && path.test(pathname))?.to;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where two values differ, or null. */
function difference(a: unknown, b: unknown, at = 'answer'): string | null {
  if (!isPlain(a) || !isPlain(b)) return Object.is(a, b) ? null : at;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(a[key], b[key], `${at}.${key}`);
    if (found) return found;
  }
  return null;
}

/** What is wrong with an answer beyond what the contract says, or null. */
function wrongWith(to: AnyEndpoint, body: unknown): string | null {
  try {
    const surplus = difference(shape(to, body as never), body);
    return surplus && `${surplus} is not in the contract`;
  } catch (error) {
    return (error as Error).message;
  }
}

const parts = new Set(['code', 'message', 'fields', 'current', 'details', 'request_id']);

/** What is wrong with a refusal: its code, its status, or its matter. */
function wrongWithRefusal(to: AnyEndpoint, status: number, body: unknown): string | null {
  if (!isPlain(body)) return 'is no problem';
  const { code, fields, current, details } = body;
  if (typeof code !== 'string' || !Object.hasOwn(problems, code))
    return `has the code ${String(code)}`;
  if (problems[code as ProblemCode] !== status) return `has the status ${status} for ${code}`;
  if (code === 'crashed' || !refusalsOf(to).includes(code as ProblemCode))
    return `refuses with ${code}, which it does not name`;
  const surplus = Object.keys(body).find((key) => !parts.has(key));
  if (surplus) return `carries ${surplus}`;
  if (details !== undefined && !isPlain(details)) return 'has details that are no object';
  if (fields !== undefined) {
    const isRight = (one: unknown) =>
      isPlain(one) && typeof one['code'] === 'string' && typeof one['message'] === 'string';
    if (!isPlain(fields) || !Object.values(fields).every(isRight)) return 'has strange fields';
  }
  if (code === 'invalid' && fields === undefined) return 'does not say which field is wrong';
  if (current === undefined) return null;
  return wrongWith(to.current ? { ...to, returns: to.current } : getOrder, current);
}

async function wrongWithResponse(to: AnyEndpoint, response: Response): Promise<string | null> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && to.stream)
    return type.startsWith('text/event-stream') ? null : `streams ${type}`;
  if (!type.startsWith('application/json')) return `answers ${type}`;
  const body: unknown = await response.clone().json();
  return response.ok ? wrongWith(to, body) : wrongWithRefusal(to, status, body);
}

/** Holds every answer of a host against the contract: strictly, refusals as well. */
export function createWatch(): Watch {
  const seen = new Map<string, { answers: number; refusals: number }>();
  const violations: string[] = [];
  return {
    seen,
    violations,
    over: (inner) => async (input, init) => {
      const request = new Request(input, init);
      const to = await endpointOf(request);
      const response = await inner(request);
      if (!to) return response;
      const name = nameOf(to);
      const { answers, refusals } = seen.get(name) ?? { answers: 0, refusals: 0 };
      seen.set(name, { answers: answers + 1, refusals: refusals + (response.ok ? 0 : 1) });
      const wrong = await wrongWithResponse(to, response);
      if (wrong) violations.push(`${name} ${wrong}`);
      return response;
    },
  };
}
