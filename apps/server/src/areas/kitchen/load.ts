import type { Dish, KitchenBook, ZoneRecord } from '@servery/domain/kitchen';
import type { Named } from '@servery/api';
import { sql } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { all, type Sql } from '../../storage/sql.ts';

type Of<Row> = Row & { merchant_id: number };

const zoneColumns = columnsOf<ZoneRecord>()(
  'kitchen_zone',
  'kitchen_zone',
  `id, version, name, is_active, is_fallback, course, has_display, printer_id,
  fallback_printer_id, category_ids, item_ids`,
);

/** Returns the zones of several merchants. */
export const loadZones = (db: Sql, merchant_ids: readonly number[]) =>
  all(
    db,
    sql<Of<ZoneRecord>>`select merchant_id, ${zoneColumns} from kitchen_zone
      where merchant_id = any(${merchant_ids}::bigint[]) order by id`,
  );

/** Returns the zones of one merchant. */
export const zonesOf = async (db: Sql, merchant_id: number): Promise<ZoneRecord[]> =>
  (await loadZones(db, [merchant_id])).map(({ merchant_id: _, ...zone }) => zone);

/** Returns the kitchens of several merchants, by merchant id. */
export async function loadKitchens(
  db: Sql,
  merchant_ids: readonly number[],
): Promise<Map<number, KitchenBook>> {
  const [zones, categories, dishes, printers] = await Promise.all([
    loadZones(db, merchant_ids),
    all(
      db,
      sql<Of<Named>>`select merchant_id, id, name from menu_category
        where merchant_id = any(${merchant_ids}::bigint[]) and not is_deleted order by place, id`,
    ),
    all(
      db,
      sql<Of<Dish>>`select merchant_id, id, name, category_id, is_active from menu_item
        where merchant_id = any(${merchant_ids}::bigint[]) order by place, id`,
    ),
    all(
      db,
      sql<Of<{ id: number }>>`select merchant_id, id from printer
        where merchant_id = any(${merchant_ids}::bigint[]) and not is_deleted order by id`,
    ),
  ]);
  const mine = <Row extends object>(rows: readonly Of<Row>[], id: number) =>
    rows.filter((row) => row.merchant_id === id).map(({ merchant_id: _, ...row }) => row);
  return new Map(
    merchant_ids.map((merchant_id) => [
      merchant_id,
      {
        merchant_id,
        zones: mine(zones, merchant_id) as ZoneRecord[],
        categories: mine(categories, merchant_id) as Named[],
        dishes: mine(dishes, merchant_id) as Dish[],
        printer_ids: mine(printers, merchant_id).map(({ id }) => id),
      },
    ]),
  );
}

/** Returns the kitchen of one merchant. */
export const loadKitchen = async (db: Sql, merchant_id: number): Promise<KitchenBook> =>
  (await loadKitchens(db, [merchant_id])).get(merchant_id)!;
