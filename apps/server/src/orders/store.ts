import type { OrderChoices, OrderStore } from '@servery/domain/commands';
import { postMoves } from '../wallet/postMoves.ts';
import type { Visit } from '../visit.ts';
import { loadOrder, lockOrder, lockOrders } from './load.ts';
import { discountsOf, memberOf, optionsOf, staffOf, tableOf } from './lookUp.ts';
import { nextNumber } from './number.ts';
import { saveOrder } from './save.ts';

async function nextNumbers({ sql }: Visit, merchant_id: number, date: string, count: number) {
  const numbers: string[] = [];
  while (numbers.length < count) numbers.push(await nextNumber(sql, merchant_id, date));
  return numbers;
}

/** Orders in SQL. */
export const orderStore = (visit: Visit): OrderStore => ({
  read: (id) => loadOrder(visit.sql, visit.caller.scope, id),
  async lock(id) {
    const { order, act } = await lockOrder(visit, id);
    return { state: order, context: act };
  },
  lockAll: (ids) => lockOrders(visit, ids),
  save: (before, after) => saveOrder(visit, before, after),
  nextNumbers: (merchant_id, date, count) => nextNumbers(visit, merchant_id, date, count),
  postMoves: (before, after, act) => postMoves(visit.sql, before, after, act),
});

/** What orders refer to, in SQL. */
export const orderChoices = ({ sql, caller }: Visit): OrderChoices => ({
  member: (merchant_id, id) => memberOf(sql, merchant_id, id),
  staff: (merchant_id, id) => staffOf(sql, merchant_id, id),
  table: (merchant_id, id) => tableOf(sql, merchant_id, id),
  me: () => (caller.role === 'staff' ? { id: caller.id, name: caller.name } : null),
  discounts: (merchant_id) => discountsOf(sql, merchant_id),
  paymentOptions: (merchant_id) => optionsOf(sql, merchant_id),
});
