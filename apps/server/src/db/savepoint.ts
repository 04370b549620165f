/** What can be done with a savepoint. */
export type SavepointVerb = 'savepoint' | 'rollback to savepoint' | 'release savepoint';

/** The statement for a savepoint, its name quoted. */
export const savepointSql = (verb: SavepointVerb, name: string): string =>
  `${verb} "${name.replaceAll('"', '""')}"`;
