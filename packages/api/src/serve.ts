import * as v from 'valibot';
import type { Answer, AnyEndpoint, Parsed } from './endpoint.ts';
import { invalid, Problem, problems, type FieldProblem } from './problems.ts';
import { withoutUnreadable } from './unreadable.ts';
import { decodeQuery, unfold } from './unfold.ts';

/** Looks at a request before its content is read: session, signature, version, capability. */
export type Enter<Context> = (to: AnyEndpoint, request: Request) => Promise<Context> | Context;

/** What a host's context may add to every answer: hides from its reader what they have no access to. */
export interface Concealing {
  conceal?: ((answer: unknown, sent: { query?: unknown; body?: unknown }) => unknown) | null;
}

/** What a host does for one endpoint, given what was sent and who sent it. */
export type Run<E, Context> = (input: Parsed<E> & Context) => Answer<E> | Promise<Answer<E>>;

/** A missing and an unknown field in plain words; the rest says it itself. */
const saidOf = ({ type, message, expected, received }: v.BaseIssue<unknown>): FieldProblem => {
  if (expected === 'never') return { code: 'unknown', message: 'Is not a field of this.' };
  if (received === 'undefined') return { code: 'required', message: 'Is required.' };
  return { code: type, message };
};

const maxFields = 200;

const fieldsOf = (part: string, issues: readonly v.BaseIssue<unknown>[]) => {
  const fields: Record<string, FieldProblem> = {};
  // Enough to correct a form by; naming every unknown key of a large body helps nobody.
  for (const issue of issues.slice(0, maxFields)) {
    const path = issue.path?.map((step) => String(step.key)).join('.') ?? part;
    fields[path] ??= saidOf(issue);
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

/** No list in any call is as long as this; one that is costs more to look through than it is worth. */
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

/** Parses what was sent to an endpoint; what does not fit is a 422 with its fields, a bad path a 404. */
export function parse<E extends AnyEndpoint>(
  to: E,
  sent: { params: unknown; query: URLSearchParams; body: unknown; malformed?: true },
): Parsed<E> {
  if (sent.malformed)
    throw new Problem('invalid', { fields: { body: { code: 'json', message: 'Is not JSON.' } } });
  if (hasLongList(sent.body))
    throw invalid('body', 'max_length', `Has a list of more than ${longestList}.`);
  return {
    params: read('params', to.params, sent.params),
    query: read('query', to.query, decodeQuery(sent.query)),
    body: read('body', to.body, sent.body),
  } as Parsed<E>;
}

/** Reports the ids of rows that were left out of an answer, and which of their fields were invalid. */
export type OnUnreadable = (to: AnyEndpoint, ids: readonly number[], fields: string) => void;

/** Which fields are invalid and how, never what they hold: this ends in a log. */
const wrongIn = (issues: readonly v.BaseIssue<unknown>[]): string =>
  Object.entries(fieldsOf('answer', issues))
    .map(([path, { code }]) => `${path} (${code})`)
    .join(', ');

/** Parses what a host is about to answer: what the contract does not name is left out. */
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

/** A refusal on the wire. Nothing of a crash's cause is told. */
export function refusal(error: unknown, requestId?: string): Response {
  const problem = error instanceof Problem ? error : new Problem('crashed');
  const { details } = problem.matter;
  const wait = details?.['retry_after'];
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

/** A refusal shows the state as it is now, which has personal data as well. */
const concealed = (error: unknown, conceal: (current: unknown) => unknown): unknown =>
  error instanceof Problem && error.matter.current !== undefined
    ? new Problem(
        error.code,
        { ...error.matter, current: conceal(error.matter.current) },
        { cause: error },
      )
    : error;

/** Answers one request for one endpoint; null when the verb, once unfolded, is another endpoint's. Rejects with what refused it. */
export async function respond<E extends AnyEndpoint, Context>(
  to: E,
  request: Request,
  params: unknown,
  enter: Enter<Context>,
  run: Run<E, Context & { sent: unknown }>,
  onUnreadable?: OnUnreadable,
): Promise<Response | null> {
  const { method, body, malformed } = await unfold(request);
  if (method !== to.method) return null;
  const context = await enter(to, request);
  const query = new URL(request.url).searchParams;
  const input = parse(to, { params, query, body, malformed });
  const given = { ...(input as object), ...(context as object), sent: body };
  const { conceal } = context as Concealing;
  const sentTo = given as { query?: unknown; body?: unknown };
  let answer: Answer<E>;
  try {
    answer = await run(given as Parsed<E> & Context & { sent: unknown });
  } catch (error) {
    throw conceal ? concealed(error, (current) => conceal(current, sentTo)) : error;
  }
  const shaped = shape(to, answer, onUnreadable);
  return Response.json(conceal ? conceal(shaped, sentTo) : shaped, {
    status: to.status ?? 200,
    headers: { 'cache-control': 'no-store' },
  });
}
