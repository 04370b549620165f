import type { AttemptKey, Attempts, AttemptStore } from '@servery/domain/commands';
import { sql } from 'kysely';
import { columnsOf } from '../storage/db/columnsOf.ts';
import type { Host } from '../http/host.ts';
import { all, first, putRows, type Sql } from '../storage/sql.ts';

const columns = columnsOf<Attempts>()('attempt', 'attempt', `failures, locks, locked_until, at`);

async function lock(trx: Sql, key: AttemptKey, now: Date): Promise<Attempts | null> {
  // Insert a row to lock, so that two concurrent first failures are both counted.
  await sql`insert into attempt (key, failures, locks, locked_until, at)
    values (${key}, 0, 0, null, ${now}) on conflict (key) do nothing`.execute(trx);
  const row = await first(
    trx,
    sql<Attempts>`select ${columns} from attempt where key = ${key} for update`,
  );
  return row ?? null;
}

/** Returns the SQL store of failed attempts, with each change in its own transaction. */
export const attemptStore = ({ database, now }: Pick<Host, 'database' | 'now'>): AttemptStore => ({
  find: (keys) =>
    all(
      database.kysely,
      sql<Attempts>`select ${columns} from attempt where key = any(${keys}::text[])`,
    ),
  change: (keys, decide) =>
    database.transaction(async (trx) => {
      const locked = new Map<AttemptKey, Attempts | null>();
      // Always in this order, so that two requests can't deadlock.
      for (const key of keys.toSorted()) locked.set(key, await lock(trx, key, now()));
      const next = decide(keys.map((key) => locked.get(key) ?? null));
      const pairs = keys.map((key, i) => ({ key, attempts: next[i] ?? null }));
      const forgotten = pairs.filter(({ attempts }) => !attempts).map(({ key }) => key);
      if (forgotten.length > 0)
        await sql`delete from attempt where key = any(${forgotten}::text[])`.execute(trx);
      const rows = pairs.flatMap(({ key, attempts }) => (attempts ? [{ key, ...attempts }] : []));
      await putRows(trx, 'attempt', ['key'], rows);
    }),
});
