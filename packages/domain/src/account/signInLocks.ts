import { Problem, type Rights, type SignInLock } from '@servery/api';
import { byName } from '../search/nameKey.ts';
import type { AttemptKey, Attempts } from './attempts.ts';
import { usernameKey } from './usernameKey.ts';

/** A person or a counter that can be locked. */
export interface Lockable extends Pick<SignInLock, 'kind' | 'id' | 'merchant_id' | 'name'> {
  /** '' for a counter. */
  username: string;
  /** The rights of the person; null for a counter. */
  rights: Rights | null;
}

/** A count with its key. */
export interface KeyedAttempts extends Attempts {
  key: AttemptKey;
}

/** Storage of locks, for the people who end them. */
export interface SignInLockStore {
  /**
   * Returns a person or a counter in the caller's scope.
   * @throws `notFound`
   */
  find(kind: Lockable['kind'], id: number): Promise<Lockable>;
  /** Deletes the counts of `countNames` with an entry in the audit. */
  forget(locked: Lockable): Promise<void>;
}

/**
 * Returns the keys of the counts that lock a person or a counter. `login:farah` stands for those of
 * every address, such as `login:farah@10.0.0.7`. Locks of addresses aren't included.
 */
export function countNames({
  kind,
  id,
  username,
}: Omit<Lockable, 'rights' | 'name' | 'merchant_id'>): AttemptKey[] {
  if (kind === 'counter') return [`counter:${id}`];
  const name = usernameKey(username);
  return [
    `login:${name}`,
    `account:${name}`,
    `pin:${id}`,
    `newPin:${id}`,
    `approver:${id}`,
    `switcher:${id}`,
  ];
}

/** Returns the key of a count without the address that a sign-in has at its end. */
export const countName = (key: AttemptKey): string =>
  // A username may contain an @, but an address can't.
  key.startsWith('login:') ? key.replace(/@[^@]*$/, '') : key;

const managesStaff = (rights: Rights | null): boolean => rights?.grants['staff.manage'] === 'allow';

/** Whether a person can end a lock. Only people who manage staff can unlock others who do. */
const canUnlock = (by: Rights, { rights }: Pick<Lockable, 'rights'>): boolean =>
  managesStaff(by) || !managesStaff(rights);

/**
 * Requires that somebody can end the lock of a person or a counter.
 * @throws `forbidden`
 */
export function requireUnlockable(by: Rights, locked: Lockable): void {
  if (!canUnlock(by, locked))
    throw new Problem('forbidden', { details: { capability: 'staff.manage' } });
}

/** Returns the current locks of people and counters, by name. */
export function signInLocks(
  lockables: readonly Lockable[],
  counts: readonly KeyedAttempts[],
  by: Rights,
  now: Date,
): SignInLock[] {
  const countsByName = Map.groupBy(counts, ({ key }) => countName(key));
  return lockables
    .flatMap((one) => {
      const own = countNames(one).flatMap((name) => countsByName.get(name) ?? []);
      const [until] = own
        .flatMap(({ locked_until }) => locked_until ?? [])
        .toSorted()
        .toReversed();
      if (until === undefined || Date.parse(until) <= now.getTime()) return [];
      const { kind, id, merchant_id, name } = one;
      return [{ kind, id, merchant_id, name, until, can_unlock: canUnlock(by, one) }];
    })
    .toSorted(byName);
}
