import { Problem, type GuestPicture, type GuestTable } from '@servery/api';
import {
  calledOffMinutes,
  guestOrdersOf,
  guestRights,
  showGuestPicture,
  showGuestTable,
} from '@servery/domain/guest';
import { showMedia, type MediaRecord } from '@servery/domain/media';
import { merchantOfToken, type Floor } from '@servery/domain/tables';
import { sql } from 'kysely';
import { mediaColumns } from '../media/load.ts';
import { addressOf } from '../media/rows.ts';
import { loadOrders } from '../orders/load.ts';
import { loadShop } from '../orders/shop.ts';
import { all, first, type Sql } from '../sql.ts';
import { loadFloor } from '../tables/load.ts';
import type { Caller, Visit } from '../visit.ts';

/** Which table a code opens. */
export interface GuestPlace {
  merchant_id: number;
  table_id: number;
}

/** The table that a code opens; one that was made anew since opens none. */
export async function placeOf(db: Sql, token: string): Promise<GuestPlace> {
  const merchant_id = merchantOfToken(token);
  const row =
    merchant_id === null
      ? undefined
      : await first(
          db,
          sql<{ id: number }>`select id from dining_table
            where merchant_id = ${merchant_id} and qr_token = ${token}`,
        );
  if (!row || merchant_id === null) throw new Problem('notFound');
  return { merchant_id, table_id: row.id };
}

/** Lets what guests do be written down as theirs, within their merchant and with the right to order alone. */
export function asGuest(visit: Visit, { merchant_id }: GuestPlace, name = ''): Visit {
  visit.caller = {
    ...visit.caller,
    id: 0,
    name: name || 'Guest',
    scope: [merchant_id],
    rights: guestRights,
  } satisfies Caller;
  return visit;
}

const calledOffAt = (db: Sql, { merchant_id, table_id }: GuestPlace, now: Date) =>
  all(
    db,
    sql<{ id: number }>`select o.id from orders o
      where o.merchant_id = ${merchant_id} and o.table_id = ${table_id} and o.list = 'completed'
        and o.status in ('cancelled', 'voided')
        and o.status_at > ${new Date(now.getTime() - calledOffMinutes * 60_000)}`,
  );

/** A table as its guests see it now. */
export async function guestTableAt(
  { sql: db, now }: Pick<Visit, 'sql' | 'now'>,
  place: GuestPlace,
  known?: Floor,
): Promise<GuestTable> {
  const [shop, floor, calledOff] = await Promise.all([
    loadShop(db, place.merchant_id),
    known ?? loadFloor(db, place.merchant_id, now),
    calledOffAt(db, place, now),
  ]);
  const ids = [...guestOrdersOf(floor, place.table_id), ...calledOff.map(({ id }) => id)];
  const orders = await loadOrders(db, [place.merchant_id], ids);
  return showGuestTable(floor, place.table_id, orders, shop, now);
}

/** The pictures of a merchant's dishes by their ids. */
export async function picturesOf(
  db: Sql,
  merchant_id: number,
): Promise<(image_id: number) => GuestPicture | null> {
  const rows = await all(
    db,
    sql<MediaRecord>`select ${mediaColumns} from media m
      where m.merchant_id = ${merchant_id} and m.id in (
        select i.image_id from menu_item i where i.merchant_id = ${merchant_id} and i.is_active)`,
  );
  const byId = new Map(
    rows.map((record) => [record.id, showGuestPicture(showMedia(record, [], addressOf))]),
  );
  return (image_id) => byId.get(image_id) ?? null;
}
