/** The statements on savepoints. */
export type SavepointVerb = 'savepoint' | 'rollback to savepoint' | 'release savepoint';

/** Returns the statement for a savepoint, with a quoted name. */
export const savepointSql = (verb: SavepointVerb, name: string): string =>
  `${verb} "${name.replaceAll('"', '""')}"`;
