import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import type { Database } from './database.ts';
import { shareNews } from './events.ts';
import { unguardedTable } from './unguarded.ts';

/** A statement reads or changes rows of merchants and does not say whose. */
export class UnguardedStatement extends Error {
  override name = 'UnguardedStatement';
  constructor(table: string, statement: string) {
    super(
      `No condition on merchant_id for "${table}" (or everyMerchant, or an entry in db/tables.ts): ${statement}`,
    );
  }
}

const mostKnown = 5_000;

/** Refuses statements by which rows of another merchant could be reached; each text is judged once. */
export function guardPlugin(): KyselyPlugin {
  const compiler = new PostgresQueryCompiler();
  const known = new Map<string, string | null>();
  return {
    transformQuery: ({ node, queryId }) => {
      const { sql } = compiler.compileQuery(node, queryId);
      let table = known.get(sql);
      if (table === undefined) {
        table = unguardedTable(sql);
        if (known.size >= mostKnown) known.clear();
        known.set(sql, table);
      }
      if (table !== null) throw new UnguardedStatement(table, sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** The same database, on which every statement must say whose rows it means. */
export function guarded<Tables>(database: Database<Tables>): Database<Tables> {
  const plugin = guardPlugin();
  return {
    ...database,
    kysely: database.kysely.withPlugin(plugin),
    transaction: (run) =>
      database.transaction((trx) => {
        const inner = trx.withPlugin(plugin);
        shareNews(trx, inner);
        return run(inner);
      }),
  };
}
