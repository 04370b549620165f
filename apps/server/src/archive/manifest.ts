/** The one shape of archive there is. */
export const format = 1;

/** One table in an archive. */
export interface TableFacts {
  name: string;
  /** In the order in which they stand in each line. */
  columns: string[];
  rows: number;
  bytes: number;
  /** Of its lines as COPY wrote them, in the order of its key. */
  sha256: string;
}

/** What an archive says of itself, in its last entry. */
export interface Manifest {
  format: number;
  /** UTC ISO instant of the snapshot. */
  made_at: string;
  engine: 'embedded' | 'postgres';
  /** The migrations that had run. */
  migrations: { name: string; checksum: string }[];
  /** Each after those that it refers to. */
  tables: TableFacts[];
}

/** All rows of all tables. */
export const rowsIn = ({ tables }: Manifest): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

/** Bytes of all lines of all tables, unpacked. */
export const bytesIn = ({ tables }: Manifest): number =>
  tables.reduce((sum, { bytes }) => sum + bytes, 0);

/** Rows of one table; 0 where the archive does not have it. */
export const rowsOf = ({ tables }: Manifest, table: string): number =>
  tables.find(({ name }) => name === table)?.rows ?? 0;
