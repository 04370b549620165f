import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import type { Database } from './database.ts';
import { shareEvents } from './events.ts';
import { unguardedTable } from './unguarded.ts';

/** Thrown if a statement accesses rows of merchants without restricting them to given merchants. */
export class UnguardedStatement extends Error {
  override name = 'UnguardedStatement';
  constructor(table: string, statement: string) {
    super(
      `No condition on merchant_id for "${table}" (or everyMerchant, or an entry in storage/db/tables.ts): ${statement}`,
    );
  }
}

const maxKnown = 5_000;

/**
 * Returns a plugin that refuses statements which could reach rows of another merchant; each text is
 * checked once.
 */
export function guardPlugin(): KyselyPlugin {
  const compiler = new PostgresQueryCompiler();
  const known = new Map<string, string | null>();
  return {
    transformQuery: ({ node, queryId }) => {
      const { sql } = compiler.compileQuery(node, queryId);
      let table = known.get(sql);
      if (table === undefined) {
        table = unguardedTable(sql);
        if (known.size >= maxKnown) known.clear();
        known.set(sql, table);
      }
      if (table !== null) throw new UnguardedStatement(table, sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/**
 * Returns the same database, on which every statement must restrict the merchants whose rows it
 * accesses.
 */
export function guarded<Tables>(database: Database<Tables>): Database<Tables> {
  const plugin = guardPlugin();
  return {
    ...database,
    kysely: database.kysely.withPlugin(plugin),
    transaction: (run) =>
      database.transaction((trx) => {
        const inner = trx.withPlugin(plugin);
        shareEvents(trx, inner);
        return run(inner);
      }),
  };
}
