import { invalid, type Named, type Order, type Parsed, type placeOrder } from '@servery/api';
import type { Cart } from '@servery/domain/orders';
import { people, type Visit } from '@servery/domain/sample';

const unknown = (field: string) => invalid(field, 'unknown', 'There is no such choice.');

/** The member that an id stands for, as an order keeps them. */
export function memberOf(
  id: number | null,
  merchant_id: number,
  { world }: Visit,
): Order['member'] {
  if (id === null) return null;
  const member = world.merchant(merchant_id).members.find((one) => one.id === id);
  if (!member) throw unknown('member_id');
  const { name, phone, is_active } = member;
  return { id, name, phone, is_active };
}

/** The member of staff that an id stands for. */
export function staffOf(id: number | null, merchant_id: number): Named | null {
  if (id === null) return null;
  const person = people.find((one) => one.id === id && one.merchant_id === merchant_id);
  if (!person) throw unknown('staff_id');
  return { id, name: person.name };
}

/** A cart with its references resolved, before it gets an order number. */
export function cartOf(
  body: Parsed<typeof placeOrder>['body'],
  merchant_id: number,
  visit: Visit,
): Omit<Cart, 'number'> {
  const { me, world } = visit;
  const table = world.merchant(merchant_id).tables.find(({ id }) => id === body.table_id) ?? null;
  if (body.table_id !== null && !table) throw unknown('table_id');
  return {
    ...body,
    table,
    member: memberOf(body.member_id, merchant_id, visit),
    staff: me.role === 'staff' ? { id: me.id, name: me.name } : null,
  };
}
