import { Problem, type GuestTable } from '@servery/api';
import { guestOrdersOf, isFreshlyCalledOff, showGuestTable } from '@servery/domain/guest';
import type { GuestPlace } from '@servery/domain/commands';
import { merchantOfToken } from '@servery/domain/tables';
import { floorAt } from './floorAt.ts';
import type { World } from './world.ts';

/**
 * Returns the table of a guest's token.
 * @throws `notFound` for an unknown or replaced token
 */
export function tableOfToken(world: World, token: string): GuestPlace {
  const merchant_id = merchantOfToken(token);
  const known = world.merchants.some(({ id }) => id === merchant_id);
  const table = known
    ? world.tables.of(merchant_id!).find((one) => one.qr_token === token)
    : undefined;
  if (!table) throw new Problem('notFound');
  return { merchant_id: merchant_id!, table_id: table.id };
}

/** Returns a table in a world as its guests see it now. */
export function guestTableAt(world: World, { merchant_id, table_id }: GuestPlace): GuestTable {
  const now = world.now();
  const floor = floorAt(world, merchant_id);
  const calledOff = [...world.orders.values()].filter(
    (order) => order.table?.id === table_id && isFreshlyCalledOff(order, now),
  );
  const ids = [...guestOrdersOf(floor, table_id), ...calledOff.map(({ id }) => id)];
  const orders = ids.map((id) => world.order(id));
  return showGuestTable(floor, table_id, orders, world.merchant(merchant_id), now);
}
