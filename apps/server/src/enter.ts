import {
  getUserInfo,
  limitOf,
  nameOf,
  Problem,
  type AnyEndpoint,
  type LimitClass,
} from '@servery/api';
import { concealFor, type Conceal } from '@servery/domain/people';
import type { Host } from './host.ts';
import { noLimits, type Limits } from './limits/limits.ts';
import { isForAgents } from './printing/agentDoor.ts';
import { sessionsOf } from './session/knownSessions.ts';
import { touchSession, type Standing } from './session/sessions.ts';
import type { Signatures } from './session/signatures.ts';
import { requireVersion } from './session/version.ts';
import type { Caller } from './visit.ts';

/** A request that was let in. */
export interface Entered {
  request: Request;
  /** Null at a public door. */
  caller: Caller | null;
  now: Date;
  /** The nonce of its signature, where the session is bound to a key. */
  nonce: string | null;
  /** Hides personal data from the caller; null if they read all of it. */
  conceal?: Conceal | null;
}

const bearerOf = (request: Request): string =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

/**
 * Whether a caller has the capability of an endpoint; a print agent only has its own calls, and a
 * shared device has no account to manage.
 */
function mayCall({ username, rights, device }: Caller, to: AnyEndpoint): boolean {
  if (username === '') return isForAgents(to);
  const { capability } = to;
  if (device && capability === 'session') return to === getUserInfo;
  return (
    capability === 'public' || capability === 'session' || rights.grants[capability] !== 'deny'
  );
}

/**
 * Lets requests in: how often this address calls (unless it was counted in the same class before
 * the body was read), session, how often that one does, signature, version, and the capability of
 * the endpoint, in this order.
 */
export function createEnter(host: Host, signatures: Signatures, limits: Limits = noLimits) {
  const findSession = sessionsOf(host.database);
  const sessions = new WeakMap<Request, Promise<Standing>>();

  const requireSession = async (request: Request): Promise<Standing> => {
    const session = await findSession(bearerOf(request), host.now());
    if (!session) throw new Problem('sessionExpired');
    return session;
  };
  /** The session of a request, looked up once. */
  const sessionOf = (request: Request): Promise<Standing> => {
    const session = sessions.get(request) ?? requireSession(request);
    sessions.set(request, session);
    return session;
  };

  const enter = async (
    to: AnyEndpoint,
    request: Request,
    { address, counted }: { address: string; counted: LimitClass },
  ): Promise<Entered> => {
    const now = host.now();
    if (limitOf(to) !== counted) limits.require(limitOf(to), 'address', address);
    if (to.capability === 'public') return { request, caller: null, now, nonce: null };
    const token = bearerOf(request);
    const session = await sessionOf(request);
    const { caller, signature_key: key } = session;
    limits.require(limitOf(to), 'session', caller.session_id);
    const nonce = key
      ? await signatures.check(request, { id: caller.session_id, key, token }, now)
      : null;
    requireVersion(request);
    const { capability } = to;
    if (!mayCall(caller, to)) {
      host.log('warn', 'access refused', { account: caller.id, endpoint: nameOf(to), capability });
      throw new Problem('forbidden', { details: { capability } });
    }
    await touchSession(host.database.kysely, session, now);
    return { request, caller, now, nonce, conceal: concealFor(caller) };
  };
  return { enter, sessionOf };
}
