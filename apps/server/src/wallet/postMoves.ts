import { Problem } from '@servery/api';
import type { Act, OrderRecord } from '@servery/domain/orders';
import { walletMoves, type WalletMove } from '@servery/domain/wallet';
import { sql } from 'kysely';
import { first, insertRows, type Sql } from '../sql.ts';

/** Moves money in one conditional statement and answers the new balance; refuses where it does not reach. Sen. */
export async function moveMoney(
  db: Sql,
  { merchant_id, member_id }: { merchant_id: number; member_id: number },
  amount: number,
): Promise<number> {
  const row = await first(
    db,
    sql<{ balance: number }>`update wallet set balance = balance + ${amount}::bigint
      where merchant_id = ${merchant_id} and member_id = ${member_id}
        and balance + ${amount}::bigint >= 0
      returning balance`,
  );
  if (row) return row.balance;
  const now = await first(
    db,
    sql<{ balance: number }>`select balance from wallet
      where merchant_id = ${merchant_id} and member_id = ${member_id}`,
  );
  throw new Problem('balanceTooLow', { details: { balance: now?.balance ?? 0 } });
}

/** Whose wallet a payment came out of: an order may have changed hands since. */
async function payerOf(
  db: Sql,
  merchant_id: number,
  payment_id: number | null,
): Promise<number | null> {
  const row = await first(
    db,
    sql<{ member_id: number }>`select member_id from wallet_entry
      where merchant_id = ${merchant_id} and payment_id = ${payment_id} and kind = 'payment'`,
  );
  return row?.member_id ?? null;
}

/** Moves what a change of an order's payments moves out of wallets and back, each with its ledger row. */
export async function postMoves(
  db: Sql,
  before: OrderRecord,
  after: OrderRecord,
  act: Act,
): Promise<void> {
  for (const move of walletMoves(before, after)) await post(db, after, move, act);
}

async function post(db: Sql, order: OrderRecord, move: WalletMove, act: Act): Promise<void> {
  const { merchant_id } = order;
  const { payment_id, refund_id = null, kind, amount } = move;
  const owner = order.member?.id ?? null;
  const payer = kind === 'payment' ? owner : await payerOf(db, merchant_id, payment_id);
  const member_id = payer ?? (kind === 'refund' ? owner : null);
  // What was paid before wallets had a ledger came out of none.
  if (member_id == null) return;
  // A refund may be the first money in a member's wallet.
  if (kind === 'refund')
    await sql`insert into wallet (merchant_id, member_id, balance)
      values (${merchant_id}, ${member_id}, 0) on conflict do nothing`.execute(db);
  const balance = await moveMoney(db, { merchant_id, member_id }, amount);
  await insertRows(db, 'wallet_entry', [
    {
      merchant_id,
      id: act.nextId(),
      member_id,
      kind,
      amount,
      balance,
      order_id: order.id,
      payment_id,
      refund_id,
      business_date: act.business_date,
      at: act.now,
      by: act.actor.name,
    },
  ]);
}
