/** A recorded request. */
export interface Taped {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

/** A recording of requests, each once. */
export interface Tape {
  /** Returns a fetch that records its requests. */
  over: (inner: typeof fetch) => typeof fetch;
  calls: () => Taped[];
}

/** Creates a recording of requests without their bearer tokens. */
export function createTape(): Tape {
  const recorded = new Map<string, Taped>();
  return {
    calls: () => [...recorded.values()],
    over: (inner) => async (input, init) => {
      const request = new Request(input, init);
      const headers = Object.fromEntries(request.headers);
      delete headers['authorization'];
      const body = request.body === null ? null : await request.clone().text();
      const { method, url } = request;
      recorded.set(JSON.stringify([method, url, headers['idempotency-key'] ?? '', body]), {
        method,
        url,
        headers,
        body,
      });
      return inner(request);
    },
  };
}
