import { Problem } from '@servery/api';

/** The failed attempts counted by one key. */
export interface Attempts {
  failures: number;
  /** The number of earlier locks; each lock lasts twice as long as the one before. */
  locks: number;
  locked_until: string | null;
  at: string;
}

const minute = 60_000;
const firstLockMs = 5 * minute;
const forgottenAfterMs = 24 * 60 * minute;

/**
 * The number of failures that causes a lock, and the longest lock. A username is locked only at the
 * address that guesses, so that an attacker can't lock its owner out elsewhere. The limits per
 * account and per address don't apply to networks that the username has signed in from.
 */
const limits = {
  login: { failures: 5, longestMs: 15 * minute },
  account: { failures: 50, longestMs: 24 * 60 * minute },
  address: { failures: 20, longestMs: 24 * 60 * minute },
  pairing: { failures: 20, longestMs: 15 * minute },
  pin: { failures: 5, longestMs: 24 * 60 * minute },
  newPin: { failures: 5, longestMs: 24 * 60 * minute },
  approver: { failures: 20, longestMs: 24 * 60 * minute },
  counter: { failures: 5, longestMs: 24 * 60 * minute },
  counters: { failures: 50, longestMs: 24 * 60 * minute },
  switcher: { failures: 20, longestMs: 24 * 60 * minute },
  setUp: { failures: 20, longestMs: 24 * 60 * minute },
} as const;

/**
 * The key of a count: `login:farah@10.0.0.7`, `account:farah`, `address:10.0.0.7`. For pairing codes,
 * `pairing:10.0.0.7`. For approvals,
 * `pin:13` for the requester and `approver:4` for the owner of the PIN. `newPin:13` counts the PINs
 * that a person sets, because a refused one reveals the PIN of somebody else. For PINs on counters,
 * `counter:7` for the device, `counters:10.0.0.7` for its address, `switcher:13` for a person.
 * `setUp:10.0.0.7` for codes that set up a business.
 */
export type AttemptKey = `${keyof typeof limits}:${string}`;

/** Storage of counts of failed attempts. Saved counts outlive the refusal of the request. */
export interface AttemptStore {
  /** Reads the counts of some keys without locking them; keys without a count are left out. */
  find(keys: readonly AttemptKey[]): Promise<readonly Attempts[]>;
  /**
   * Locks the counts of some keys, in their order, and saves the returned ones; null deletes a
   * count.
   */
  change(
    keys: readonly AttemptKey[],
    decide: (known: readonly (Attempts | null)[]) => readonly (Attempts | null)[],
  ): Promise<void>;
}

const limitOf = (key: AttemptKey) => limits[key.slice(0, key.indexOf(':')) as keyof typeof limits];

/**
 * Returns the count after one more failure; reaching the limit locks, each time for twice as long.
 */
export function afterFailure(known: Attempts | null, key: AttemptKey, now: Date): Attempts {
  const limit = limitOf(key);
  const isOld = known && now.getTime() - Date.parse(known.at) > forgottenAfterMs;
  const { failures, locks } = known && !isOld ? known : { failures: 0, locks: 0 };
  const at = now.toISOString();
  if (failures + 1 < limit.failures)
    return { failures: failures + 1, locks, locked_until: null, at };
  const lockMs = Math.min(firstLockMs * 2 ** locks, limit.longestMs);
  const locked_until = new Date(now.getTime() + lockMs).toISOString();
  return { failures: 0, locks: locks + 1, locked_until, at };
}

/**
 * Refuses while any of the keys is locked, even if the secret is correct.
 * @throws `locked` with the end of the lock
 */
export async function requireUnlocked(
  store: AttemptStore,
  keys: readonly AttemptKey[],
  now: Date,
): Promise<void> {
  const ends = (await store.find(keys)).flatMap(({ locked_until }) => locked_until ?? []);
  const until = ends.toSorted().at(-1);
  const ms = until === undefined ? 0 : Date.parse(until) - now.getTime();
  if (ms > 0)
    throw new Problem('locked', { details: { until, retry_after: Math.ceil(ms / 1000) } });
}

/** Counts a failure for each key. */
export const countFailure = (
  store: AttemptStore,
  keys: readonly AttemptKey[],
  now: Date,
): Promise<void> =>
  store.change(keys, (known) => keys.map((key, i) => afterFailure(known[i] ?? null, key, now)));

/** Moves the failures of one key to another, once it is known which person they belong to. */
export async function moveFailures(
  store: AttemptStore,
  from: AttemptKey,
  to: AttemptKey,
  now: Date,
): Promise<void> {
  if ((await store.find([from])).length === 0) return;
  await store.change([from, to], ([counted = null, known = null]) => {
    const count = counted ? counted.failures + counted.locks * limitOf(from).failures : 0;
    let next = known;
    for (let i = 0; i < count; i += 1) next = afterFailure(next, to, now);
    return [null, next];
  });
}

/** Forgets the failures of a key after a success. */
export async function forgive(store: AttemptStore, key: AttemptKey): Promise<void> {
  if ((await store.find([key])).length > 0) await store.change([key], () => [null]);
}
