import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The extensions of the embedded engine: trigrams, which index searches. */
export const extensions = { pg_trgm };
