import type { AttemptKey } from '@servery/domain/commands';
import { sql, type RawBuilder } from 'kysely';

/**
 * Returns the condition of counts with some keys; `login:farah` has those of every address, such as
 * `login:farah@10.0.0.7`.
 */
export const countsNamed = (names: readonly AttemptKey[]): RawBuilder<boolean> =>
  // A username may contain an @, but an address can't.
  sql`(key = any(${names}::text[]) or starts_with(key, 'login:')
    and regexp_replace(key, '@[^@]*$', '') = any(${names}::text[]))`;
