import { Problem, type AnyEndpoint, type DeviceInfo, type Rights } from '@servery/api';
import { notByPin } from './needsPassword.ts';
import { withRule, type RuledCaller } from './withRule.ts';

/**
 * The minutes after which an unused counter signs its person out, unless the merchant set another
 * number.
 */
export const defaultIdleMinutes = 5;

/** Returns the rights of a person on a counter: their own without those that need a password. */
export const counterRights = ({ grants, ...rights }: Rights): Rights => ({
  ...rights,
  grants: { ...grants, ...Object.fromEntries(notByPin.map((name) => [name, 'deny'])) },
});

/** A caller: a person, a shared device, or the person on a counter. */
interface AnyCaller {
  id: number;
  device?: DeviceInfo | null | undefined;
}

/** Returns the id of the person on a counter; null if there is none, and for other callers. */
export const personOn = ({ id, device }: AnyCaller): number | null =>
  device?.kind === 'counter' && device.id !== id ? id : null;

/**
 * Whether a caller may call an endpoint of the capability `session`. A shared device has no account
 * to manage, and neither does a person on a counter.
 */
export function isSessionCall({ onDevice, needsDevice }: AnyEndpoint, caller: AnyCaller): boolean {
  if (!caller.device) return !needsDevice;
  if (onDevice === 'person') return personOn(caller) !== null;
  return onDevice === 'any' || (onDevice === 'counter' && caller.device.kind === 'counter');
}

/**
 * Returns the refusal of a call without permission, with the rule that refused it; on a counter it
 * names the current person, or null.
 */
export const refusalOf = ({ capability }: AnyEndpoint, caller: RuledCaller): Problem => {
  const person = caller.device?.kind === 'counter' ? { person: personOn(caller) } : {};
  return withRule(new Problem('forbidden', { details: { capability, ...person } }), caller);
};

/**
 * Whether a call extends a person's time on a counter, as writes do. Reads don't, because screens
 * also poll without user action; entering a PIN doesn't either.
 */
export const isUse = ({ method, onDevice }: AnyEndpoint): boolean =>
  method !== 'GET' && onDevice !== 'counter';

/** Returns when the person on an unused counter is signed out, in UTC. */
export const personEndsAt = (used_at: string | Date, idle_minutes: number): string =>
  new Date(new Date(used_at).getTime() + idle_minutes * 60_000).toISOString();

/**
 * Refuses a write that names a different person than the caller: it was begun before the counter
 * was switched, and must not be recorded under the next person's name.
 * @throws `forbidden` with the id of the person on the counter, or null
 */
export function requirePerson(to: AnyEndpoint, named: string | null, caller: RuledCaller): void {
  if (named !== null && isUse(to) && named !== String(caller.id)) throw refusalOf(to, caller);
}
