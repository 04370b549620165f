/** The only version of the archive format. */
export const format = 1;

/** A table in an archive. */
export interface TableFacts {
  name: string;
  /** In the order of each line's values. */
  columns: string[];
  rows: number;
  bytes: number;
  /** The SHA-256 of its lines as COPY wrote them, in the order of its key. */
  sha256: string;
}

/** The description of an archive, in its last entry. */
export interface Manifest {
  format: number;
  /** The time of the snapshot, as an ISO 8601 instant in UTC. */
  made_at: string;
  engine: 'embedded' | 'postgres';
  /** The migrations that had run. */
  migrations: { name: string; checksum: string }[];
  /** Ordered so that each table follows those that it refers to. */
  tables: TableFacts[];
}

/** Returns the number of rows of all tables. */
export const rowsIn = ({ tables }: Manifest): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

/** Returns the bytes of all lines of all tables, uncompressed. */
export const bytesIn = ({ tables }: Manifest): number =>
  tables.reduce((sum, { bytes }) => sum + bytes, 0);

/** Returns the number of rows of one table; 0 if the archive doesn't have it. */
export const rowsOf = ({ tables }: Manifest, table: string): number =>
  tables.find(({ name }) => name === table)?.rows ?? 0;
