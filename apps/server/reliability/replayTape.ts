/** One request as it went out. */
export interface Taped {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

/** What somebody's calls were, each once. */
export interface Tape {
  /** The same fetch, with what goes through it kept. */
  over: (inner: typeof fetch) => typeof fetch;
  calls: () => Taped[];
}

/** Keeps every request, but for who sent it. */
export function createTape(): Tape {
  const kept = new Map<string, Taped>();
  return {
    calls: () => [...kept.values()],
    over: (inner) => async (input, init) => {
      const request = new Request(input, init);
      const headers = Object.fromEntries(request.headers);
      delete headers['authorization'];
      const body = request.body === null ? null : await request.clone().text();
      const { method, url } = request;
      kept.set(JSON.stringify([method, url, headers['idempotency-key'] ?? '', body]), {
        method,
        url,
        headers,
        body,
      });
      return inner(request);
    },
  };
}
