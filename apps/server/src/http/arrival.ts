import type { AnyEndpoint } from '@servery/api';
import type { Conceal } from '@servery/domain/people';
import type { AddressLimits } from './limits/addressLimits.ts';
import type { Caller } from './RequestContext.ts';

/** A request that has been admitted. */
export interface Entered {
  request: Request;
  /** The caller; null at a public endpoint. */
  caller: Caller | null;
  now: Date;
  /** The nonce of the request's signature, if the session is bound to a key. */
  nonce: string | null;
  /** Hides personal data from the caller; null if they read all of it. */
  conceal?: Conceal | null;
}

/** The parsed input of a call. */
export interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Data about a request from outside the endpoint's input. */
export interface Arrival {
  requestId: string;
  /** The caller's IP address. */
  address: string;
  /** The limits on what the caller's address does without a session. */
  limits: AddressLimits;
  /** The `User-Agent` header. */
  userAgent: string;
  isSecure: boolean;
  enter: (to: AnyEndpoint, request: Request) => Promise<Entered>;
  /** Cookies to set with the response. */
  cookies: string[];
}
