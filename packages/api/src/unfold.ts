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

/** What a request means: its real verb and its body, whatever tunnel it came through. */
export async function unfold(
  request: Request,
): Promise<{ method: string; body: unknown; malformed?: true }> {
  if (request.method === 'GET' || request.method === 'HEAD')
    return { method: 'GET', body: undefined };
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  let body: unknown;
  try {
    const text = isForm ? '' : await request.clone().text();
    if (isForm) body = fromForm(await request.clone().formData());
    else body = text === '' ? {} : JSON.parse(text);
  } catch {
    return { method: request.method, body: undefined, malformed: true };
  }
  if (request.method !== 'POST' || !body || typeof body !== 'object' || Array.isArray(body))
    return { method: request.method, body };
  const { _method, ...rest } = body as Record<string, unknown>;
  return { method: typeof _method === 'string' ? _method.toUpperCase() : 'POST', body: rest };
}
