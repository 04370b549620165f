import {
  nameOf,
  Problem,
  problemFrom,
  type Answer,
  type AnyEndpoint,
  type Parsed,
} from '@servery/api';
import { respond, shape, type OnUnreadable, type Run } from '@servery/api/serve';
import { asPlatform, inScope } from './db/confine.ts';
import type { Entered } from './enter.ts';
import type { Host } from './host.ts';
import { hashRequest, once, type KeptAnswer } from './http/idempotency.ts';
import type { Quota } from './limits/quotas.ts';
import { settle } from './settle.ts';
import { findApproval } from './session/approvals.ts';
import { isForeign } from './session/cookie.ts';
import type { Sql } from './sql.ts';
import { requireText } from './text.ts';
import type { Caller, Change, Visit } from './visit.ts';

/** What a request brings besides itself. */
export interface Arrival {
  requestId: string;
  /** Where it came from. */
  address: string;
  /** The remaining quota of the caller's address today. */
  quota: Quota;
  /** What its browser calls itself. */
  userAgent: string;
  isSecure: boolean;
  enter: (to: AnyEndpoint, request: Request) => Promise<Entered>;
  /** Cookies to set with the answer. */
  cookies: string[];
}

/** One endpoint and how this server answers it; null when the request's verb is another's. */
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
/** What stands in the place of a merchant in the platform's own audit. */
const platform = 0;

const visitOf = (
  host: Host,
  { caller, now }: Entered,
  sql: Sql,
  { requestId, quota }: Arrival,
): Visit => ({
  host,
  sql,
  caller: caller ?? nobody,
  now,
  requestId,
  quota,
  approval: null,
  changes: [],
});

/** Does what was asked with the rows of the caller's merchants in reach; at a public door nobody is known yet. */
function inReach<T>({ caller }: Entered, run: () => T): T {
  if (caller === null) return asPlatform(run);
  const { scope, merchant_id } = caller;
  // Who belongs to no merchant is written about in the platform's own audit.
  return inScope(scope === 'all' || merchant_id !== null ? scope : [...scope, platform], run);
}

const unreadableIn =
  ({ log }: Host): OnUnreadable =>
  (to, ids, fields) =>
    log('error', 'rows left out of an answer', { endpoint: nameOf(to), ids, fields });

/** Answers a read. */
export const read = <E extends AnyEndpoint>(to: E, run: Run<E, { visit: Visit }>): Route => ({
  to,
  answer: (host, request, params, arrival) =>
    respond<E, Entered>(
      to,
      request,
      params,
      arrival.enter,
      (input) => {
        requireText(input.request, input.sent);
        const visit = visitOf(host, input, host.database.kysely, arrival);
        return inReach(input, () => run({ ...(input as Parsed<E> & object), visit }));
      },
      unreadableIn(host),
    ),
});

/**
 * Answers a write as `write` does, with something made ready before its transaction begins: what
 * takes long and needs no database would keep others waiting there.
 */
export const writeAfter = <E extends AnyEndpoint, Ready>(
  to: E,
  prepare: (input: Parsed<E>) => Promise<Ready>,
  run: Run<E, { visit: Visit; ready: Ready }>,
): Route => ({
  to,
  answer: (host, request, params, arrival) =>
    respond<E, Entered>(to, request, params, arrival.enter, async (input) => {
      requireText(input.request, input.sent);
      // A link or a picture on another site sends a GET without asking anyone.
      if (to.method === 'GET' && isForeign(request)) throw new Problem('forbidden');
      let changes: readonly Change[] = [];
      const ready = await prepare(input);
      const work = async (trx: Sql) => {
        const visit = visitOf(host, input, trx, arrival);
        visit.approval = await findApproval(visit, request.headers.get('approval'));
        const answer = await run({ ...(input as Parsed<E> & object), visit, ready });
        // An answer that doesn't fit the contract fails here, so that nothing of it is committed.
        shape(to, answer);
        await settle(visit, input.nonce);
        ({ changes } = visit);
        return answer;
      };
      const answer = await inReach(input, () => atMostOnce(host, to, input, work));
      const placed = changes.filter(({ kind }) => kind === 'order.placed').length;
      if (placed > 0) host.metrics?.orders.add({}, placed);
      return answer;
    }),
});

/** Answers a write: one transaction with its audit and events, once for each idempotency key. */
export const write = <E extends AnyEndpoint>(to: E, run: Run<E, { visit: Visit }>): Route =>
  writeAfter(to, async () => undefined, run);

/** Answers what manages its own transactions and may never be kept: whatever hands out secrets. */
export const own = <E extends AnyEndpoint>(
  to: E,
  run: Run<E, { visit: Visit; arrival: Arrival; request: Request }>,
): Route => ({
  to,
  answer: (host, request, params, arrival) =>
    respond<E, Entered>(to, request, params, arrival.enter, (input) => {
      requireText(input.request, input.sent);
      const visit = visitOf(host, input, host.database.kysely, arrival);
      return inReach(input, () =>
        run({ ...(input as Parsed<E> & object), visit, arrival, request }),
      );
    }),
});

const decision = (error: unknown): KeptAnswer | null =>
  error instanceof Problem
    ? { status: error.status, body: { code: error.code, ...error.matter } }
    : null;

async function atMostOnce<E extends AnyEndpoint>(
  host: Host,
  to: E,
  { request, caller, sent }: Entered & { sent: unknown },
  work: (trx: Sql) => Promise<Answer<E>>,
): Promise<Answer<E>> {
  const key = request.headers.get('idempotency-key');
  if (key === null) return host.database.transaction(work);
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw new Problem('invalid', {
      fields: { 'Idempotency-Key': { code: 'format', message: 'One to a hundred letters.' } },
    });
  const { pathname, search } = new URL(request.url);
  const named = {
    scope: `account ${caller?.id ?? 0}`,
    key,
    hash: hashRequest(to.method, pathname + search, JSON.stringify(sent ?? null)),
  };
  const { status, body, isRepeat } = await once(
    host.database,
    named,
    async (trx) => ({ status: 200, body: await work(trx) }),
    // Anyone can call without a session, so their refusals would fill the disk.
    caller ? decision : () => null,
  );
  if (isRepeat) host.metrics?.repeats.add();
  if (status >= 400) throw problemFrom(status, body);
  return body as Answer<E>;
}
