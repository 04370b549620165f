import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the embedded engine brings beside its core: trigrams, by which searches find their rows. */
export const extensions = { pg_trgm };
