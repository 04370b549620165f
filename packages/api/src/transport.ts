import { createFetch, FetchError, type FetchOptions, type FetchResponse } from 'ofetch';
import type { Method } from './endpoint.ts';
import { problemFrom, type Refusing } from './problemFrom.ts';
import { Problem } from './problems.ts';

/** A request as it is sent. */
export interface Outgoing {
  method: Method;
  body?: string | FormData;
  /** Creates the headers of each attempt. */
  headers: () => Promise<Record<string, string>>;
  signal?: AbortSignal;
  /** The time limit of each attempt in milliseconds. Ignored if there is a signal. */
  timeout?: number;
  /** Returns the body as a stream instead of parsing it. */
  isStream?: boolean;
  /** The endpoint whose problems are accepted. Any problem is accepted by default. */
  to?: Refusing;
}

/**
 * Sends a request and returns the content of its response: JSON data or an event stream. Retries a
 * read up to twice after a transient failure.
 * @throws the `AbortError`, or a `Problem` for any other failure
 */
export type Transport = (url: string, request: Outgoing) => Promise<unknown>;

/** Whether an error has this name. */
export const isNamed = (name: string, error: unknown): boolean =>
  error instanceof Error && error.name === name;

/** ofetch passes its own options on to `fetch`. */
type Init = RequestInit & Pick<FetchOptions, 'responseType'>;

/**
 * Returns a `fetch` that rejects for every network error: also for `Response.error()`, and unless
 * the body is an event stream, for one while the body is loading. ofetch takes the former for a
 * success, and neither retries nor limits the time of the latter.
 */
const fetchWhole =
  (ownFetch: typeof fetch): typeof fetch =>
  async (input, init?: Init) => {
    const response = await ownFetch(input, init);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    if (response.ok && init?.responseType !== 'json') return response;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  };

/** Retries only what may succeed shortly after. ofetch counts a missing response as a 500. */
const transientOnly: FetchOptions = {
  retryDelay: 300,
  retryStatusCodes: [408, 500, 502, 504],
  // A time-out has taken long enough already.
  onRequestError: ({ error, options }) => {
    if (isNamed('TimeoutError', error) || isNamed('AbortError', error)) options.retry = false;
  },
  onResponseError: ({ response, options }) => {
    if (response.status === 500) options.retry = false;
  },
};

const failureOf = ({ status, data, cause }: FetchError<unknown>, to?: Refusing): unknown => {
  if (status !== undefined) return problemFrom(status, data, to);
  return isNamed('AbortError', cause) ? cause : new Problem('offline', {}, { cause });
};

const contentOf = (response: FetchResponse<unknown>, { isStream = false, to }: Outgoing) => {
  const { _data: content } = response;
  if (!response.ok) throw problemFrom(response.status, content, to);
  // Captive portals and proxies respond with a page of their own, or with nothing.
  if (!content || typeof content !== 'object') throw new Problem('crashed');
  if (content instanceof ReadableStream !== isStream) throw new Problem('crashed');
  return content;
};

/** Creates a transport. `onDate` is called with the `Date` header of each response. */
export function createTransport(
  ownFetch: typeof fetch,
  onDate: (date: string | null) => void,
): Transport {
  const client = createFetch({
    fetch: fetchWhole(ownFetch),
    defaults: {
      ...transientOnly,
      onResponse: ({ response }) => onDate(response.headers.get('date')),
    },
  });
  return async (url, request) => {
    const { method, body, headers, signal, timeout, isStream, to } = request;
    const options: FetchOptions<'json'> = {
      method,
      body,
      timeout,
      retry: method === 'GET' && !isStream ? 2 : false,
      // ofetch recognises event streams by their content type, and parses JSON of any type.
      responseType: isStream ? undefined : 'json',
      onRequest: async (attempt) => {
        attempt.options.headers = new Headers(await headers());
        // Otherwise a retry would keep the signal of the attempt before, whose time-out has ended.
        attempt.options.signal = signal;
      },
    };
    const response = await client.raw<unknown>(url, options).catch((error: unknown) => {
      throw error instanceof FetchError ? failureOf(error, to) : error;
    });
    return contentOf(response, request);
  };
}
