import type { listPlatformAccounts, Parsed, PlatformAccount } from '@servery/api';
import { personalAccess } from '@servery/domain/people';
import { showPlatformAccount, type PlatformPerson } from '@servery/domain/platform-accounts';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { all, first } from '../../storage/sql.ts';
import { containsText } from '../lists/containsText.ts';
import { findsPerson } from '../lists/findsPerson.ts';
import { hasStatus } from '../staff/hasStatus.ts';

/** Returns one page of the people of the platform, by name. */
export async function platformAccountPage(
  { sql: db, caller }: Pick<RequestContext, 'sql' | 'caller'>,
  query: Parsed<typeof listPlatformAccounts>['query'],
): Promise<{ aaData: PlatformAccount[]; total: number }> {
  const { search, status, role, order, start, length } = query;
  const found = sql`p.merchant_id is null and ${hasStatus(status)}
    and ${role === '' ? sql`true` : sql`p.role = ${role}`}
    and (${findsPerson(search, personalAccess(caller), 'p')}
      or ${containsText(search, 'p.email_key')})`;
  const way = sql.raw(order);
  const [rows, count] = await Promise.all([
    all(
      db,
      sql<
        PlatformPerson & { merchants: number }
      >`select p.id, p.version, p.username, p.name, p.role,
          p.phone, p.email, p.is_active, p.invited_until, p.created_at,
          (select count(*) from person_merchant w where w.person_id = p.id) as merchants
        from person p where ${found}
        order by p.name_key collate "C" ${way}, p.id ${way} limit ${length} offset ${start}`,
    ),
    first(db, sql<{ total: number }>`select count(*) as total from person p where ${found}`),
  ]);
  const aaData = rows.map(({ merchants, ...person }) => showPlatformAccount(person, merchants));
  return { aaData, total: count?.total ?? 0 };
}
