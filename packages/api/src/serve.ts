import * as v from 'valibot';
import { isWrite, nameOf, type Answer, type AnyEndpoint, type Parsed } from './endpoint.ts';
import { problemDetails } from './problemDetails.ts';
import {
  invalid,
  Problem,
  problemOf,
  problems,
  type FieldProblem,
  type ProblemCode,
} from './problems.ts';
import { fromFormText } from './formText.ts';
import { withoutUnreadable } from './unreadable.ts';
import { decodeQuery, isMultipart, unfold, type Unfolded } from './unfold.ts';

/**
 * Checks a request before its content is parsed: session, signature, version, capability. Returns
 * the context of the handler.
 */
export type Enter<Context> = (to: AnyEndpoint, request: Request) => Promise<Context> | Context;

/**
 * An optional part of a host's context: hides data in every response that its reader has no access
 * to.
 */
export interface Concealing {
  conceal?: ((answer: unknown, sent: { query?: unknown; body?: unknown }) => unknown) | null;
}

/** The handler of an endpoint, given the parsed input and the context. */
export type Run<E, Context> = (input: Parsed<E> & Context) => Answer<E> | Promise<Answer<E>>;

/** Describes missing and unknown fields in plain language. Other issues have their own message. */
const fieldProblemOf = ({
  type,
  message,
  expected,
  received,
}: v.BaseIssue<unknown>): FieldProblem => {
  if (expected === 'never') return { code: 'unknown', message: 'Unknown field.' };
  if (received === 'undefined') return { code: 'required', message: 'This field is required.' };
  return { code: type, message };
};

const maxFields = 200;

const fieldsOf = (part: string, issues: readonly v.BaseIssue<unknown>[]) => {
  const fields: Record<string, FieldProblem> = {};
  // A form needs no more, and listing every unknown key of a large body is of no use.
  for (const issue of issues.slice(0, maxFields)) {
    const path = issue.path?.map((step) => String(step.key)).join('.') ?? part;
    fields[path] ??= fieldProblemOf(issue);
  }
  return fields;
};

const read = (part: string, schema: v.GenericSchema | undefined, value: unknown) => {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  if (part === 'params') throw new Problem('notFound');
  throw new Problem('invalid', { fields: fieldsOf(part, result.issues) });
};

/**
 * The maximum length of a list in any request body. Validating a longer one would cost too much.
 */
const longestList = 1_000;

const hasLongList = (body: unknown): boolean => {
  const rest = [body];
  while (rest.length > 0) {
    const value = rest.pop();
    if (!value || typeof value !== 'object') continue;
    if (Array.isArray(value) && value.length > longestList) return true;
    for (const child of Object.values(value)) rest.push(child);
  }
  return false;
};

/**
 * Parses the input of an endpoint.
 * @throws `invalid` with the problems of its fields, or `notFound` if a path parameter is invalid
 */
export function parse<E extends AnyEndpoint>(
  to: E,
  sent: {
    params: unknown;
    query: URLSearchParams;
    body: unknown;
    isForm?: true;
    malformed?: true;
  },
): Parsed<E> {
  if (sent.malformed)
    throw new Problem('invalid', {
      fields: { body: { code: 'json', message: 'Must be valid JSON.' } },
    });
  if (hasLongList(sent.body))
    throw invalid('body', 'max_length', `Lists must have at most ${longestList} entries.`);
  return {
    params: read('params', to.params, sent.params),
    query: read('query', to.query, decodeQuery(sent.query)),
    body: read('body', to.body, sent.isForm ? fromFormText(to.body, sent.body) : sent.body),
  } as Parsed<E>;
}

/** Called with the ids of rows that were left out of a response, and with their invalid fields. */
export type OnUnreadable = (to: AnyEndpoint, ids: readonly number[], fields: string) => void;

/** Returns the invalid fields with their codes. It never includes values, because it is logged. */
const wrongIn = (issues: readonly v.BaseIssue<unknown>[]): string =>
  Object.entries(fieldsOf('answer', issues))
    .map(([path, { code }]) => `${path} (${code})`)
    .join(', ');

/**
 * Parses the response of a host. Fields that aren't in the contract are removed. Throws if the
 * response doesn't match the contract.
 */
export function shape<E extends AnyEndpoint>(
  to: E,
  answer: Answer<E>,
  onUnreadable?: OnUnreadable,
): unknown {
  const result = v.safeParse(to.returns, answer);
  if (result.success) return result.output;
  const wrong = wrongIn(result.issues);
  const rest = withoutUnreadable(to, answer, result.issues);
  const again = rest && v.safeParse(to.returns, rest.answer);
  if (again?.success) {
    onUnreadable?.(to, rest!.ids, wrong);
    return again.output;
  }
  throw new Error(`${to.method} ${to.path} answers what it does not promise: ${wrong}`);
}

/** Creates the response of a refusal. It doesn't reveal the cause of a crash. */
export function refusal(error: unknown, requestId?: string): Response {
  const problem = error instanceof Problem ? error : new Problem('crashed');
  const { details } = problem.matter;
  const wait = details && 'retry_after' in details ? details.retry_after : undefined;
  return Response.json(
    { code: problem.code, message: problem.message, ...problem.matter, request_id: requestId },
    {
      status: problems[problem.code] || 500,
      headers: {
        'cache-control': 'no-store',
        ...(typeof wait === 'number' && { 'retry-after': String(wait) }),
      },
    },
  );
}

/**
 * Parses the data of a refusal, as `shape` parses a response: details by the schema of their code,
 * and the current state by the schema of the endpoint, without data that its reader has no access
 * to.
 */
function shapeRefusal(
  to: AnyEndpoint,
  error: unknown,
  conceal: (current: unknown) => unknown,
): unknown {
  if (!(error instanceof Problem)) return error;
  const { code, matter } = error;
  const { details, current } = matter;
  const schemas: Partial<Record<ProblemCode, v.GenericSchema>> = problemDetails;
  if (details !== undefined && !v.is(schemas[code] ?? v.never(), details))
    return new Error(`${nameOf(to)} refuses with details that ${code} doesn’t have`);
  if (current === undefined) return error;
  if (!to.current) return new Error(`${nameOf(to)} carries a current state but doesn’t name one`);
  const shown = conceal(shape({ ...to, returns: to.current }, current));
  return problemOf(code, { ...matter, current: shown });
}

/**
 * Returns the context and the body of a request to an endpoint, or null if it belongs to another
 * one. A multipart form is only parsed for an endpoint that takes files, and for a caller who can
 * call it: a signature doesn't cover it, and parsing it takes long.
 */
async function take<Context>(
  to: AnyEndpoint,
  request: Request,
  enter: Enter<Context>,
): Promise<(Unfolded & { context: Context }) | null> {
  if (!isMultipart(request)) {
    const unfolded = await unfold(request);
    return unfolded.method === to.method
      ? { ...unfolded, context: await enter(to, request) }
      : null;
  }
  const isTunnelled = !!to.multipart && isWrite(to) && request.method === 'POST';
  if (request.method !== to.method && !isTunnelled) return null;
  const context = await enter(to, request);
  if (!to.multipart) return { method: to.method, body: undefined, malformed: true, context };
  const unfolded = await unfold(request);
  return unfolded.method === to.method ? { ...unfolded, context } : null;
}

/**
 * Handles a request for one endpoint. Returns null if its method, once unfolded, belongs to another
 * endpoint. Rejects with the problem that refuses it.
 */
export async function respond<E extends AnyEndpoint, Context>(
  to: E,
  request: Request,
  params: unknown,
  enter: Enter<Context>,
  run: Run<E, Context & { sent: unknown }>,
  onUnreadable?: OnUnreadable,
): Promise<Response | null> {
  const taken = await take(to, request, enter);
  if (!taken) return null;
  const { context, body, isForm, malformed } = taken;
  const query = new URL(request.url).searchParams;
  const input = parse(to, { params, query, body, isForm, malformed });
  const given = { ...(input as object), ...(context as object), sent: body };
  const { conceal } = context as Concealing;
  const sentTo = given as { query?: unknown; body?: unknown };
  let answer: Answer<E>;
  try {
    answer = await run(given as Parsed<E> & Context & { sent: unknown });
  } catch (error) {
    throw shapeRefusal(to, error, (current) => (conceal ? conceal(current, sentTo) : current));
  }
  const shaped = shape(to, answer, onUnreadable);
  return Response.json(conceal ? conceal(shaped, sentTo) : shaped, {
    status: to.status ?? 200,
    headers: { 'cache-control': 'no-store' },
  });
}
