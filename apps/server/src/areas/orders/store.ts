import type { OrderChoices, OrderStore } from '@servery/domain/commands';
import { postCash } from '../drawers/postCash.ts';
import { optionsToPay } from '../payments/load.ts';
import { postMoves } from '../wallet/postMoves.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { loadOrder, lockOrder, lockOrders } from './load.ts';
import { discountsOf, memberOf, staffOf, tableOf } from './lookUp.ts';
import { nextNumber } from './number.ts';
import { saveOrder } from './save.ts';
import { spentVouchers } from './spentVouchers.ts';

async function nextNumbers(
  { sql }: RequestContext,
  merchant_id: number,
  date: string,
  count: number,
) {
  const numbers: string[] = [];
  while (numbers.length < count) numbers.push(await nextNumber(sql, merchant_id, date));
  return numbers;
}

/** Returns the SQL store of orders. */
export const orderStore = (ctx: RequestContext): OrderStore => ({
  read: (id) => loadOrder(ctx.sql, ctx.caller.scope, id),
  async lock(id) {
    const { order, context } = await lockOrder(ctx, id);
    return { state: order, context };
  },
  lockAll: (ids) => lockOrders(ctx, ids),
  save: (before, after) => saveOrder(ctx, before, after),
  nextNumbers: (merchant_id, date, count) => nextNumbers(ctx, merchant_id, date, count),
  async postMoves(before, after, context) {
    await postMoves(ctx.sql, before, after, context);
    await postCash(ctx.sql, before, after, context);
  },
});

/** Returns the SQL lookups for records that orders refer to. */
export const orderChoices = ({ sql, caller }: RequestContext): OrderChoices => ({
  member: (merchant_id, id) => memberOf(sql, merchant_id, id),
  staff: (merchant_id, id) => staffOf(sql, merchant_id, id),
  table: (merchant_id, id) => tableOf(sql, merchant_id, id),
  me: () => (caller.role === 'staff' ? { id: caller.id, name: caller.name } : null),
  discounts: (merchant_id) => discountsOf(sql, merchant_id),
  paymentOptions: (merchant_id) => optionsToPay(sql, merchant_id),
  spentVouchers: (merchant_id, codes) => spentVouchers(sql, merchant_id, codes),
});
