import { createHash } from 'node:crypto';
import { Problem } from '@servery/api';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../storage/db/database.ts';
import { DatabaseUnavailable } from '../storage/db/DatabaseUnavailable.ts';

/** The stored response of a write. */
export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** A write and its idempotency key. */
export interface NamedWrite {
  /** The owner of the key: `account 12`, or a scope from `guestScope`. */
  scope: string;
  /** The `Idempotency-Key` header. */
  key: string;
  /** The hash of the request, by `hashRequest`. */
  hash: string;
}

const storedHours = 24;
/**
 * Guests need no session and can send any number of writes: their responses would fill the disk.
 */
const guestStoredHours = 1;
/** The responses that are kept for one code of a guest. */
export const maxGuestAnswers = 200;
const guest = 'guest ';
/** The writes in progress on this node, so that a concurrent repeat is refused without waiting. */
const atWork = new WeakMap<object, Set<string>>();

/** Returns a hash of a request's method, path, query and body. */
export function hashRequest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}

/** Returns the scope of guests, who have a code but no account; the code itself isn't stored. */
export const guestScope = (code: string): string => guest + hashRequest(code);

/** Whether a response depends on the request itself, not on the current time or the caller. */
const isDecision = ({ status }: StoredAnswer): boolean =>
  status < 500 && ![401, 403, 408, 423, 425, 429].includes(status);

/** Whether the connection was lost during the commit, so that its outcome is unknown. */
const isUnknown = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.reason === 'unreachable' && !error.isRetryable;

/**
 * Runs a write with an idempotency key once across all nodes. The key and the response are stored
 * in the write's own transaction. Repeating the request returns that response; a different request
 * with the same key is refused as `keyReused`. A repeat while the first request is in progress is
 * refused as `inFlight` on the same node; on another node it waits for the first. `refusal` turns
 * an error of `run` into a response, or into null if it isn't a decision about the request:
 * everything is then rolled back, nothing is stored, and the error is thrown again.
 * @throws `inFlight` or `keyReused`
 */
export async function once<Tables>(
  database: Database<Tables>,
  write: NamedWrite,
  run: (trx: Transaction<Tables>) => Promise<StoredAnswer>,
  refusal: (error: unknown) => StoredAnswer | null,
): Promise<StoredAnswer & { isRepeat: boolean }> {
  const name = `${write.scope}\n${write.key}`;
  const working = atWork.get(database) ?? new Set();
  atWork.set(database, working);
  if (working.has(name)) throw new Problem('inFlight');
  working.add(name);
  try {
    return await runOnce(database, write, run).catch((error: unknown) => {
      // If the commit had succeeded, its row now provides the response; otherwise nothing was done,
      // and the write runs now.
      if (isUnknown(error)) return runOnce(database, write, run);
      throw error;
    });
  } catch (error) {
    const answer = error instanceof Problem && error.code === 'keyReused' ? null : refusal(error);
    if (!answer) throw error;
    const other = isDecision(answer) ? await storeRefusal(database, write, answer) : null;
    return other ? { ...other, isRepeat: true } : { ...answer, isRepeat: false };
  } finally {
    working.delete(name);
  }
}

/** Whether a response is stored under the key of a write. */
export async function isStored<Tables>(
  { kysely }: Database<Tables>,
  { scope, key }: NamedWrite,
): Promise<boolean> {
  const { rows } = await sql`select 1 from idempotency
    where scope = ${scope} and key = ${key}`.execute(kysely);
  return rows.length > 0;
}

function runOnce<Tables>(
  database: Database<Tables>,
  write: NamedWrite,
  run: (trx: Transaction<Tables>) => Promise<StoredAnswer>,
) {
  return database.transaction(async (trx) => {
    const stored = await take(trx, write, { status: 0, body: null });
    if (stored) return { ...stored, isRepeat: true };
    const answer = await run(trx);
    await sql`update idempotency
      set status = ${answer.status}, body = ${JSON.stringify(answer.body ?? null)}
      where scope = ${write.scope} and key = ${write.key}`.execute(trx);
    if (write.scope.startsWith(guest)) await forgetOldest(trx, write.scope);
    return { ...answer, isRepeat: false };
  });
}

/** Deletes the oldest responses of a code, so that new keys can't fill the disk. */
const forgetOldest = <Tables>(trx: Kysely<Tables>, scope: string) =>
  sql`delete from idempotency where scope = ${scope} and key in (
    select key from idempotency where scope = ${scope}
    order by at desc offset ${maxGuestAnswers})`.execute(trx);

/**
 * Takes the key until the transaction ends, or returns the response stored under it. Waits while
 * another transaction on any node has the key.
 */
async function take<Tables>(
  trx: Kysely<Tables>,
  { scope, key, hash }: NamedWrite,
  { status, body }: StoredAnswer,
): Promise<StoredAnswer | null> {
  const { rows: taken } = await sql`
    insert into idempotency (scope, key, request_hash, status, body)
    values (${scope}, ${key}, ${hash}, ${status}, ${JSON.stringify(body ?? null)})
    on conflict (scope, key) do nothing returning key`.execute(trx);
  if (taken.length > 0) return null;
  const { rows } = await sql<StoredAnswer & { request_hash: string }>`
    select status, body, request_hash from idempotency
    where scope = ${scope} and key = ${key}`.execute(trx);
  const stored = rows[0];
  // Deleted in between, a day after it was stored.
  if (!stored) throw new Problem('inFlight');
  if (stored.request_hash !== hash) throw new Problem('keyReused');
  return { status: stored.status, body: stored.body };
}

/**
 * Stores a refusal. If another node has stored a response in the meantime, that one applies and is
 * returned.
 */
const storeRefusal = <Tables>(
  database: Database<Tables>,
  write: NamedWrite,
  answer: StoredAnswer,
): Promise<StoredAnswer | null> => database.transaction((trx) => take(trx, write, answer));

/**
 * Deletes responses older than a day, and those of guests older than an hour; call it about every
 * hour. Returns the number of deleted rows.
 */
export async function forgetAnswers<Tables>(database: Database<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`delete from idempotency
    where at < clock_timestamp() - make_interval(hours => ${guestStoredHours}::int)
      and (starts_with(scope, ${guest})
        or at < clock_timestamp() - make_interval(hours => ${storedHours}::int))`.execute(
    database.kysely,
  );
  return Number(numAffectedRows ?? 0);
}
