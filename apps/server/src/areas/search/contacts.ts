import type { SearchContact } from '@servery/api';
import { contactOf, maxFound } from '@servery/domain/search';
import { sql } from 'kysely';
import { all, type Sql } from '../../storage/sql.ts';
import type { Caller } from '../../http/RequestContext.ts';

type Found = Parameters<typeof contactOf>[0];

/**
 * Returns the people who work only at merchants in the caller's scope, by name; administrators see
 * everyone.
 */
export async function contactsFor(
  db: Sql,
  { scope }: Pick<Caller, 'scope'>,
): Promise<SearchContact[]> {
  const seen =
    scope === 'all'
      ? sql`true`
      : sql`p.id in (select w.person_id from person_merchant w
          where w.merchant_id = any(${scope}::bigint[]))
        and not exists (select 1 from person_merchant w
          where w.person_id = p.id and w.merchant_id <> all(${scope}::bigint[]))`;
  const people = await all(
    db,
    sql<Found>`select p.name, p.username from person p where p.is_active and ${seen}
      order by p.name_key collate "C", p.id limit ${maxFound}`,
  );
  return people.map(contactOf);
}
