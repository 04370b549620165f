import {
  isRefusedInView,
  isWrite,
  limitOf,
  nameOf,
  personHeader,
  Problem,
  type AnyEndpoint,
  type LimitClass,
} from '@servery/api';
import { isSessionCall, isUse, refusalOf, requirePerson } from '@servery/domain/devices';
import { requireActive } from '@servery/domain/merchants';
import { concealFor } from '@servery/domain/people';
import type { Host } from '../http/host.ts';
import { noAddressLimits, type LimitsOfAddress } from '../http/limits/addressLimits.ts';
import { noLimits, type Limits } from '../http/limits/limits.ts';
import { logRefusal, type Refusal } from './logRefusal.ts';
import { isForAgents } from './agentAccess.ts';
import { isForeign } from '../http/isForeign.ts';
import type { Arrival, Entered } from '../http/arrival.ts';
import { sessionsOf } from './knownSessions.ts';
import { extendPersonSession } from './counterSession.ts';
import { touchSession, type ActiveSession } from './sessions.ts';
import type { Signatures } from './signatures.ts';
import { requireVersion } from './version.ts';
import type { Caller } from '../http/RequestContext.ts';

/** A request's id and its IP address. */
type Origin = Pick<Arrival, 'requestId' | 'address'>;

const bearerOf = (request: Request): string =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

/**
 * Whether a caller has the capability of an endpoint; a print agent can only call its own
 * endpoints.
 */
function mayCall(caller: Caller, to: AnyEndpoint): boolean {
  if (caller.username === '') return isForAgents(to);
  const { capability } = to;
  if (capability === 'session') return isSessionCall(to, caller);
  return capability === 'public' || caller.rights.grants[capability] !== 'deny';
}

/**
 * Whether a page of another site sent a public write. Such a page could sign its visitors in to its
 * own account, lock their address with wrong codes, or use up quotas from each visitor's address.
 */
const isFromElsewhere = (to: AnyEndpoint, request: Request): boolean =>
  isWrite(to) && isForeign(request);

const isBadSignature = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'badSignature';

/**
 * Creates `enter`, which admits requests, and `sessionOf`. Requests are checked in this order: the
 * rate of this address (unless it was counted in the same class before the body was read), the
 * session and its rate, the signature, the version, the merchant of the caller, whether they only
 * view it, and the capability of the endpoint. A public write has no session, and must come from
 * this site instead.
 * @throws `forbidden`, `suspended`, `merchantClosing`, `viewOnly` or `sessionExpired`; `throttled` after too many invalid tokens
 */
export function createEnter(
  host: Host,
  signatures: Signatures,
  limits: Limits = noLimits,
  limitsOf: LimitsOfAddress = () => noAddressLimits,
) {
  const findSession = sessionsOf(host.database);
  const sessions = new WeakMap<Request, Promise<ActiveSession>>();

  const requireSession = async (request: Request, address: string): Promise<ActiveSession> => {
    const token = bearerOf(request);
    const find = async () => (token === '' ? null : findSession(token, host.now()));
    // After too many invalid tokens, look-ups for their address wait for each other, so that valid
    // sessions at the same address aren't refused.
    const isPaced = limits.isUsedUp('guest', 'address', address);
    const session = await (isPaced ? limitsOf(address).inTurn(null, find) : find());
    if (session) return session;
    limits.require('guest', 'address', address);
    throw new Problem('sessionExpired');
  };
  /** Returns the session of a request, looked up once. */
  const sessionOf = (request: Request, address: string): Promise<ActiveSession> => {
    const session = sessions.get(request) ?? requireSession(request, address);
    sessions.set(request, session);
    return session;
  };

  const enter = async (
    to: AnyEndpoint,
    request: Request,
    { counted, ...from }: Origin & { counted: LimitClass },
  ): Promise<Entered> => {
    const now = host.now();
    const note = (refusal: Refusal, facts: Record<string, unknown> = {}) =>
      logRefusal(host.log, refusal, from, { endpoint: nameOf(to), ...facts });
    if (limitOf(to) !== counted) limits.require(limitOf(to), 'address', from.address);
    if (to.capability === 'public') {
      if (isFromElsewhere(to, request)) {
        note('other site refused');
        throw new Problem('forbidden', { details: { from: 'another site' } });
      }
      return { request, caller: null, now, nonce: null };
    }
    const token = bearerOf(request);
    const session = await sessionOf(request, from.address);
    const { caller, signature_key: key } = session;
    limits.require(limitOf(to), 'session', caller.session_id);
    const signed = key && { id: caller.session_id, key, token };
    const nonce = signed
      ? await signatures.check(to, request, signed, now).catch((error: unknown) => {
          if (isBadSignature(error)) note('signature refused', { account: caller.id });
          throw error;
        })
      : null;
    requireVersion(request);
    const isChange = isRefusedInView(to);
    requireActive(to, { status: caller.merchant_status ?? 'active', isChange });
    if (caller.isViewing && isChange) throw new Problem('viewOnly');
    const { capability } = to;
    if (!mayCall(caller, to)) {
      note('access refused', { account: caller.id, capability });
      throw refusalOf(to, caller);
    }
    requirePerson(to, request.headers.get(personHeader), caller);
    await touchSession(host.database.kysely, session, now);
    if (isUse(to)) await extendPersonSession(host.database.kysely, session, now);
    return { request, caller, now, nonce, conceal: concealFor(caller) };
  };
  return { enter, sessionOf };
}
