import { Problem, type Payment } from '@servery/api';
import type { Act, OrderRecord } from '@servery/domain/orders';
import { sql } from 'kysely';
import { first, insertRows, type Sql } from '../src/sql.ts';
import { postMoves } from '../src/wallet/postMoves.ts';
import type { TestServer } from '../test/serverOn.ts';
import type { Race } from './racesHarness.ts';

const merchant_id = 101;
const price = 100;
const wallets = 8;

type Spend = (db: TestServer, order: OrderRecord, act: Act) => Promise<boolean>;

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
  business_date: at.toISOString().slice(0, 10),
  at: at.toISOString(),
  by: 'race',
});

/** As the till does it: a conditional update and its ledger row in one transaction. */
const spend: Spend = async ({ host: { database } }, order, act) => {
  try {
    await database.transaction((trx) => postMoves(trx, { ...order, payments: [] }, order, act));
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

/** As one would write it at first: look whether it reaches, then write what is left. */
const spendNaively: Spend = async ({ database: { kysely: db } }, { member, payments }, act) => {
  const member_id = member!.id;
  const balance = (await walletOf(db, member_id))!.balance - price;
  if (balance < 0) return false;
  await sql`update wallet set balance = ${balance}
    where merchant_id = ${merchant_id} and member_id = ${member_id}`.execute(db);
  const { id, at, by, business_date } = payments[0]!;
  const facts = { kind: 'payment', amount: -price, balance, order_id: null, payment_id: id };
  await insertRows(db, 'wallet_entry', [
    { merchant_id, id: act.nextId(), member_id, ...facts, business_date, at, by },
  ]);
  return true;
};

/** Five want to pay for each one that the wallets reach for. */
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
  const act = { nextId, now: now(), business_date: '2026-11-20', actor: { name: 'race' } } as Act;
  return {
    tries,
    atOnce: 32,
    attempt: (index) => {
      const member = { id: ids[index % wallets]! };
      const payments = [payment(nextId(), now())];
      const bill = { payments, refunds: [] };
      const order = { merchant_id, id: nextId(), member, ...bill } as unknown as OrderRecord;
      return pay(server, order, act);
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
      // Money that the ledger and the wallets do not agree on counts as an effect too many.
      const astray = Math.abs(legal * price - spent - left) / price;
      return { legal, stored: n + astray };
    },
  };
}

/** Members' wallets, spent from many tills. */
export const wallet = (server: TestServer, tries: number): Promise<Race> =>
  racing(server, tries, spend);
/** The same without a lock. */
export const naiveWallet = (server: TestServer, tries: number): Promise<Race> =>
  racing(server, tries, spendNaively);
