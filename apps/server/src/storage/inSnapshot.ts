import type { Sql } from './sql.ts';

/**
 * Runs several reads that must agree with each other: all of them see the rows that were committed
 * when the first one began.
 */
export const inSnapshot = <T>(db: Sql, run: (snapshot: Sql) => Promise<T>): Promise<T> =>
  db.isTransaction
    ? run(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run);
