import { closeDay, placeOrder, previewDayClosing, togglePaymentStatus } from '@servery/api';
import { sql } from 'kysely';
import { first } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { inGroups, isDone, raceMerchant, turns } from './groups.ts';
import type { Race } from './harness.ts';
import { cashOption, plainDish } from './places.ts';

const each = 10;
/** The attempts that close the day; the others pay. */
const closers = new Set([3, 6]);

/**
 * Two managers close a day while cash is taken: one does, and its report has exactly the payments of
 * that day. The others belong to the next one.
 */
export async function dayClosed(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const [owner, supervisor, cashier] = [
    await server.as('merchant'),
    await server.as('supervisor'),
    await server.as('cashier'),
  ];
  const menu_id = await plainDish(owner);
  const payment_option_id = await cashOption(owner);
  const take = turns();
  return inGroups({
    tries,
    each,
    begin: async () => {
      const end = await take();
      const bills = [];
      for (let i = closers.size; i < each; i += 1)
        bills.push(
          await owner.call(placeOrder, {
            body: { order_method: 'pickup', lines: [{ menu_id, quantity: 1 }] },
          }),
        );
      const { business_date, open_orders } = await owner.call(previewDayClosing, { query: {} });
      return { bills, business_date, carry_over: open_orders.map(({ id }) => id), end };
    },
    attempt: ({ bills, business_date, carry_over }, k) => {
      if (closers.has(k))
        return isDone(
          (k === 3 ? owner : supervisor).call(closeDay, { body: { business_date, carry_over } }),
          'notAllowedNow',
        );
      const order = bills[k - [...closers].filter((at) => at < k).length]!;
      const tenders = [{ payment_option_id, amount: order.balance }];
      const body = { paid: true as const, order_id: order.id, version: order.version, tenders };
      return isDone(cashier.call(togglePaymentStatus, { body }));
    },
    end: async ({ bills, business_date, end }) => {
      const ids = bills.map(({ id }) => id);
      const row = await first(
        db,
        sql<{ paid: number; closings: number; reported: number; taken: number }>`select
          (select count(*) from payment
            where merchant_id = ${raceMerchant} and order_id = any(${ids}::bigint[])) as paid,
          (select count(*) from day_closing where merchant_id = ${raceMerchant}) as closings,
          (select sum((one ->> 'sales')::bigint) from day_closing,
            jsonb_array_elements((report -> 'online_payment_method')
              || (report -> 'offline_payment_method') || (report -> 'stored_value')) one
            where merchant_id = ${raceMerchant}) as reported,
          (select sum(amount) from payment where merchant_id = ${raceMerchant}
            and state = 'captured' and business_date = ${business_date}::date) as taken`,
      );
      await sql`delete from day_closing where merchant_id = ${raceMerchant}`.execute(db);
      await sql`update merchant set closed_on = null
        where merchant_id = ${raceMerchant}`.execute(db);
      end();
      const { paid, closings, reported, taken } = row!;
      return { legal: each - 1, stored: paid + (reported === taken ? closings : 0) };
    },
  });
}
