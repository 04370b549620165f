import { Problem, type GuestPicture, type GuestTable } from '@servery/api';
import {
  guestActor,
  guestLineOf,
  guestOrdersOf,
  isFreshlyCalledOff,
  showGuestPicture,
  showGuestTable,
} from '@servery/domain/guest';
import { showMedia } from '@servery/domain/media';
import type { Act } from '@servery/domain/orders';
import type { Visit } from '@servery/domain/sample';
import {
  askedEvent,
  merchantOfToken,
  type CartRecord,
  type Floor,
  type FloorChange,
} from '@servery/domain/tables';

/** The table that a code opens, on its floor as it is now. */
export interface GuestPlace {
  floor: Floor;
  table_id: number;
}

const floorOf = ({ world, now }: Visit, merchant_id: number): Floor =>
  world.tables.floor(merchant_id, world.orders.values(), now);

/** The table that a code opens; one that was made anew since opens none. */
export function placeOf(visit: Visit, token: string): GuestPlace {
  const merchant_id = merchantOfToken(token);
  const known = visit.world.merchants.some(({ id }) => id === merchant_id);
  const floor = known ? floorOf(visit, merchant_id!) : null;
  const table = floor?.tables.find((one) => one.qr_token === token);
  if (!floor || !table) throw new Problem('notFound');
  return { floor, table_id: table.id };
}

/** What rules need of guests at a table. */
export const actOf = (visit: Visit, { floor }: GuestPlace, name = ''): Act => ({
  ...visit.act(floor.merchant_id),
  actor: guestActor(name),
});

/** A table as its guests see it now. */
export function guestTableAt(
  visit: Visit,
  { floor: { merchant_id }, table_id }: GuestPlace,
): GuestTable {
  const { world, now } = visit;
  const floor = floorOf(visit, merchant_id);
  const holding = guestOrdersOf(floor, table_id);
  const calledOff = [...world.orders.values()].filter(
    (order) => order.table?.id === table_id && isFreshlyCalledOff(order, now),
  );
  const ids = [...holding, ...calledOff.map(({ id }) => id)];
  const orders = ids.map((id) => world.order(id));
  return showGuestTable(floor, table_id, orders, world.merchant(merchant_id), now);
}

/** Keeps what guests at a table ask for by a rule, and alerts staff. */
export function askAt(
  visit: Visit,
  token: string,
  rule: (floor: Floor, table_id: number, act: Act) => FloorChange,
): GuestTable {
  const at = placeOf(visit, token);
  const made = rule(at.floor, at.table_id, actOf(visit, at));
  for (const table of visit.world.tables.keep(made.floor))
    visit.world.tell(askedEvent(made.did), table.merchant_id, table);
  return guestTableAt(visit, at);
}

/** Keeps what became of a line of this table, nothing where it is gone. */
export function putLine(
  visit: Visit,
  { floor, table_id }: GuestPlace,
  id: number,
  change: (line: CartRecord) => CartRecord | null,
): void {
  const line = guestLineOf(floor, table_id, id);
  const next = change(line);
  const others = floor.carts.flatMap((one) => (one === line ? (next ?? []) : one));
  visit.world.tables.keepCarts(floor.merchant_id, others);
  const { version } = next ?? line;
  visit.world.tell('table.changed', floor.merchant_id, { id: table_id, version });
}

/** A dish's picture; here it has one size. */
export const pictureIn =
  ({ world }: Visit, merchant_id: number) =>
  (image_id: number): GuestPicture | null => {
    const record = world.library.of([merchant_id]).find(({ id }) => id === image_id);
    return record
      ? showGuestPicture(showMedia(record, [], (_of, key) => world.library.urlOf(key)))
      : null;
  };
