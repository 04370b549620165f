import { Problem, type Named, type Order } from '@servery/api';
import { demand } from '../people/demand.ts';
import { changed, requireVersion, said } from './change.ts';
import { isOpen } from './list.ts';
import type { Act, OrderRecord } from './record.ts';

/** Says which member an order belongs to, and who serves it; the caller has looked both up. */
export function updateOrderOwner(
  order: OrderRecord,
  { version, member, staff }: { version: number; member: Order['member']; staff: Named | null },
  act: Act,
): OrderRecord {
  requireVersion(order, version);
  if (!isOpen(order) && order.status !== 'completed')
    throw new Problem('notAllowedNow', { details: { from: order.status, to: order.status } });
  if (member && !member.is_active)
    throw new Problem('invalid', {
      fields: { member_id: { code: 'inactive', message: 'This member is not active.' } },
    });
  const approved_by = demand(act.actor, 'order.owner', {
    object_id: order.id,
    version: order.version,
  });
  return changed(
    {
      ...order,
      member,
      staff: staff ?? order.staff,
      // A rank's reduction belongs to its member, not to the order.
      reductions: order.reductions.filter(
        ({ kind }) => kind !== 'rank' || member?.id === order.member?.id,
      ),
    },
    act,
    'owner',
    said({ from: order.member?.name ?? '', to: member?.name ?? '', approved_by }),
  );
}
