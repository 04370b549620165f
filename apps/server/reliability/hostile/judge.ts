import { problems } from '@servery/api';
import type { Hostile } from './inputs.ts';

/** The faults that no response may have. */
export type Fault = 'failed' | 'hung' | 'echoed' | 'untyped' | 'polluted' | 'unnamed';

/** A faulty response. */
export interface Finding {
  fault: Fault;
  /** A summary of the response and the request. */
  what: string;
}

/** Sends a request and returns its response; adds the person's token if the request has none. */
export type Send = (input: Hostile) => Promise<Response>;

const hangMs = 1_000;
const natives = [Object, Array, Function, String, Number, Promise, Map].map(({ prototype }) => ({
  prototype: prototype as object,
  names: Reflect.ownKeys(prototype as object).length,
}));

/** Whether a refusal has a code of the catalogue, with the status of that code. */
const isNamed = (status: number, body: string): boolean => {
  try {
    const { code } = JSON.parse(body) as { code?: unknown };
    return typeof code === 'string' && (problems as Record<string, number>)[code] === status;
  } catch {
    return false;
  }
};

const isPolluted = () =>
  natives.some(({ prototype, names }) => Reflect.ownKeys(prototype).length !== names);

/** Returns the markup in a request that a browser would run if an HTML response echoed it. */
const dangers = (input: Hostile): string[] => {
  const sent = [input.target, safely(input.target), ...Object.values(input.headers)];
  if (typeof input.body === 'string') sent.push(input.body.slice(0, 10_000));
  return sent.flatMap((text) => text.match(/<[a-z!/][^>]{2,}/gi) ?? []);
};

const safely = (target: string) => {
  try {
    return decodeURIComponent(target);
  } catch {
    return '';
  }
};

const describe = ({ method, target, headers, body }: Hostile) =>
  `${method} ${target.slice(0, 300)} ${JSON.stringify(headers).slice(0, 200)} ${String(body).slice(0, 400)}`;

const inTime = async (send: Send, input: Hostile) => {
  const started = performance.now();
  const response = await send(input);
  const type = response.headers.get('content-type') ?? '';
  // An event stream has no end.
  const isStream = type.startsWith('text/event-stream');
  const body = isStream ? '' : await response.text();
  if (isStream) await response.body?.cancel();
  return { response, type, body, ms: performance.now() - started };
};

/** Whether a request is slow each time: a single slow response may be the machine's fault. */
async function isAlwaysSlow(send: Send, input: Hostile): Promise<boolean> {
  for (let times = 0; times < 5; times++)
    if ((await inTime(send, input)).ms <= hangMs) return false;
  return true;
}

/** Returns the faults of the response to one input; usually none. */
export async function judge(
  send: Send,
  input: Hostile,
): Promise<{ status: number; found: Finding[] }> {
  const found: Finding[] = [];
  const blame = (fault: Fault, why: string) =>
    found.push({ fault, what: `${why}: ${describe(input)}` });
  const { response, type, body, ms } = await inTime(send, input);
  const { status } = response;
  if (status >= 500) blame('failed', `${status} ${body.slice(0, 200)}`);
  if (
    status >= 400 &&
    status < 500 &&
    body !== '' &&
    type.includes('json') &&
    !isNamed(status, body)
  )
    blame('unnamed', `${status} ${body.slice(0, 200)}`);
  if (ms > hangMs && (await isAlwaysSlow(send, input))) blame('hung', `${Math.round(ms)} ms`);
  if (type.includes('html') && dangers(input).some((danger) => body.includes(danger)))
    blame('echoed', type);
  const isPlain = /^(application\/json|text\/plain|text\/event-stream|text\/html|text\/css)/.test(
    type,
  );
  if (body !== '' && (!isPlain || response.headers.get('x-content-type-options') !== 'nosniff'))
    blame('untyped', type);
  if (isPolluted()) blame('polluted', 'a prototype has changed');
  return { status, found };
}
