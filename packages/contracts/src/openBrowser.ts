import { createClient, type Client } from '@servery/api';

const isOver = (cookie: string) => /;\s*max-age=0/i.test(cookie);

/**
 * Creates a client that behaves like a browser: it keeps its cookies and the token of the last
 * sign-in.
 */
export function openBrowser({
  baseURL,
  fetch: reach,
}: {
  baseURL: string;
  fetch: typeof fetch;
}): Client {
  const jar = new Map<string, string>();
  let token: string | null = null;
  const ownFetch: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies) headers.set('cookie', cookies);
    const response = await reach(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || isOver(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    if (response.headers.get('content-type')?.includes('json')) {
      const body = (await response.clone().json()) as { token?: unknown } | null;
      if (typeof body?.token === 'string') token = body.token;
    }
    return response;
  };
  return createClient({ baseURL, fetch: ownFetch, credentials: { token: () => token } });
}
