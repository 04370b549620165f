import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Capability } from './capabilities.ts';
import type { ProblemCode } from './problems.ts';

/** What changed, as told to live screens. */
export type EventKind =
  | 'order.placed'
  | 'order.changed'
  | 'kitchen.changed'
  | 'menu.changed'
  | 'print.changed'
  | 'queue.changed'
  | 'reservation.changed'
  | 'media.changed'
  | 'table.asked'
  | 'table.changed';

/** The verb of an endpoint, whatever tunnel it comes through. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls that are counted together, so that nobody makes too many of them. */
export type LimitClass = 'read' | 'write' | 'signIn' | 'heavy' | 'guest';

/** What an endpoint promises. */
export interface Spec {
  /** One sentence for the API's documentation. */
  summary: string;
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  returns: GenericSchema;
  /** What a conflict carries as the state that there is; an order where it says nothing. */
  current?: GenericSchema;
  /** What it may refuse besides the problems that every endpoint shares. */
  problems?: readonly ProblemCode[];
  /** The door: `public` needs no session, `session` any; an action inside may demand more. */
  capability: Capability | 'public' | 'session';
  /** What a success answers, unless 200. */
  status?: 201;
  /** Sent as POST with `_method` in the body, for hosts that only let POST through. */
  tunnel?: true;
  /** Sent as multipart where a file is in its body. */
  multipart?: true;
  /** Counted apart from other reads and writes: what tries a secret, takes long, or is open to every guest. */
  limit?: 'signIn' | 'heavy' | 'guest';
  /** The events that a success raises. */
  raises?: readonly EventKind[];
  /** Its path stands at the root of the host, not under `/api`: a call of the template apps. */
  isRooted?: true;
  /** Answers with server-sent events of `returns` instead of one body. */
  stream?: true;
}

/** A call as a value: the client, the mocks, the server and the documents all read this. */
export type Endpoint<P extends string = string, S extends Spec = Spec> = S & {
  readonly method: Method;
  readonly path: P;
};

/** Any endpoint at all. */
export type AnyEndpoint = Endpoint<string, Spec>;

type Part<E, K extends string, Direction extends 'in' | 'out'> =
  E extends Record<K, infer S extends GenericSchema>
    ? Record<K, Direction extends 'in' ? InferInput<S> : InferOutput<S>>
    : unknown;

/** What a caller gives: `params`, `query` and `body`, those that the endpoint has. */
export type Input<E> = Part<E, 'params', 'in'> & Part<E, 'query', 'in'> & Part<E, 'body', 'in'>;

/** What a host receives once parsed. */
export type Parsed<E> = Part<E, 'params', 'out'> & Part<E, 'query', 'out'> & Part<E, 'body', 'out'>;

/** What a caller gets. */
export type Output<E> = E extends { returns: infer S extends GenericSchema }
  ? InferOutput<S>
  : never;

/** What a host gives back before it is parsed. */
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

/** `endpoint.post('/admin/void_order', { … })`: the one place where a path and a shape are written. */
export const endpoint = {
  get: /* @__PURE__ */ define('GET'),
  post: /* @__PURE__ */ define('POST'),
  put: /* @__PURE__ */ define('PUT'),
  patch: /* @__PURE__ */ define('PATCH'),
  delete: /* @__PURE__ */ define('DELETE'),
};

/** Whether a call changes something: writes carry an idempotency key and are never retried blindly. */
export const isWrite = ({ method }: { method: Method }): boolean => method !== 'GET';

/** Which calls a call is counted with against too many of them. */
export const limitOf = (to: Pick<AnyEndpoint, 'method' | 'limit'>): LimitClass =>
  to.limit ?? (isWrite(to) ? 'write' : 'read');

/** Where an endpoint's path begins, given where the others' do. */
export const baseOf = ({ isRooted }: Pick<AnyEndpoint, 'isRooted'>, baseURL: string): string =>
  isRooted ? baseURL.replace(/\/api$/, '') : baseURL;

/** `POST /admin/void_order`: an endpoint's name in sets and logs. */
export const nameOf = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** Puts params into a path. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
