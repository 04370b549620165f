import { listPaymentOptions, Problem, togglePaymentStatus } from '@servery/api';
import { sql } from 'kysely';
import { insertOrders } from '../../src/areas/orders/save.ts';
import { first, insertRows } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import { copiesOf, newOrder } from './copies.ts';
import type { Race } from './harness.ts';

const merchant_id = 101;
const price = 100;

/** Many orders of one member, each paid over HTTP from a wallet that is enough for one in five. */
export async function tills(server: TestServer, tries: number): Promise<Race> {
  const { kysely: db } = server.database;
  const { nextId } = server.host;
  const member_id = nextId();
  const legal = Math.ceil(tries / 5);
  const facts = { phone: '', rank: '', is_active: true, name_key: '', search_text: '' };
  await insertRows(db, 'member', [{ merchant_id, id: member_id, name: 'Racer', ...facts }]);
  await insertRows(db, 'wallet', [{ merchant_id, member_id, balance: legal * price }]);
  const member = { id: member_id, name: 'Racer', phone: '', is_active: true };
  const model = { ...(await newOrder(server)), member };
  const ids: number[] = [];
  for (let i = 0; i < tries; i += 200) {
    const copies = copiesOf(model, Math.min(200, tries - i), nextId);
    await server.database.transaction((trx) => insertOrders(trx, copies));
    ids.push(...copies.map(({ id }) => id));
  }
  const cashier = await server.as('cashier');
  const { aaData } = await cashier.call(listPaymentOptions, { query: { search: 'wallet' } });
  const tenders = [{ payment_option_id: aaData[0]!.id, amount: price }];
  return {
    tries,
    atOnce: 30,
    attempt: async (index) => {
      try {
        const body = { paid: true as const, order_id: ids[index]!, version: 1, tenders };
        await cashier.call(togglePaymentStatus, { body });
        return true;
      } catch (error) {
        if (error instanceof Problem && error.code === 'balanceTooLow') return false;
        throw error;
      }
    },
    effects: async () => {
      const row = await first(
        db,
        sql<{ paid: number; spent: number; left: number }>`select
          (select count(*) from payment where merchant_id = ${merchant_id}
            and order_id = any(${ids}::bigint[])) as paid,
          (select coalesce(-sum(amount), 0)::bigint from wallet_entry
            where merchant_id = ${merchant_id} and member_id = ${member_id}) as spent,
          (select balance from wallet
            where merchant_id = ${merchant_id} and member_id = ${member_id}) as left`,
      );
      const { paid, spent, left } = row!;
      const astray = Math.abs(legal * price - spent - left) + Math.abs(spent - paid * price);
      return { legal, stored: paid + astray / price };
    },
  };
}
