import { Problem } from '@servery/api';
import { sql } from 'kysely';
import { all, first, putRows, type Db, type Sql } from '../sql.ts';

/** The failed attempts counted by one key. */
export interface Attempts {
  failures: number;
  /** How often it was locked before; each lock lasts twice as long. */
  locks: number;
  locked_until: string | null;
  at: string;
}

const minute = 60_000;
const firstLockMs = 5 * minute;
const forgottenAfterMs = 24 * 60 * minute;

/**
 * Failures until a lock, and the longest lock. A name is locked at the address that guesses, so that
 * nobody locks it for its owner elsewhere; the two wider limits spare places that it signed in from.
 */
const limits = {
  login: { failures: 5, longestMs: 15 * minute },
  account: { failures: 50, longestMs: 24 * 60 * minute },
  address: { failures: 20, longestMs: 24 * 60 * minute },
  pin: { failures: 5, longestMs: 24 * 60 * minute },
} as const;

/** The key of a counter: `login:farah@10.0.0.7`, `account:farah`, `address:10.0.0.7`, `pin:13`. */
export type AttemptKey = `${keyof typeof limits}:${string}`;

const limitOf = (key: AttemptKey) => limits[key.slice(0, key.indexOf(':')) as keyof typeof limits];

/** Returns the count after one more failure; the last one allowed locks, each time for twice as long. */
export function afterFailure(known: Attempts | undefined, key: AttemptKey, now: Date): Attempts {
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
 * Refuses while any of the keys is locked, even with the right secret.
 *
 * @throws `locked` with the end of the lock
 */
export async function requireUnlocked(db: Sql, keys: readonly AttemptKey[], now: Date) {
  const rows = await all(
    db,
    sql<{ locked_until: string }>`select locked_until from attempt
      where key = any(${keys}::text[]) and locked_until > ${now}`,
  );
  const until = rows
    .map(({ locked_until }) => locked_until)
    .toSorted()
    .at(-1);
  if (!until) return;
  const retry_after = Math.ceil((Date.parse(until) - now.getTime()) / 1000);
  throw new Problem('locked', { details: { until, retry_after } });
}

/** Counts a failure for each key. */
export async function countFailure(database: Db, keys: readonly AttemptKey[], now: Date) {
  for (const key of keys) {
    await database.transaction(async (trx) => {
      // A row to lock, so that of two first failures at once none is lost.
      await sql`insert into attempt (key, failures, locks, locked_until, at)
        values (${key}, 0, 0, null, ${now}) on conflict (key) do nothing`.execute(trx);
      const known = await first(
        trx,
        sql<Attempts>`select failures, locks, locked_until, at from attempt
          where key = ${key} for update`,
      );
      await putRows(trx, 'attempt', ['key'], [{ key, ...afterFailure(known, key, now) }]);
    });
  }
}

/** Forgets the failures of a key after a success. */
export async function forgive(db: Sql, key: AttemptKey): Promise<void> {
  await sql`delete from attempt where key = ${key}`.execute(db);
}
