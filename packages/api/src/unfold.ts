import { isTooLarge, maxValues } from './jsonSize.ts';
import { Problem } from './problems.ts';

const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

/** Query parameters as plain data: indexed (`a[0]`), bare (`a[]`) and repeated (`a`, `a`) keys become arrays in the order of their index. */
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

const fromForm = (form: FormData): Record<string, unknown> =>
  Object.fromEntries([...form].filter(([key]) => !unsafe.has(key)));

/** What a request means. */
export interface Unfolded {
  method: string;
  body: unknown;
  malformed?: true;
}

const known = new WeakMap<Request, Promise<Unfolded>>();

/**
 * What a request means: its real verb and its body, whatever tunnel it came through. The body is
 * parsed once, however many endpoints of a path ask for it.
 * @throws `tooLarge` for JSON that is deeper or has more keys or values than any endpoint takes
 */
export function unfold(request: Request): Promise<Unfolded> {
  const unfolded = known.get(request) ?? readBody(request);
  known.set(request, unfolded);
  return unfolded;
}

async function readBody(request: Request): Promise<Unfolded> {
  if (request.method === 'GET' || request.method === 'HEAD')
    return { method: 'GET', body: undefined };
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  const text = isForm ? '' : await request.clone().text();
  if (isTooLarge(text)) throw new Problem('tooLarge', { details: { most: maxValues } });
  let body: unknown;
  try {
    if (isForm) body = fromForm(await request.clone().formData());
    else body = text === '' ? {} : JSON.parse(text);
  } catch {
    return { method: request.method, body: undefined, malformed: true };
  }
  // Every body is an object; an empty list would pass for an empty one.
  if (Array.isArray(body)) return { method: request.method, body: undefined, malformed: true };
  if (request.method !== 'POST' || !body || typeof body !== 'object')
    return { method: request.method, body };
  const { _method, ...rest } = body as Record<string, unknown>;
  return { method: typeof _method === 'string' ? _method.toUpperCase() : 'POST', body: rest };
}
