import type { CartLineChange, FloorPlace, FloorStore } from '@servery/domain/commands';
import {
  tableEventOf,
  withoutPastLinks,
  type Floor,
  type FloorChange,
  type TableRecord,
} from '@servery/domain/tables';
import { lockMerchant } from '../commands/lockMerchant.ts';
import { changedOf, recordChanges } from '../commands/recordChanges.ts';
import { guestTableAt } from '../guest/load.ts';
import { newToken } from '../../http/tokens.ts';
import { contextAt, loadShop } from '../orders/shop.ts';
import { putRows, type Row } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { dropLines, lockCart, lockLine, lockLines, recordCartChange } from './carts.ts';
import { loadFloor, loadStoredFloor, merchantOfTable, tableOfToken } from './load.ts';
import { tableRow } from './rows.ts';

const key = ['merchant_id', 'id'];

/** Returns the audit data of a table, without the guest it is held for and without its token. */
const auditOf = ({ held: _guest, qr_token: _token, ...audited }: TableRecord): Row => audited;

/** Saves the tables that a rule changed, and the cart lines that moved with them. */
export async function saveFloor(
  ctx: RequestContext,
  before: Floor,
  { floor, did }: Pick<FloorChange, 'floor' | 'did'>,
): Promise<void> {
  const changed = changedOf(before.tables, floor.tables);
  await putRows(ctx.sql, 'dining_table', key, changed.map(tableRow));
  const moved = changedOf(before.carts, floor.carts);
  await putRows(
    ctx.sql,
    'table_cart',
    key,
    moved.map((line) => ({ ...line })),
  );
  const { merchant_id } = floor;
  const recording = {
    kind: tableEventOf(did),
    subject: 'table',
    merchant_id,
    facts: { did },
    auditOf,
  } as const;
  recordChanges(ctx, recording, before.tables, changed);
}

async function lock(ctx: RequestContext, { merchant_id, cart_of, only }: FloorPlace) {
  const { sql: db, now } = ctx;
  await lockMerchant(db, merchant_id);
  if (cart_of !== undefined) await lockCart(db, merchant_id, cart_of);
  const [shop, stored] = await Promise.all([
    loadShop(db, merchant_id, now),
    loadStoredFloor(db, merchant_id, now, only),
  ]);
  // Stored before anyone else sits down: with new guests, an old link would look current.
  const state = withoutPastLinks(stored, now);
  if (state !== stored) await saveFloor(ctx, stored, { floor: state, did: 'unlink' });
  return { state, context: contextAt(ctx, shop) };
}

async function saveLines(ctx: RequestContext, changes: readonly CartLineChange[]): Promise<void> {
  const stored = changes.flatMap(({ after }) => (after ? [{ ...after }] : []));
  await putRows(ctx.sql, 'table_cart', key, stored);
  for (const { before, after } of changes) {
    const line = after ?? before;
    if (!line) continue;
    if (!after) await dropLines(ctx.sql, line.merchant_id, [line.id]);
    const did = !after ? 'cart_remove' : before ? 'cart_change' : 'cart_add';
    recordCartChange(ctx, line, did, { before, after });
  }
}

/** Returns the SQL store of tables and carts. */
export const floorStore = (ctx: RequestContext): FloorStore => ({
  merchantOf: (table_id) => merchantOfTable(ctx.sql, ctx.caller.scope, table_id),
  findByToken: (token) => tableOfToken(ctx.sql, token),
  newToken,
  read: (merchant_id, only) => loadFloor(ctx.sql, merchant_id, ctx.now, only),
  lock: (place) => lock(ctx, place),
  save: (before, change) => saveFloor(ctx, before, change),
  lockLine: (id) => lockLine(ctx, id),
  guestTable: (place) => guestTableAt(ctx, place),
  saveLines: (changes) => saveLines(ctx, changes),
  lockLines: (merchant_id, ids) => lockLines(ctx.sql, merchant_id, ids),
  dropLines: (merchant_id, ids) => dropLines(ctx.sql, merchant_id, ids),
});
