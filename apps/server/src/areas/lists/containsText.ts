import { searchKey } from '@servery/domain/search';
import { sql, type RawBuilder } from 'kysely';

/** Returns the condition that a column of `searchTextOf`, such as `m.search_text`, has a text. */
export const containsText = (search: string, column: string = 'search_text'): RawBuilder<boolean> =>
  sql`strpos(${sql.ref(column)}, ${searchKey(search)}) > 0`;
