import type { Table } from '@servery/api';
import type { Act } from '@servery/domain/orders';
import {
  askedEvent,
  showTable,
  tableOf,
  withoutPastLinks,
  type Floor,
  type FloorChange,
} from '@servery/domain/tables';
import { sql } from 'kysely';
import { actAt, loadShop } from '../orders/shop.ts';
import { putRows, type Row } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { lockCart } from './carts.ts';
import { loadStoredFloor } from './load.ts';
import { tableRow } from './rows.ts';

/** What the audit keeps of a table: not for whom it is held. */
const auditOf = (row: Row): Row => {
  const { held: _guest, qr_token: _token, ...kept } = row;
  return kept;
};

/** Saves the tables that a rule changed, and tells of each. */
export async function saveFloor(visit: Visit, before: Floor, made: FloorChange): Promise<void> {
  const was = new Map(before.tables.map((table) => [table.id, table]));
  const changed = made.floor.tables.filter((table) => was.get(table.id) !== table);
  await putRows(visit.sql, 'dining_table', ['merchant_id', 'id'], changed.map(tableRow));
  for (const table of changed) {
    const known = was.get(table.id);
    visit.changes.push({
      kind: askedEvent(made.did),
      merchant_id: table.merchant_id,
      order_id: table.id,
      version: table.version,
      facts: { did: made.did },
      before: known ? auditOf({ ...known }) : null,
      after: auditOf({ ...table }),
    });
  }
}

/**
 * Holds a merchant's floor until the transaction ends: who changes it decides about all of it, such
 * as that a name is free. Lines of a cart are changed without it; who moves a cart holds these too.
 */
export async function lockFloor(
  visit: Visit,
  merchant_id: number,
  { cartOf }: { cartOf?: number } = {},
): Promise<{ floor: Floor; act: Act }> {
  const { sql: db, now } = visit;
  await sql`select 1 from merchant where merchant_id = ${merchant_id} for no key update`.execute(
    db,
  );
  if (cartOf !== undefined) await lockCart(db, merchant_id, cartOf);
  const [shop, stored] = await Promise.all([
    loadShop(db, merchant_id),
    loadStoredFloor(db, merchant_id, now),
  ]);
  // Stored before anyone else sits down: with new guests, an old link would look current.
  const floor = withoutPastLinks(stored, now);
  if (floor !== stored) await saveFloor(visit, stored, { floor, id: 0, did: 'unlink' });
  return { floor, act: actAt(visit, shop) };
}

/** Decides about a merchant's floor by a rule and saves what came of it; answers the table that it was about. */
export async function changeFloor(
  visit: Visit,
  merchant_id: number,
  decide: (floor: Floor, act: Act) => FloorChange,
): Promise<Table> {
  const { floor, act } = await lockFloor(visit, merchant_id);
  const made = decide(floor, act);
  await saveFloor(visit, floor, made);
  return showTable(tableOf(made.floor, made.id), made.floor, visit.now);
}
