import { Problem, type Payment } from '@servery/api';
import type { ActionContext, OrderRecord } from '@servery/domain/orders';
import { sql } from 'kysely';
import { first, insertRows, type Sql } from '../../src/storage/sql.ts';
import { postMoves } from '../../src/areas/wallet/postMoves.ts';
import type { TestServer } from '../../test/serverOn.ts';
import type { Race } from './harness.ts';

const merchant_id = 101;
const price = 100;
const wallets = 8;

type Spend = (db: TestServer, order: OrderRecord, context: ActionContext) => Promise<boolean>;

const payment = (id: number, at: Date): Payment => ({
  id,
  option_id: 1,
  name: 'Wallet',
  kind: 'wallet',
  channel: 'stored_value',
  state: 'captured',
  amount: price,
  tendered: price,
  change: 0,
  rounding: 0,
  fee: 0,
  tip: 0,
  business_date: at.toISOString().slice(0, 10),
  at: at.toISOString(),
  by: 'race',
});

/** The server's implementation: a conditional update and its ledger entry in one transaction. */
const spend: Spend = async ({ host: { database } }, order, context) => {
  try {
    await database.transaction((trx) => postMoves(trx, { ...order, payments: [] }, order, context));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'balanceTooLow') return false;
    throw error;
  }
};

const walletOf = (db: Sql, member_id: number) =>
  first(
    db,
    sql<{ balance: number }>`select balance from wallet
      where merchant_id = ${merchant_id} and member_id = ${member_id}`,
  );

/** The naive implementation: check whether the balance is enough, then write the rest. */
const spendNaively: Spend = async ({ database: { kysely: db } }, { member, payments }, context) => {
  const member_id = member!.id;
  const balance = (await walletOf(db, member_id))!.balance - price;
  if (balance < 0) return false;
  await sql`update wallet set balance = ${balance}
    where merchant_id = ${merchant_id} and member_id = ${member_id}`.execute(db);
  const { id, at, by, business_date } = payments[0]!;
  const facts = { kind: 'payment', amount: -price, balance, order_id: null, payment_id: id };
  await insertRows(db, 'wallet_entry', [
    { merchant_id, id: context.nextId(), member_id, ...facts, business_date, at, by },
  ]);
  return true;
};

/** Five attempts for each payment that the wallets are enough for. */
async function racing(server: TestServer, tries: number, pay: Spend): Promise<Race> {
  const { kysely: db } = server.database;
  const { nextId, now } = server.host;
  const each = Math.max(1, Math.floor(tries / 5 / wallets));
  const ids = Array.from({ length: wallets }, nextId);
  const text = { phone: '', rank: '', is_active: true, name_key: '', search_text: '' };
  await insertRows(
    db,
    'member',
    ids.map((id) => ({ merchant_id, id, name: `Racer ${id}`, ...text })),
  );
  await insertRows(
    db,
    'wallet',
    ids.map((member_id) => ({ merchant_id, member_id, balance: each * price })),
  );
  const context = {
    nextId,
    now: now(),
    business_date: '2026-11-20',
    actor: { name: 'race' },
  } as ActionContext;
  return {
    tries,
    atOnce: 32,
    attempt: (index) => {
      const member = { id: ids[index % wallets]! };
      const payments = [payment(nextId(), now())];
      const bill = { payments, refunds: [] };
      const order = { merchant_id, id: nextId(), member, ...bill } as unknown as OrderRecord;
      return pay(server, order, context);
    },
    effects: async () => {
      const row = await first(
        db,
        sql<{ n: number; spent: number; left: number }>`select count(*) as n,
            coalesce(-sum(e.amount), 0)::bigint as spent,
            (select sum(balance)::bigint from wallet
              where merchant_id = ${merchant_id} and member_id = any(${ids}::bigint[])) as left
          from wallet_entry e
          where e.merchant_id = ${merchant_id} and e.member_id = any(${ids}::bigint[])`,
      );
      const legal = wallets * each;
      const { n, spent, left } = row!;
      // A difference between the ledger and the wallets counts as additional effects.
      const astray = Math.abs(legal * price - spent - left) / price;
      return { legal, stored: n + astray };
    },
  };
}

/** Payments from members' wallets at many tills. */
export const wallet = (server: TestServer, tries: number): Promise<Race> =>
  racing(server, tries, spend);
/** The same without a lock. */
export const naiveWallet = (server: TestServer, tries: number): Promise<Race> =>
  racing(server, tries, spendNaively);
