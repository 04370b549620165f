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
import type { Refusing } from './problemFrom.ts';
import { Problem } from './problems.ts';
import { signatureHeader, type Signed } from './signature.ts';
import { createTransport, isNamed } from './transport.ts';
import { adminVersion, encodeQuery, personHeader, versionHeader } from './wire.ts';

/** The caller's credentials, read again for every request. */
export interface Credentials {
  token: () => string | null;
  /**
   * Returns the id of the person on this counter; null on any other device. A write carries the id
   * of the person who made it, also when it is retried: the host refuses it once another person is
   * on the counter.
   */
  person?: () => number | null;
  /** Signs a request if this device has a key; returns null otherwise. */
  sign?: (request: Signed) => Promise<string | null>;
  /**
   * Corrects the clock used for signing by the `Date` header of a response. Returns whether the
   * clock that signed the request was wrong.
   */
  learn?: (date: string | null) => boolean;
  /** Tries to renew an expired session. If it resolves to true, the request is sent once more. */
  renew?: () => Promise<boolean>;
}

/** Options of `createClient`. */
export interface ClientOptions {
  /** @default '/api' */
  baseURL?: string;
  fetch?: typeof fetch;
  credentials?: Credentials;
  /**
   * Milliseconds after which a call without a response rejects as `offline`. Streams, forms and
   * calls with a signal of their own have no limit.
   * @default 60_000
   */
  timeoutMs?: number;
  /** Called with every problem before the call rejects with it. */
  onProblem?: (problem: Problem, to?: AnyEndpoint) => void;
}

/** Options of a single call. */
export interface CallOptions {
  signal?: AbortSignal;
  /**
   * Idempotency key of a write: the host executes a key only once. Generated for every call by
   * default.
   */
  idempotencyKey?: string;
  /** The single-use token returned when a manager's PIN approved the action. */
  approval?: string;
}

/** A request without an endpoint, which every call is turned into. */
export interface RawCall {
  url: string;
  /** The base URL. Defaults to the client's `baseURL`. */
  base?: string;
  method: Method;
  /** Query parameters for GET, a JSON or multipart body otherwise. */
  data?: Record<string, unknown> | FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Returns the body as a stream instead of parsing it. */
  isStream?: boolean;
  /** The endpoint whose problems are accepted. Any problem is accepted by default. */
  to?: Refusing;
}

/** Calls an endpoint; rejects with a `Problem`. */
export type Call = <E extends AnyEndpoint>(
  to: E,
  input: Input<E>,
  options?: CallOptions,
) => Promise<Output<E>>;

const toProblem = (error: unknown): Problem =>
  error instanceof Problem ? error : new Problem('crashed', {}, { cause: error });

/** A client: the typed call, the generic request, and streams. */
export type Client = ReturnType<typeof createClient> & {
  /**
   * Returns the name of the channel that tabs of one browser use to share a live connection.
   * Without one, each screen opens its own connection.
   */
  liveChannel?: () => string | undefined;
};

/**
 * Creates a client with one typed function for all endpoints. Reads are retried, writes never.
 * @throws `crashed` or `offline`
 */
export function createClient({
  baseURL = '/api',
  fetch: ownFetch = (input, init) => fetch(input, init),
  credentials = { token: () => null },
  timeoutMs = 60_000,
  onProblem,
}: ClientOptions = {}) {
  // The number of times that the clock used for signing was corrected.
  let learnt = 0;
  const transport = createTransport(ownFetch, (date) => {
    if (credentials.learn?.(date)) learnt += 1;
  });

  /** Sends a request, signing each attempt. */
  const send = async (raw: RawCall): Promise<unknown> => {
    const { url, base = baseURL, method, data, signal, isStream, to } = raw;
    const isRead = method === 'GET';
    const isForm = data instanceof FormData;
    const query = isRead && !isForm ? encodeQuery(data) : '';
    const target = base + url + (query && `?${query}`);
    const text = isRead || isForm ? '' : JSON.stringify(data ?? {});
    const headers = async () => {
      const token = credentials.token();
      const signature =
        token &&
        (await credentials.sign?.({
          method,
          url: target.replace(/^https?:\/\/[^/]+/, ''),
          body: text,
          token,
          version: adminVersion,
          headers: raw.headers,
        }));
      return {
        accept: isStream ? 'text/event-stream' : 'application/json',
        [versionHeader]: adminVersion,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(signature && { [signatureHeader]: signature }),
        ...raw.headers,
      };
    };
    return transport(target, {
      method,
      body: isForm ? data : text || undefined,
      headers,
      signal,
      timeout: isStream || isForm ? undefined : timeoutMs,
      isStream,
      to,
    });
  };

  /**
   * Sends a request and returns its content. After renewing the session or correcting the clock, it
   * sends the request once more. Rejects with a `Problem`, or with the `AbortError`.
   */
  const request = async (raw: RawCall): Promise<unknown> => {
    const before = learnt;
    try {
      return await send(raw).catch(async (error: unknown) => {
        const { code } = toProblem(error);
        const isOver = code === 'sessionExpired' && credentials.token();
        if (isOver && (await credentials.renew?.())) return send(raw);
        // The host refused the request before executing it, and the clock is now correct.
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
    const person = isWrite(to) ? credentials.person?.() : null;
    const headers = {
      ...(isWrite(to) && { 'idempotency-key': options.idempotencyKey ?? crypto.randomUUID() }),
      ...(options.approval && { approval: options.approval }),
      ...(person && { [personHeader]: String(person) }),
    };
    try {
      const answer = await request({
        url: addressOf(to, params, query),
        base: baseOf(to, baseURL),
        method: to.tunnel ? 'POST' : to.method,
        data: to.tunnel ? tunnelled(body, to.method) : to.method === 'GET' ? query : body,
        headers,
        signal: options.signal,
        to,
      });
      if (!hasShape(to.returns, answer)) throw new Problem('crashed');
      return answer as Output<typeof to>;
    } catch (error) {
      if (error instanceof Problem) onProblem?.(error, to);
      throw error;
    }
  };

  /** Opens the event stream of an endpoint. */
  const open = async <E extends AnyEndpoint>(to: E, input: Input<E>, signal: AbortSignal) =>
    (await request({
      url: fillPath(to.path, (input as { params?: Record<string, unknown> }).params),
      method: 'GET',
      data: (input as { query?: Record<string, unknown> }).query,
      signal,
      isStream: true,
      to,
    })) as ReadableStream<Uint8Array>;

  return { call, request, open };
}

/**
 * Returns the path of a call, with the query of a write; the query of a read is sent as its data.
 */
const addressOf = (
  to: AnyEndpoint,
  params: Record<string, unknown> | undefined,
  query: Record<string, unknown> | undefined,
) => {
  const search = isWrite(to) ? encodeQuery(query) : '';
  return `${fillPath(to.path, params)}${search && `?${search}`}`;
};

/**
 * Returns a body as a form if it contains a file. Otherwise it stays JSON, which a signature
 * covers.
 */
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
