import { Problem } from '@servery/api';
import {
  OperationNodeTransformer,
  PostgresQueryCompiler,
  type KyselyPlugin,
  type QueryId,
  type RawNode,
} from 'kysely';
import type { Sql } from '../storage/sql.ts';

/** Thrown in place of a statement that writes. */
class WouldWrite extends Error {
  override name = 'WouldWrite';
}

/** Removes the locks of rows from statements. */
class WithoutLocks extends OperationNodeTransformer {
  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    const raw = super.transformRaw(node, queryId);
    const unlocked = (part: string) =>
      part.replace(/\bfor (?:no key |key )?(?:update|share)(?: of \w+)?/gi, '');
    return { ...raw, sqlFragments: raw.sqlFragments.map(unlocked) };
  }
}

const compiler = new PostgresQueryCompiler();
const withoutLocks = new WithoutLocks();
/** A text in quotes can match as well, which only costs a transaction. */
const isWrite = (text: string): boolean => /\b(?:insert|update|delete)\b/i.test(text);

const onlyReads: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const unlocked = withoutLocks.transformNode(node, queryId);
    if (isWrite(compiler.compileQuery(unlocked, queryId).sql)) throw new WouldWrite();
    return unlocked;
  },
  transformResult: async ({ result }) => result,
};

/**
 * Runs a write up to its first statement that writes, without a transaction and without locks.
 * Returns its answer if it writes nothing, and null if the write has to decide in a transaction.
 * Throws its refusal: most refusals cost neither a lock nor others the time of a transaction.
 */
export async function rehearse<T>(
  db: Sql,
  run: (reading: Sql) => Promise<T>,
): Promise<{ answer: T } | null> {
  try {
    return { answer: await run(db.withPlugin(onlyReads)) };
  } catch (error) {
    if (error instanceof Problem) throw error;
    // It would write, or it read rows that others were changing, which locks prevent.
    return null;
  }
}
