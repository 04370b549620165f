import type { GuestPicture, GuestTable } from '@servery/api';
import type { GuestPlace } from '@servery/domain/commands';
import {
  calledOffMinutes,
  guestOrdersOf,
  showGuestPicture,
  showGuestTable,
} from '@servery/domain/guest';
import { showMedia, unused, type MediaRecord } from '@servery/domain/media';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { isInBrand, mediaColumns } from '../media/load.ts';
import { addressOf } from '../media/rows.ts';
import { loadOrders } from '../orders/load.ts';
import { loadShop } from '../orders/shop.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { loadFloor } from '../tables/load.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

const calledOffAt = (db: Sql, { merchant_id, table_id }: GuestPlace, now: Date) =>
  all(
    db,
    sql<Pick<Rows['orders'], 'id'>>`select o.id from orders o
      where o.merchant_id = ${merchant_id} and o.table_id = ${table_id} and o.list = 'completed'
        and o.status in ('cancelled', 'voided')
        and o.status_at > ${new Date(now.getTime() - calledOffMinutes * 60_000)}`,
  );

/** Returns a table as its guests see it now. */
export async function guestTableAt(
  { sql: db, now }: Pick<RequestContext, 'sql' | 'now'>,
  place: GuestPlace,
): Promise<GuestTable> {
  const [shop, floor, calledOff] = await Promise.all([
    loadShop(db, place.merchant_id, now),
    loadFloor(db, place.merchant_id, now, place.table_id),
    calledOffAt(db, place, now),
  ]);
  const ids = [...guestOrdersOf(floor, place.table_id), ...calledOff.map(({ id }) => id)];
  const orders = await loadOrders(db, [place.merchant_id], ids);
  return showGuestTable(floor, place.table_id, orders, shop, now);
}

/** Returns a function that looks up the pictures of a merchant's items and brand by id. */
export async function picturesOf(
  db: Sql,
  merchant_id: number,
): Promise<(image_id: number) => GuestPicture | null> {
  const rows = await all(
    db,
    sql<MediaRecord>`select ${mediaColumns} from media m
      where m.merchant_id = ${merchant_id} and (${isInBrand} or m.id in (
        select i.image_id from menu_item i where i.merchant_id = ${merchant_id} and i.is_active))`,
  );
  const byId = new Map(
    rows.map((record) => [record.id, showGuestPicture(showMedia(record, unused, addressOf))]),
  );
  return (image_id) => byId.get(image_id) ?? null;
}
