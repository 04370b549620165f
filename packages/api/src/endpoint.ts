import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Capability } from './capabilities.ts';
import type { ProblemCode } from './problems.ts';

/** The kinds of live event. */
export type EventKind =
  | 'order.placed'
  | 'order.changed'
  | 'kitchen.changed'
  | 'menu.changed'
  | 'print.changed'
  | 'queue.changed'
  | 'reservation.changed'
  | 'reservation.requested'
  | 'media.changed'
  | 'table.asked'
  | 'table.changed'
  | 'merchant.changed'
  | 'staff.changed'
  | 'drawer.changed'
  | 'day.closed';

/** The HTTP method of an endpoint, also if it is tunnelled through POST. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The classes of calls that share a rate limit. */
export type LimitClass = 'read' | 'write' | 'signIn' | 'heavy' | 'guest';

/** The contract of an endpoint. */
export interface Spec {
  /** One sentence for the API's documentation. */
  summary: string;
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  returns: GenericSchema;
  /** The schema of the current state in a `conflict` response. */
  current?: GenericSchema;
  /** The problems that the endpoint can return in addition to those that all endpoints share. */
  problems?: readonly ProblemCode[];
  /**
   * The permission to call the endpoint: `public` needs no session, `session` any session. An
   * action within a call may require more.
   */
  capability: Capability | 'public' | 'session';
  /**
   * The shared devices that can call an endpoint with the capability `session`: any, counters only,
   * or counters with a person on only.
   */
  onDevice?: 'any' | 'counter' | 'person';
  /** Whether only shared devices can call it. */
  needsDevice?: true;
  /** The status of a successful response. @default 200 */
  status?: 201;
  /**
   * Whether it is sent as POST with `_method` in the body, for hosts that let only POST through.
   */
  tunnel?: true;
  /** The field of the query or body that names a merchant. @default 'merchant_id' */
  merchantField?: string;
  /** Whether it is sent as multipart if its body contains a file. */
  multipart?: true;
  /** The maximum size of that file, in bytes. */
  maxFileBytes?: number;
  /**
   * The rate limit if it isn't that of other reads and writes: for calls that check a secret, take
   * long, or are open to all guests.
   */
  limit?: 'signIn' | 'heavy' | 'guest';
  /** The kinds of live event that a successful call emits. */
  raises?: readonly EventKind[];
  /**
   * Whether its path starts at the root of the host instead of `/api`, as calls of the template
   * apps do.
   */
  isRooted?: true;
  /** Whether it changes nothing although its method is that of a write, so that a view allows it. */
  onlyReads?: true;
  /** Whether it returns a stream of server-sent events of `returns` instead of one body. */
  stream?: true;
}

/** An endpoint as a value, read by the client, the mocks, the server and the API documentation. */
export type Endpoint<P extends string = string, S extends Spec = Spec> = S & {
  readonly method: Method;
  readonly path: P;
};

/** Any endpoint. */
export type AnyEndpoint = Endpoint<string, Spec>;

type Part<E, K extends string, Direction extends 'in' | 'out'> =
  E extends Record<K, infer S extends GenericSchema>
    ? Record<K, Direction extends 'in' ? InferInput<S> : InferOutput<S>>
    : unknown;

/** The input of a call: those of `params`, `query` and `body` that the endpoint has. */
export type Input<E> = Part<E, 'params', 'in'> & Part<E, 'query', 'in'> & Part<E, 'body', 'in'>;

/** The input of a call after the host has parsed it. */
export type Parsed<E> = Part<E, 'params', 'out'> & Part<E, 'query', 'out'> & Part<E, 'body', 'out'>;

/** The result of a call. */
export type Output<E> = E extends { returns: infer S extends GenericSchema }
  ? InferOutput<S>
  : never;

/** The result of a host's handler before it is parsed. */
export type Answer<E> = E extends { returns: infer S extends GenericSchema }
  ? InferInput<S>
  : never;

const define =
  (method: Method) =>
  <const P extends string, const S extends Spec>(path: P, spec: S): Endpoint<P, S> => ({
    method,
    path,
    ...spec,
  });

/**
 * Defines an endpoint: `endpoint.post('/admin/void_order', { … })`. Paths and schemas are declared
 * here only.
 */
export const endpoint = {
  get: /* @__PURE__ */ define('GET'),
  post: /* @__PURE__ */ define('POST'),
  put: /* @__PURE__ */ define('PUT'),
  patch: /* @__PURE__ */ define('PATCH'),
  delete: /* @__PURE__ */ define('DELETE'),
};

/**
 * Whether a call changes something. Writes carry an idempotency key and are never retried
 * automatically.
 */
export const isWrite = ({ method }: { method: Method }): boolean => method !== 'GET';

/** Whether people who view a merchant can’t call an endpoint: writes, except to their own account. */
export const isRefusedInView = ({
  method,
  capability,
  onlyReads,
}: Pick<AnyEndpoint, 'method' | 'capability' | 'onlyReads'>): boolean =>
  isWrite({ method }) && !onlyReads && capability !== 'session' && capability !== 'public';

/** Returns the rate limit class of an endpoint. */
export const limitOf = (to: Pick<AnyEndpoint, 'method' | 'limit'>): LimitClass =>
  to.limit ?? (isWrite(to) ? 'write' : 'read');

/** Returns the base URL of an endpoint, given that of the other endpoints. */
export const baseOf = ({ isRooted }: Pick<AnyEndpoint, 'isRooted'>, baseURL: string): string =>
  isRooted ? baseURL.replace(/\/api$/, '') : baseURL;

/** Returns the name of an endpoint in sets and logs, such as `POST /admin/void_order`. */
export const nameOf = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** Fills the parameters of a path with URL-encoded values. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
