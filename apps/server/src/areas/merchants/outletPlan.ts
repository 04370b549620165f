import type { OutletPlan } from '@servery/api';
import { groupOwnerIn, showOutletPlan } from '@servery/domain/merchants';
import type { RequestContext } from '../../http/RequestContext.ts';
import { loadPeople } from '../staff/loadPeople.ts';
import { outletsOf } from './supermerchantOf.ts';

/**
 * Returns the plan of the group that a supermerchant owns: of any group for administrators, and only
 * their own for supermerchants.
 * @throws `notFound`
 */
export async function outletPlanOf(
  { sql: db, caller }: Pick<RequestContext, 'sql' | 'caller'>,
  id: number,
): Promise<OutletPlan> {
  const isSeen = caller.scope === 'all' || caller.id === id;
  const owner = groupOwnerIn(isSeen ? await loadPeople(db, null) : [], id);
  return showOutletPlan(owner, await outletsOf(db, id));
}
