import { nameOf, Problem, problemFrom, type AnyEndpoint, type Parsed } from '@servery/api';
import { respond, shape, type OnUnreadable, type Run } from '@servery/api/serve';
import { withRule } from '@servery/domain/devices';
import { platform } from '../audit/append.ts';
import { asPlatform, inScope } from '../storage/db/confine.ts';
import { findApproval } from './approvals.ts';
import type { Arrival, Entered } from './arrival.ts';
import type { Host } from './host.ts';
import {
  guestScope,
  hashRequest,
  once,
  type NamedWrite,
  type StoredAnswer,
} from './idempotency.ts';
import { settle } from './settle.ts';
import { codeIn, writeOfGuest } from './writeOfGuest.ts';
import { isForeign } from './isForeign.ts';
import { withFeature } from './featureScope.ts';
import { withReadOnly } from './readOnlyScope.ts';
import { requireOwnMerchant } from './requireOwnMerchant.ts';
import type { Sql } from '../storage/sql.ts';
import { requireText } from './requireText.ts';
import type { Caller, Change, RequestContext } from './RequestContext.ts';

/**
 * An endpoint and its handler; `answer` resolves to null if the request's method is another
 * endpoint's.
 */
export interface Route {
  to: AnyEndpoint;
  answer(
    host: Host,
    request: Request,
    params: Record<string, string>,
    arrival: Arrival,
  ): Promise<Response | null>;
}

const nobody = {} as Caller;
const contextOf = (
  host: Host,
  { caller, now }: Entered,
  sql: Sql,
  { requestId, limits }: Arrival,
): RequestContext => ({
  host,
  sql,
  caller: caller ?? nobody,
  now,
  requestId,
  limits,
  approval: null,
  changes: [],
});

/**
 * Runs a function with access to the rows of the caller's merchants that have the feature of the
 * call, unless the request names another merchant, or one that is read-only.
 */
export const inOwnReach = <T>(
  host: Host,
  to: AnyEndpoint,
  input: Entered & { params?: unknown; query?: unknown; body?: unknown },
  arrival: Pick<Arrival, 'requestId' | 'limits'>,
  run: (entered: Entered) => Promise<T> | T,
): Promise<T> =>
  inReach(input, async () => {
    await requireOwnMerchant(host, to, input.caller, input, arrival.requestId);
    const featured = await withFeature(host, to, input, arrival);
    const caller = await withReadOnly(host, to, { ...input, caller: featured }, arrival);
    try {
      return await run({ ...input, caller });
    } catch (error) {
      throw input.caller ? withRule(error, input.caller) : error;
    }
  });

/**
 * Runs a function with access to the rows of the caller's merchants. A public endpoint has no
 * caller yet, so there access isn't restricted.
 */
function inReach<T>({ caller }: Entered, run: () => T): T {
  if (caller === null) return asPlatform(run);
  const { scope, merchant_id } = caller;
  // People who belong to no merchant are audited in the chain of the platform.
  return inScope(scope === 'all' || merchant_id !== null ? scope : [...scope, platform], run);
}

const unreadableIn =
  ({ log }: Host): OnUnreadable =>
  (to, ids, fields) =>
    log('error', 'rows left out of an answer', { endpoint: nameOf(to), ids, fields });

/** Returns the route of a read. */
export const read = <E extends AnyEndpoint>(
  to: E,
  run: Run<E, { ctx: RequestContext }>,
): Route => ({
  to,
  answer: (host, request, params, arrival) =>
    respond<E, Entered>(
      to,
      request,
      params,
      arrival.enter,
      (input) => {
        requireText(input.request, input.sent);
        return inOwnReach(host, to, input, arrival, (entered) => {
          const ctx = contextOf(host, entered, host.database.kysely, arrival);
          return run({ ...(input as Parsed<E> & object), ctx });
        });
      },
      unreadableIn(host),
    ),
});

/**
 * Returns the route of a write as `write` does, with a preparation before its transaction begins:
 * work that takes long and needs no database would block others inside it.
 */
export const writeAfter = <E extends AnyEndpoint, Ready>(
  to: E,
  prepare: (input: Parsed<E>) => Promise<Ready>,
  run: Run<E, { ctx: RequestContext; ready: Ready }>,
): Route => ({
  to,
  answer: (host, request, params, arrival) =>
    respond<E, Entered>(to, request, params, arrival.enter, async (input) => {
      requireText(input.request, input.sent);
      // A link or a picture on another site sends a GET without the user's consent.
      if (to.method === 'GET' && isForeign(request)) throw new Problem('forbidden');
      let changes: readonly Change[] = [];
      const ready = await prepare(input);
      const work = async (entered: Entered, trx: Sql) => {
        const ctx = contextOf(host, entered, trx, arrival);
        ctx.approval = await findApproval(ctx, request.headers.get('approval'));
        const answer = await run({ ...(input as Parsed<E> & object), ctx, ready });
        // A response that doesn't match the contract fails here, before anything is committed.
        shape(to, answer);
        await settle(ctx, input.nonce);
        ({ changes } = ctx);
        return answer;
      };
      const named = nameOfWrite(to, input);
      const answer = await inOwnReach(host, to, input, arrival, (entered) =>
        input.caller
          ? atMostOnce(host, named, input.caller, (trx) => work(entered, trx))
          : writeOfGuest(host, arrival.limits, codeIn(input), {
              named,
              rehearsal: async (reading) => {
                const ctx = contextOf(host, input, reading, arrival);
                return run({ ...(input as Parsed<E> & object), ctx, ready });
              },
              write: () => atMostOnce(host, named, null, (trx) => work(entered, trx)),
            }),
      );
      const placed = changes.filter(({ kind }) => kind === 'order.placed').length;
      if (placed > 0) host.metrics?.orders.add({}, placed);
      return answer;
    }),
});

/**
 * Returns the route of a write: one transaction with its audit and events, run once per idempotency
 * key.
 */
export const write = <E extends AnyEndpoint>(to: E, run: Run<E, { ctx: RequestContext }>): Route =>
  writeAfter(to, async () => undefined, run);

/**
 * Returns the route of an endpoint that manages its own transactions and whose response must not be
 * stored, because it contains secrets.
 */
export const own = <E extends AnyEndpoint>(
  to: E,
  run: Run<E, { ctx: RequestContext; arrival: Arrival; request: Request }>,
): Route => ({
  to,
  answer: (host, request, params, arrival) =>
    respond<E, Entered>(to, request, params, arrival.enter, (input) => {
      requireText(input.request, input.sent);
      return inOwnReach(host, to, input, arrival, (entered) =>
        inTurn(input, arrival, async () => {
          const ctx = contextOf(host, entered, host.database.kysely, arrival);
          return run({ ...(input as Parsed<E> & object), ctx, arrival, request });
        }),
      );
    }),
});

const decision = (error: unknown): StoredAnswer | null =>
  error instanceof Problem
    ? { status: error.status, body: { code: error.code, ...error.matter } }
    : null;

/** Runs work of a caller without a session when its turn comes, and that of others immediately. */
const inTurn = <T>({ caller }: Entered, { limits }: Arrival, run: () => Promise<T>): Promise<T> =>
  caller ? run() : limits.inTurn(null, run);

/** Returns the name of a write by its idempotency key; null without one. */
function nameOfWrite(to: AnyEndpoint, input: Entered & { sent: unknown }): NamedWrite | null {
  const { request, caller, sent } = input;
  const key = request.headers.get('idempotency-key');
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw new Problem('invalid', {
      fields: { 'Idempotency-Key': { code: 'format', message: 'Must be 1 to 100 characters.' } },
    });
  const { pathname, search } = new URL(request.url);
  return {
    scope: caller ? `account ${caller.id}` : guestScope(codeIn(input)),
    key,
    hash: hashRequest(to.method, pathname + search, JSON.stringify(sent ?? null)),
  };
}

async function atMostOnce<T>(
  host: Host,
  named: NamedWrite | null,
  caller: Caller | null,
  work: (trx: Sql) => Promise<T>,
): Promise<T> {
  if (named === null) return host.database.transaction(work);
  const { status, body, isRepeat } = await once(
    host.database,
    named,
    async (trx) => ({ status: 200, body: await work(trx) }),
    // Anyone can call without a session, so storing their refusals would fill the disk.
    caller ? decision : () => null,
  );
  if (isRepeat) host.metrics?.repeats.add();
  if (status >= 400) throw problemFrom(status, body);
  return body as T;
}
