import type { Kysely, KyselyPlugin, RootOperationNode } from 'kysely';
import { createQueryId } from 'kysely';

/** Remembers the statements that run through a database, so that they can be run again alone. */
export class Recorder implements KyselyPlugin {
  #nodes: RootOperationNode[] | null = null;

  transformQuery({ node }: { node: RootOperationNode }): RootOperationNode {
    this.#nodes?.push(node);
    return node;
  }

  async transformResult<Result>({ result }: { result: Result }): Promise<Result> {
    return result;
  }

  /** The statements of one piece of work, each as it can be run again; those of the session left out. */
  async record(db: Kysely<unknown>, work: () => Promise<unknown>) {
    this.#nodes = [];
    await work();
    const nodes = this.#nodes;
    this.#nodes = null;
    const compiled = nodes.map((node) => db.getExecutor().compileQuery(node, createQueryId()));
    return compiled.filter(({ sql }) => !/\bsession\b/.test(sql));
  }
}
