import { phoneSearch, type PersonalAccess } from '@servery/domain/people';
import { sql, type RawBuilder } from 'kysely';
import { containsText } from './containsText.ts';

/**
 * Returns the search condition for tables with `search_text` and `phone`. Only callers who may see
 * whole phone numbers can search for parts of them: others could otherwise find out a number digit
 * by digit.
 */
export function findsPerson(
  search: string,
  access: PersonalAccess,
  table: 'member' | 'e' | 'p' | 'r',
): RawBuilder<boolean> {
  const text = containsText(search, `${table}.search_text`);
  const wanted = phoneSearch(access, search);
  if (!wanted) return text;
  const phone = sql.ref(`${table}.phone`);
  const found =
    'whole' in wanted ? sql`${phone} = ${wanted.whole}` : sql`strpos(${phone}, ${wanted.part}) > 0`;
  return sql`(${text} or ${found})`;
}
