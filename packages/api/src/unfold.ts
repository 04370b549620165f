import { isTooLarge, maxKeys, maxValues } from './jsonSize.ts';
import { Problem } from './problems.ts';

const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses query parameters. Indexed (`a[0]`), bare (`a[]`) and repeated (`a`, `a`) keys become
 * arrays in the order of their index.
 */
export function decodeQuery(query: URLSearchParams): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  const lists = new Map<string, [number, string][]>();
  for (const [key, value] of query) {
    const [, name, index] = /^([^[\]]+)\[(\d{0,4})\]$/.exec(key) ?? [];
    if (name === undefined) {
      if (unsafe.has(key)) continue;
      plain[key] = Object.hasOwn(plain, key) ? [plain[key], value].flat() : value;
    } else if (!unsafe.has(name)) {
      const list = lists.get(name) ?? [];
      list.push([index ? Number(index) : list.length, value]);
      lists.set(name, list);
    }
  }
  for (const [name, list] of lists) {
    plain[name] = list.sort(([a], [b]) => a - b).map(([, value]) => value);
  }
  return plain;
}

const typeOf = (request: Request): string => request.headers.get('content-type') ?? '';

/** Whether the body of a request is a multipart form. */
export const isMultipart = (request: Request): boolean =>
  typeOf(request).startsWith('multipart/form-data');

/** Parses a multipart form of at most as many parts as JSON may have keys. */
async function fromMultipart(request: Request): Promise<Record<string, unknown>> {
  const type = typeOf(request);
  const bytes = await request.clone().arrayBuffer();
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  const parts = new TextDecoder('latin1').decode(bytes).split(`--${boundary}`, maxKeys + 3);
  // The text before the first boundary and after the last one is no part.
  if (parts.length - 2 > maxKeys) throw new Problem('tooLarge', { details: { most: maxKeys } });
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].filter(([key]) => !unsafe.has(key)));
}

/** The actual method and the parsed body of a request. */
export interface Unfolded {
  method: string;
  body: unknown;
  /** Whether the body is a form, in which numbers are text. */
  isForm?: true;
  malformed?: true;
}

const known = new WeakMap<Request, Promise<Unfolded>>();

/**
 * Returns the actual method and the parsed body of a request, also if it is tunnelled. The body is
 * parsed once per request, even if several endpoints of a path read it.
 * @throws `tooLarge` for JSON that is deeper or has more keys or values than any endpoint takes, and
 * for a form with more fields
 */
export function unfold(request: Request): Promise<Unfolded> {
  const unfolded = known.get(request) ?? readBody(request);
  known.set(request, unfolded);
  return unfolded;
}

/**
 * Whether a body is a URL-encoded form. Some clients send JSON with this content type, which isn't
 * treated as a form.
 */
const isUrlEncoded = (type: string, text: string): boolean =>
  type.startsWith('application/x-www-form-urlencoded') && !/^\s*[{["\d]/.test(text);

const fromUrlEncoded = (text: string): Record<string, unknown> => {
  if (text.split('&', maxKeys + 1).length > maxKeys)
    throw new Problem('tooLarge', { details: { most: maxKeys } });
  return decodeQuery(new URLSearchParams(text));
};

async function readBody(request: Request): Promise<Unfolded> {
  if (request.method === 'GET' || request.method === 'HEAD')
    return { method: 'GET', body: undefined };
  const hasParts = isMultipart(request);
  const text = hasParts ? '' : await request.clone().text();
  const isForm = hasParts || isUrlEncoded(typeOf(request), text);
  if (!isForm && isTooLarge(text)) throw new Problem('tooLarge', { details: { most: maxValues } });
  let body: unknown;
  try {
    if (hasParts) body = await fromMultipart(request);
    else if (isForm) body = fromUrlEncoded(text);
    else body = text === '' ? {} : JSON.parse(text);
  } catch (error) {
    if (error instanceof Problem) throw error;
    return { method: request.method, body: undefined, malformed: true };
  }
  // Every body is an object. An empty array would pass as an empty object.
  if (Array.isArray(body)) return { method: request.method, body: undefined, malformed: true };
  const form = isForm && { isForm };
  if (request.method !== 'POST' || !body || typeof body !== 'object')
    return { method: request.method, body, ...form };
  const { _method, ...rest } = body as Record<string, unknown>;
  const method = typeof _method === 'string' ? _method.toUpperCase() : 'POST';
  return { method, body: rest, ...form };
}
