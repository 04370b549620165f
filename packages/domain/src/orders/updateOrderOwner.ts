import { Problem, type Named, type Order } from '@servery/api';
import { demand } from '../people/demand.ts';
import { changed, requireVersion, withoutNulls } from './change.ts';
import { isOpen } from './list.ts';
import type { ActionContext, OrderRecord } from './record.ts';

/**
 * Sets the member that an order belongs to and the staff who serve it; the caller has looked both
 * up.
 * @throws `invalid` or `notAllowedNow`
 */
export function updateOrderOwner(
  order: OrderRecord,
  { version, member, staff }: { version: number; member: Order['member']; staff: Named | null },
  context: ActionContext,
): OrderRecord {
  requireVersion(order, version);
  if (!isOpen(order) && order.status !== 'completed')
    throw new Problem('notAllowedNow', { details: { from: order.status, to: order.status } });
  if (member && !member.is_active)
    throw new Problem('invalid', {
      fields: { member_id: { code: 'inactive', message: 'This member is inactive.' } },
    });
  const approved_by = demand(context.actor, 'order.owner', {
    object_id: order.id,
    version: order.version,
  });
  return changed(
    {
      ...order,
      member,
      staff: staff ?? order.staff,
      // A rank reduction belongs to its member, not to the order.
      reductions: order.reductions.filter(
        ({ kind }) => kind !== 'rank' || member?.id === order.member?.id,
      ),
    },
    context,
    'owner',
    withoutNulls({ from: order.member?.name ?? '', to: member?.name ?? '', approved_by }),
  );
}
