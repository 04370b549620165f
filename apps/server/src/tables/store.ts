import type { CartLineChange, FloorPlace, FloorStore } from '@servery/domain/commands';
import {
  askedEvent,
  withoutPastLinks,
  type Floor,
  type FloorChange,
  type TableRecord,
} from '@servery/domain/tables';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf, recordChanges } from '../commands/recordChanges.ts';
import { guestTableAt } from '../guest/load.ts';
import { newToken } from '../http/tokens.ts';
import { actAt, loadShop } from '../orders/shop.ts';
import { putRows, type Row } from '../sql.ts';
import type { Visit } from '../visit.ts';
import { dropLines, lockCart, lockLine, lockLines, tellCart } from './carts.ts';
import { loadFloor, loadStoredFloor, merchantOfTable, tableOfToken } from './load.ts';
import { tableRow } from './rows.ts';

const key = ['merchant_id', 'id'];

/** What the audit keeps of a table: not for whom it is held. */
const auditOf = ({ held: _guest, qr_token: _token, ...kept }: TableRecord): Row => kept;

/** Saves the tables that a rule changed, and lines of carts that moved with them. */
export async function saveFloor(
  visit: Visit,
  before: Floor,
  { floor, did }: Pick<FloorChange, 'floor' | 'did'>,
): Promise<void> {
  const changed = changedOf(before.tables, floor.tables);
  await putRows(visit.sql, 'dining_table', key, changed.map(tableRow));
  const moved = changedOf(before.carts, floor.carts);
  await putRows(
    visit.sql,
    'table_cart',
    key,
    moved.map((line) => ({ ...line })),
  );
  const { merchant_id } = floor;
  const recording = { kind: askedEvent(did), merchant_id, facts: { did }, auditOf };
  recordChanges(visit, recording, before.tables, changed);
}

async function lock(visit: Visit, { merchant_id, cart_of }: FloorPlace) {
  const { sql: db, now } = visit;
  await lockMerchant(db, merchant_id);
  if (cart_of !== undefined) await lockCart(db, merchant_id, cart_of);
  const [shop, stored] = await Promise.all([
    loadShop(db, merchant_id),
    loadStoredFloor(db, merchant_id, now),
  ]);
  // Stored before anyone else sits down: with new guests, an old link would look current.
  const state = withoutPastLinks(stored, now);
  if (state !== stored) await saveFloor(visit, stored, { floor: state, did: 'unlink' });
  return { state, context: actAt(visit, shop) };
}

async function saveLines(visit: Visit, changes: readonly CartLineChange[]): Promise<void> {
  const kept = changes.flatMap(({ after }) => (after ? [{ ...after }] : []));
  await putRows(visit.sql, 'table_cart', key, kept);
  for (const { before, after } of changes) {
    const line = after ?? before;
    if (!line) continue;
    if (!after) await dropLines(visit.sql, line.merchant_id, [line.id]);
    const did = !after ? 'cart_remove' : before ? 'cart_change' : 'cart_add';
    tellCart(visit, line, did, { before, after });
  }
}

/** Tables and carts in SQL. */
export const floorStore = (visit: Visit): FloorStore => ({
  merchantOf: (table_id) => merchantOfTable(visit.sql, visit.caller.scope, table_id),
  findByToken: (token) => tableOfToken(visit.sql, token),
  newToken,
  read: (merchant_id) => loadFloor(visit.sql, merchant_id, visit.now),
  lock: (place) => lock(visit, place),
  save: (before, change) => saveFloor(visit, before, change),
  lockLine: (id) => lockLine(visit, id),
  guestTable: (place) => guestTableAt(visit, place),
  saveLines: (changes) => saveLines(visit, changes),
  lockLines: (merchant_id, ids) => lockLines(visit.sql, merchant_id, ids),
  dropLines: (merchant_id, ids) => dropLines(visit.sql, merchant_id, ids),
});
