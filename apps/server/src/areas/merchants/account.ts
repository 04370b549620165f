import { Problem, type MerchantAccount } from '@servery/api';
import { showMerchant } from '@servery/domain/merchants';
import type { RequestContext } from '../../http/RequestContext.ts';
import { narrow } from '../../http/scope.ts';
import { first } from '../../storage/sql.ts';
import { loadPeople } from '../staff/loadPeople.ts';
import { agentsOf } from './agents.ts';
import { countSetUp, merchantRecord } from './setUp.ts';
import { supermerchantOf } from './supermerchantOf.ts';

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
  const [people, agents, supermerchant, counts] = await Promise.all([
    loadPeople(db, id),
    agentsOf(db, id),
    supermerchantOf(db, id),
    countSetUp(db, id),
  ]);
  return showMerchant({ merchant, people, agents, supermerchant, counts }, now);
}
