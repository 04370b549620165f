import { createHash } from 'node:crypto';
import { Problem } from '@servery/api';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { isDuplicate } from '../db/SqlError.ts';

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
const working = new Set<string>();

/** A fingerprint of what a request asks: method, path and query, body. */
export function hashRequest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url');
}

/** Whether an answer is a decision about the request itself, not about the moment or the caller. */
const isDecision = ({ status }: KeptAnswer): boolean =>
  status < 500 && ![401, 403, 408, 423, 425, 429].includes(status);

/**
 * Does a named write once. Its answer is kept in the same transaction; the same request again gets
 * that answer, another request by the same name is refused as `keyReused`, and one whose first is
 * still at work as `inFlight`. `refusal` turns what `run` threw into an answer, or into null where
 * it is no decision: then everything is undone, nothing is kept, and it is thrown on.
 */
export async function once<Tables>(
  database: Database<Tables>,
  write: NamedWrite,
  run: (trx: Transaction<Tables>) => Promise<KeptAnswer>,
  refusal: (error: unknown) => KeptAnswer | null,
): Promise<KeptAnswer & { isRepeat: boolean }> {
  const name = `${write.scope}\n${write.key}`;
  if (working.has(name)) throw new Problem('inFlight');
  working.add(name);
  try {
    return await runOnce(database, write, run);
  } catch (error) {
    if (isDuplicate(error, 'idempotency_pkey')) {
      // Another node was quicker: what was done here is undone, its answer counts.
      const kept = await find(database.kysely, write);
      if (kept) return { ...kept, isRepeat: true };
    }
    const answer = error instanceof Problem && error.code === 'keyReused' ? null : refusal(error);
    if (!answer) throw error;
    if (isDecision(answer)) await keepRefusal(database, write, answer);
    return { ...answer, isRepeat: false };
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
    const kept = await find(trx, write);
    if (kept) return { ...kept, isRepeat: true };
    const answer = await run(trx);
    await insert(trx, write, answer);
    return { ...answer, isRepeat: false };
  });
}

async function find<Tables>(db: Kysely<Tables>, { scope, key, hash }: NamedWrite) {
  const { rows } = await sql<KeptAnswer & { request_hash: string }>`
    select status, body, request_hash from idempotency
    where scope = ${scope} and key = ${key}`.execute(db);
  const row = rows[0];
  if (!row) return null;
  if (row.request_hash !== hash) throw new Problem('keyReused');
  return { status: row.status, body: row.body };
}

const insert = <Tables>(db: Kysely<Tables>, { scope, key, hash }: NamedWrite, answer: KeptAnswer) =>
  sql`insert into idempotency (scope, key, request_hash, status, body)
    values (${scope}, ${key}, ${hash}, ${answer.status}, ${JSON.stringify(answer.body ?? null)})`.execute(
    db,
  );

async function keepRefusal<Tables>(
  database: Database<Tables>,
  write: NamedWrite,
  answer: KeptAnswer,
): Promise<void> {
  await database
    .transaction((trx) => insert(trx, write, answer))
    .catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
    });
}

/** Removes answers older than a day; to be called every hour or so. Answers how many went. */
export async function forgetAnswers<Tables>(database: Database<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`delete from idempotency
    where at < clock_timestamp() - make_interval(hours => ${keepHours}::int)`.execute(
    database.kysely,
  );
  return Number(numAffectedRows ?? 0);
}
