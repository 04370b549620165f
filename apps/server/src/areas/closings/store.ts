import type { DayClosing } from '@servery/api';
import type { ClosingStore } from '@servery/domain/commands';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { searchTextOf } from '../../storage/searchTextOf.ts';
import { insertRows } from '../../storage/sql.ts';
import { contextAt, loadShop } from '../orders/shop.ts';
import { loadFacts } from '../reports/load.ts';
import { loadClosingBook } from './load.ts';

async function save(ctx: RequestContext, closing: DayClosing): Promise<void> {
  const { merchant_id, id, business_date, number, closed_by } = closing;
  const search_text = searchTextOf(String(number), business_date, closed_by);
  await insertRows(ctx.sql, 'day_closing', [{ ...closing, search_text }]);
  await sql`update merchant set closed_on = ${business_date}::date
    where merchant_id = ${merchant_id}`.execute(ctx.sql);
  ctx.changes.push({
    kind: 'day.closed',
    merchant_id,
    subject: { kind: 'day_closing', id },
    version: 1,
    facts: { number, business_date },
    before: null,
    after: { number, business_date, closed_by },
  });
}

/** Returns the SQL store of closings. */
export const closingStore = (ctx: RequestContext): ClosingStore => ({
  async lock(merchant_id) {
    const { sql: db, now } = ctx;
    // Writes of orders and drawers hold a key share of the merchant until they are committed.
    await sql`select 1 from merchant where merchant_id = ${merchant_id} for update`.execute(db);
    const state = await loadClosingBook(db, merchant_id);
    return { state, context: contextAt(ctx, await loadShop(db, merchant_id, now)) };
  },
  facts: (merchant_id, days) => loadFacts(ctx.sql, { merchant_id, ...days }, ctx.now),
  save: (closing) => save(ctx, closing),
});
