import { Problem, type MerchantAccount, type Named } from '@servery/api';
import { showMerchant } from '@servery/domain/merchants';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { narrow } from '../../http/scope.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { loadPeople } from '../staff/loadPeople.ts';
import { countSetUp, merchantRecord } from './setUp.ts';

/** Returns the agents who look after a merchant, by name. */
export const agentsOf = (db: Sql, merchant_id: number): Promise<Named[]> =>
  all(
    db,
    sql<Named>`select p.id, p.name from person p join person_merchant w on w.person_id = p.id
      where w.merchant_id = ${merchant_id} and p.role = 'agent' and p.is_active
      order by p.name_key collate "C", p.id`,
  );

/**
 * Returns the account of a merchant in the caller's scope.
 * @throws `notFound`
 */
export async function accountOf(
  { sql: db, caller, now }: Pick<RequestContext, 'sql' | 'caller' | 'now'>,
  id: number,
): Promise<MerchantAccount> {
  narrow(caller, id);
  const merchant = await first(db, merchantRecord(id));
  if (!merchant) throw new Problem('notFound');
  const [people, agents, counts] = await Promise.all([
    loadPeople(db, id),
    agentsOf(db, id),
    countSetUp(db, id),
  ]);
  return showMerchant({ merchant, people, agents, counts }, now);
}
