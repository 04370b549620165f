import { createHash } from 'node:crypto';
import { Problem } from '@servery/api';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/DatabaseUnavailable.ts';

/** What a write answered. */
export interface KeptAnswer {
  status: number;
  body: unknown;
}

/** A write by the name that its sender gave it. */
export interface NamedWrite {
  /** Whose name it is: `merchant 7`, `account 12`. */
  scope: string;
  /** The `Idempotency-Key`. */
  key: string;
  /** What was asked, by `hashRequest`. */
  hash: string;
}

const keepHours = 24;
/** What is at work on this node, so that asking again at once waits for nothing. */
const atWork = new WeakMap<object, Set<string>>();

/** A fingerprint of what a request asks: method, path and query, body. */
export function hashRequest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}

/** Whether an answer is a decision about the request itself, not about the moment or the caller. */
const isDecision = ({ status }: KeptAnswer): boolean =>
  status < 500 && ![401, 403, 408, 423, 425, 429].includes(status);

/** The connection went while the commit was on its way: nobody here knows whether it arrived. */
const isUnknown = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable && error.reason === 'unreachable' && !error.isRetryable;

/**
 * Does a named write once, on whichever nodes it arrives. Its name is taken and its answer kept in
 * the same transaction; the same request again gets that answer, another request by the same name is
 * refused as `keyReused`, and one whose first is still at work here as `inFlight`; on another node it
 * waits for the first. `refusal` turns what `run` threw into an answer, or into null where it is no
 * decision: then everything is undone, nothing is kept, and it is thrown on.
 */
export async function once<Tables>(
  database: Database<Tables>,
  write: NamedWrite,
  run: (trx: Transaction<Tables>) => Promise<KeptAnswer>,
  refusal: (error: unknown) => KeptAnswer | null,
): Promise<KeptAnswer & { isRepeat: boolean }> {
  const name = `${write.scope}\n${write.key}`;
  const working = atWork.get(database) ?? new Set();
  atWork.set(database, working);
  if (working.has(name)) throw new Problem('inFlight');
  working.add(name);
  try {
    return await runOnce(database, write, run).catch((error: unknown) => {
      // Had it arrived, its row is there and answers; else nothing was done, and it is done now.
      if (isUnknown(error)) return runOnce(database, write, run);
      throw error;
    });
  } catch (error) {
    const answer = error instanceof Problem && error.code === 'keyReused' ? null : refusal(error);
    if (!answer) throw error;
    const other = isDecision(answer) ? await keepRefusal(database, write, answer) : null;
    return other ? { ...other, isRepeat: true } : { ...answer, isRepeat: false };
  } finally {
    working.delete(name);
  }
}

function runOnce<Tables>(
  database: Database<Tables>,
  write: NamedWrite,
  run: (trx: Transaction<Tables>) => Promise<KeptAnswer>,
) {
  return database.transaction(async (trx) => {
    const kept = await take(trx, write, { status: 0, body: null });
    if (kept) return { ...kept, isRepeat: true };
    const answer = await run(trx);
    await sql`update idempotency
      set status = ${answer.status}, body = ${JSON.stringify(answer.body ?? null)}
      where scope = ${write.scope} and key = ${write.key}`.execute(trx);
    return { ...answer, isRepeat: false };
  });
}

/**
 * Takes the name until the transaction ends, or answers what is kept by it. While another
 * transaction has it, on whichever node, this waits: its end decides.
 */
async function take<Tables>(
  trx: Kysely<Tables>,
  { scope, key, hash }: NamedWrite,
  { status, body }: KeptAnswer,
): Promise<KeptAnswer | null> {
  const { rows: taken } = await sql`
    insert into idempotency (scope, key, request_hash, status, body)
    values (${scope}, ${key}, ${hash}, ${status}, ${JSON.stringify(body ?? null)})
    on conflict (scope, key) do nothing returning key`.execute(trx);
  if (taken.length > 0) return null;
  const { rows } = await sql<KeptAnswer & { request_hash: string }>`
    select status, body, request_hash from idempotency
    where scope = ${scope} and key = ${key}`.execute(trx);
  const kept = rows[0];
  // Forgotten in between, a day after it was kept.
  if (!kept) throw new Problem('inFlight');
  if (kept.request_hash !== hash) throw new Problem('keyReused');
  return { status: kept.status, body: kept.body };
}

/** Keeps a refusal; where another node has kept an answer meanwhile, that one counts and is returned. */
const keepRefusal = <Tables>(
  database: Database<Tables>,
  write: NamedWrite,
  answer: KeptAnswer,
): Promise<KeptAnswer | null> => database.transaction((trx) => take(trx, write, answer));

/** Removes answers older than a day; to be called every hour or so. Answers how many went. */
export async function forgetAnswers<Tables>(database: Database<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`delete from idempotency
    where at < clock_timestamp() - make_interval(hours => ${keepHours}::int)`.execute(
    database.kysely,
  );
  return Number(numAffectedRows ?? 0);
}
