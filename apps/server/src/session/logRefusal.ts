import type { Log } from '../log.ts';
import type { Arrival } from '../http/arrival.ts';
import { sourceOf } from './device.ts';

/** Refusals that may indicate an attack. */
export type Refusal =
  | 'access refused'
  | 'approval refused'
  | 'clocking refused'
  | 'other site refused'
  | 'pairing refused'
  | 'new PIN refused'
  | 'password change refused'
  | 'refresh token reused'
  | 'set-up refused'
  | 'sign-in refused'
  | 'signature refused'
  | 'switch refused';

/**
 * Logs a refusal with its request id and IP address. `facts` may include only ids and names defined
 * in the code: no secrets, and no user input.
 */
export const logRefusal = (
  log: Log,
  refusal: Refusal,
  { requestId, address }: Pick<Arrival, 'requestId' | 'address'>,
  facts: Record<string, unknown> = {},
): void => log('warn', refusal, { request: requestId, address: sourceOf(address), ...facts });
