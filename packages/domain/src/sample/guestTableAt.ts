import { Problem, type GuestTable } from '@servery/api';
import { guestOrdersOf, isFreshlyCalledOff, showGuestTable } from '../guest/show.ts';
import type { GuestPlace } from '../tables/store.ts';
import { merchantOfToken } from '../tables/token.ts';
import { floorAt } from './floorAt.ts';
import type { World } from './world.ts';

/** The table that a guest's code opens; a code that was replaced opens none. */
export function tableOfToken(world: World, token: string): GuestPlace {
  const merchant_id = merchantOfToken(token);
  const known = world.merchants.some(({ id }) => id === merchant_id);
  const table = known
    ? world.tables.of(merchant_id!).find((one) => one.qr_token === token)
    : undefined;
  if (!table) throw new Problem('notFound');
  return { merchant_id: merchant_id!, table_id: table.id };
}

/** A table in a world as its guests see it now. */
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
