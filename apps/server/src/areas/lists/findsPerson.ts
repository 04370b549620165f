import type { PersonalAccess } from '@servery/domain/people';
import { readPhone } from '@servery/domain/phone';
import { sql, type RawBuilder } from 'kysely';

/**
 * Returns the search condition for tables with `search_text` and `phone`. Only callers who may see
 * whole phone numbers can search for parts of them: others could otherwise find out a number digit
 * by digit.
 */
export function findsPerson(
  search: string,
  access: PersonalAccess,
  table: 'member' | 'e' | 'r',
): RawBuilder<boolean> {
  const text = sql.ref(`${table}.search_text`);
  const part = search.toLowerCase();
  if (access === 'full') return sql`strpos(${text}, ${part}) > 0`;
  const phone = sql.ref(`${table}.phone`);
  const typed = access === 'lookup' ? readPhone(search) : '';
  return sql`(strpos(replace(${text}, ${phone}, ''), ${part}) > 0
    or (${phone} <> '' and ${phone} = ${typed}))`;
}
