import { safeParse, type GenericSchema } from 'valibot';
import { nameOf, type AnyEndpoint } from './endpoint.ts';
import { allEndpoints } from './endpoints/index.ts';
import { problemDetails } from './problemDetails.ts';
import { problems, type ProblemCode } from './problems.ts';
import { refusalsOf } from './refusals.ts';
import { shape } from './serve.ts';
import { unfold } from './unfold.ts';

/** A recorder of a host's responses and their contract violations. */
export interface Watch {
  /** Wraps a `fetch` so that each response is checked against the contract. */
  over: (inner: typeof fetch) => typeof fetch;
  /** The number of responses seen for each endpoint, and how many of them were refusals. */
  seen: ReadonlyMap<string, { answers: number; refusals: number }>;
  /** One sentence for each response that violates the contract. */
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

/** Returns the path of the first difference between two values, or null if they are equal. */
function difference(a: unknown, b: unknown, at = 'answer'): string | null {
  if (!isPlain(a) || !isPlain(b)) return Object.is(a, b) ? null : at;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = difference(a[key], b[key], `${at}.${key}`);
    if (found) return found;
  }
  return null;
}

/** Describes how a response violates the contract, including surplus fields; null if it doesn't. */
function wrongWith(to: AnyEndpoint, body: unknown): string | null {
  try {
    const surplus = difference(shape(to, body as never), body);
    return surplus && `${surplus} is not in the contract`;
  } catch (error) {
    return (error as Error).message;
  }
}

const parts = new Set(['code', 'message', 'fields', 'current', 'details', 'request_id']);

/** Describes how the details of a refusal violate the contract; null if they don't. */
function wrongWithDetails(code: ProblemCode, details: unknown): string | null {
  const schemas: Partial<Record<ProblemCode, GenericSchema>> = problemDetails;
  const schema = schemas[code];
  if (!schema) return `has details, but ${code} has none`;
  const read = safeParse(schema, details);
  if (!read.success) return `has details that ${code} does not have: ${read.issues[0].message}`;
  const surplus = difference(read.output, details, 'details');
  return surplus && `${surplus} is not in the contract`;
}

/**
 * Describes how a refusal violates the contract in its code, status or contents; null if it
 * doesn't.
 */
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
  const wrongDetails =
    details === undefined ? null : wrongWithDetails(code as ProblemCode, details);
  if (wrongDetails) return wrongDetails;
  if (fields !== undefined) {
    const isRight = (one: unknown) =>
      isPlain(one) && typeof one['code'] === 'string' && typeof one['message'] === 'string';
    if (!isPlain(fields) || !Object.values(fields).every(isRight)) return 'has strange fields';
  }
  if (code === 'invalid' && fields === undefined) return 'does not say which field is wrong';
  if (current === undefined) return null;
  if (!to.current) return 'carries a current state but does not name one';
  return wrongWith({ ...to, returns: to.current }, current);
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

/**
 * Creates a watch that checks every response of a host strictly against the contract, including
 * refusals.
 */
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
