import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import { createQueryId } from 'kysely';

/** Kysely plugin that records statements, so that they can be run again separately. */
export class Recorder implements KyselyPlugin {
  #nodes: RootOperationNode[] | null = null;

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    this.#nodes?.push(node);
    return node;
  }

  async transformResult<Result>({ result }: { result: Result }): Promise<Result> {
    return result;
  }

  /**
   * Returns the statements of a piece of work, compiled to be run again, except those about the
   * session.
   */
  async record(db: Kysely<unknown>, work: () => Promise<unknown>) {
    this.#nodes = [];
    await work();
    const nodes = this.#nodes;
    this.#nodes = null;
    const compiled = nodes.map((node) => db.getExecutor().compileQuery(node, createQueryId()));
    return compiled.filter(({ sql }) => !/\bsession\b/.test(sql));
  }
}
