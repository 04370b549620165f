import { getDailyReport, placeOrder, togglePaymentStatus, type DailyReport } from '@servery/api';
import type { TestServer } from '../../test/serverOn.ts';
import { inGroups, isDone } from './groups.ts';
import type { Race } from './harness.ts';
import { cashOption, plainDish } from './places.ts';

const each = 10;

/** Returns by how much the sums of a report disagree. */
const gapsOf = ({ checks }: DailyReport) => checks.map(({ left, right }) => left - right).join();

/**
 * A report is read while cash is taken: each report has all of a payment or nothing, so its sums
 * agree as much as before. After other races they may not agree at all.
 */
export async function reportRead(server: TestServer, tries: number): Promise<Race> {
  const [owner, cashier] = [await server.as('merchant'), await server.as('cashier')];
  const menu_id = await plainDish(owner);
  const payment_option_id = await cashOption(owner);
  const gaps = gapsOf(await owner.call(getDailyReport, { query: {} }));
  const lines = [{ menu_id, quantity: 1 }];
  const place = () => owner.call(placeOrder, { body: { order_method: 'pickup', lines } });
  return inGroups({
    tries,
    each,
    begin: () => Promise.all(Array.from({ length: each / 2 }, place)),
    attempt: async (bills, k) => {
      if (k % 2 === 1) return gapsOf(await owner.call(getDailyReport, { query: {} })) === gaps;
      const { id: order_id, version, balance: amount } = bills[k / 2]!;
      const tenders = [{ payment_option_id, amount }];
      const body = { paid: true as const, order_id, version, tenders };
      return isDone(cashier.call(togglePaymentStatus, { body }));
    },
    end: async (_, succeeded) => ({ legal: each, stored: succeeded }),
  });
}
