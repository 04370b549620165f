import { hasShape } from './answerShape.ts';
import {
  baseOf,
  fillPath,
  isWrite,
  type AnyEndpoint,
  type Input,
  type Method,
  type Output,
} from './endpoint.ts';
import { Problem, problemFrom } from './problems.ts';
import { signatureHeader, type Signed } from './signature.ts';
import { adminVersion, encodeQuery, versionHeader } from './wire.ts';

/** Who is calling. Both are read anew for every call. */
export interface Credentials {
  token: () => string | null;
  /** Signs a request where this device has a key. */
  sign?: (request: Signed) => Promise<string | null>;
  /** Learns the server's time from the `Date` of an answer; true when the one signed by was wrong. */
  learn?: (date: string | null) => boolean;
  /** Tries to renew a session that ended; the call is sent once more when it says true. */
  renew?: () => Promise<boolean>;
}

/** How a client reaches its host. */
export interface ClientOptions {
  /** `/api` unless told. */
  baseURL?: string;
  fetch?: typeof fetch;
  credentials?: Credentials;
  /**
   * Milliseconds until a call without an answer rejects as `offline`. Streams, forms and calls with
   * a signal of their own have no limit.
   * @default 60_000
   */
  timeoutMs?: number;
  /** Sees every problem before it rejects to the caller. */
  onProblem?: (problem: Problem, to?: AnyEndpoint) => void;
}

/** What one call may add. */
export interface CallOptions {
  signal?: AbortSignal;
  /** Names a write, so that sending it twice does it once. Made anew for every call unless given. */
  idempotencyKey?: string;
  /** The single-use token that a manager's PIN gave. */
  approval?: string;
}

/** A call without an endpoint: what every call becomes on the wire. */
export interface RawCall {
  url: string;
  /** Where the url begins, unless where all do. */
  base?: string;
  method: Method;
  /** Query parameters for GET, a JSON or multipart body otherwise. */
  data?: Record<string, unknown> | FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Hands the body over as it comes instead of parsing it. */
  isStream?: boolean;
}

/** Calls an endpoint; rejects with a `Problem`. */
export type Call = <E extends AnyEndpoint>(
  to: E,
  input: Input<E>,
  options?: CallOptions,
) => Promise<Output<E>>;

const toProblem = (error: unknown): Problem =>
  error instanceof Problem ? error : new Problem('crashed', {}, { cause: error });

const isNamed = (name: string, error: unknown): boolean =>
  error instanceof Error && error.name === name;

const retryMs = 300;
const passingStatuses: readonly number[] = [408, 502, 504];

/** Whether a read that failed without an answer is worth another attempt: a time-out took long enough. */
const isPassing = (error: unknown) =>
  error instanceof Problem && error.code === 'offline' && !isNamed('TimeoutError', error.cause);

/** A response and its body: the stream of one that was asked for, the text of any other. */
interface Reply {
  response: Response;
  body: ReadableStream<Uint8Array> | string | null;
}

/** Fetches once; rejects as `offline` if the network failed before the whole answer was there. */
const fetchOnce = async (request: () => Promise<Response>, isStream = false): Promise<Reply> => {
  try {
    const response = await request();
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return { response, body: isStream && response.ok ? response.body : await response.text() };
  } catch (error) {
    if (isNamed('AbortError', error)) throw error;
    throw new Problem('offline', {}, { cause: error });
  }
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns what a success holds: JSON data or an event stream. Throws the problem of everything else. */
const contentOf = ({ response, body }: Reply): unknown => {
  const content = typeof body === 'string' ? parseJson(body) : body;
  if (!response.ok) throw problemFrom(response.status, content);
  // A captive portal or a proxy answers with a page of its own, or with nothing.
  if (!content || typeof content !== 'object') throw new Problem('crashed');
  if (content === body && !response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new Problem('crashed');
  return content;
};

/** A client: the typed call, the generic call, and streams. */
export type Client = ReturnType<typeof createClient>;

/** The typed client: one function, every endpoint. Reads are retried, writes never. */
export function createClient({
  baseURL = '/api',
  fetch: ownFetch = (input, init) => fetch(input, init),
  credentials = { token: () => null },
  timeoutMs = 60_000,
  onProblem,
}: ClientOptions = {}) {
  // How often the clock that requests are signed by was set right.
  let learnt = 0;
  const sendOnce = async ({
    url,
    base = baseURL,
    method,
    data,
    headers,
    signal,
    isStream,
  }: RawCall): Promise<Reply> => {
    const isRead = method === 'GET';
    const query = isRead && data && !(data instanceof FormData) ? encodeQuery(data) : '';
    const target = `${base}${url}${query && `?${query}`}`;
    const body = isRead ? undefined : data instanceof FormData ? data : JSON.stringify(data ?? {});
    const token = credentials.token();
    const signature =
      token &&
      (await credentials.sign?.({
        method,
        url: target.replace(/^https?:\/\/[^/]+/, ''),
        body: typeof body === 'string' ? body : '',
        token,
        version: adminVersion,
      }));
    const isTimed = !isStream && !(body instanceof FormData);
    const init: RequestInit = {
      method,
      body,
      signal: signal ?? (isTimed ? AbortSignal.timeout(timeoutMs) : undefined),
      headers: {
        accept: isStream ? 'text/event-stream' : 'application/json',
        [versionHeader]: adminVersion,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(signature && { [signatureHeader]: signature }),
        ...headers,
      },
    };
    const reply = await fetchOnce(() => ownFetch(target, init), isStream);
    if (credentials.learn?.(reply.response.headers.get('date'))) learnt += 1;
    return reply;
  };

  /** A read that met a passing fault is tried twice more, signed anew each time. */
  const send = async (raw: RawCall): Promise<unknown> => {
    for (let left = raw.method === 'GET' && !raw.isStream ? 2 : 0; ; left--) {
      try {
        const reply = await sendOnce(raw);
        if (left === 0 || !passingStatuses.includes(reply.response.status)) return contentOf(reply);
      } catch (error) {
        if (left === 0 || !isPassing(error)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  };

  /** The generic call: url, method, data and an optional header. */
  const request = async (raw: RawCall): Promise<unknown> => {
    const before = learnt;
    try {
      return await send(raw).catch(async (error: unknown) => {
        const { code } = toProblem(error);
        const isOver = code === 'sessionExpired' && credentials.token();
        if (isOver && (await credentials.renew?.())) return send(raw);
        // It was refused before anything was done, for a time that is known better now.
        if (code === 'badSignature' && learnt > before) return send(raw);
        throw error;
      });
    } catch (error) {
      if (isNamed('AbortError', error)) throw error;
      throw toProblem(error);
    }
  };

  const call: Call = async (to, input, options = {}) => {
    const { params, query, ...rest } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: Record<string, unknown> | FormData;
    };
    const body = to.multipart ? asForm(rest.body) : rest.body;
    const headers = {
      ...(isWrite(to) && { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() }),
      ...(options.approval && { approval: options.approval }),
    };
    try {
      const answer = await request({
        url: addressOf(to, params, query),
        base: baseOf(to, baseURL),
        method: to.tunnel ? 'POST' : to.method,
        data: to.tunnel ? tunnelled(body, to.method) : to.method === 'GET' ? query : body,
        headers,
        signal: options.signal,
      });
      if (!hasShape(to.returns, answer)) throw new Problem('crashed');
      return answer as Output<typeof to>;
    } catch (error) {
      if (error instanceof Problem) onProblem?.(error, to);
      throw error;
    }
  };

  /** Opens an endpoint that streams. */
  const open = async <E extends AnyEndpoint>(to: E, input: Input<E>, signal: AbortSignal) =>
    (await request({
      url: fillPath(to.path, (input as { params?: Record<string, unknown> }).params),
      method: 'GET',
      data: (input as { query?: Record<string, unknown> }).query,
      signal,
      isStream: true,
    })) as ReadableStream<Uint8Array>;

  return { call, request, open };
}

/** The path, and the query of a write: a read's is its data. */
const addressOf = (
  to: AnyEndpoint,
  params: Record<string, unknown> | undefined,
  query: Record<string, unknown> | undefined,
) => {
  const asked = isWrite(to) ? encodeQuery(query) : '';
  return `${fillPath(to.path, params)}${asked && `?${asked}`}`;
};

/** A body with a file in it as a form; without one it goes as JSON, which a signature covers. */
const asForm = (body: Record<string, unknown> | FormData | undefined) => {
  if (!body || body instanceof FormData) return body;
  if (!Object.values(body).some((value) => value instanceof Blob)) return body;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined && value !== null) form.set(name, String(value));
  }
  return form;
};

const tunnelled = (body: Record<string, unknown> | FormData | undefined, method: Method) => {
  if (!(body instanceof FormData)) return { ...body, _method: method };
  body.set('_method', method);
  return body;
};
