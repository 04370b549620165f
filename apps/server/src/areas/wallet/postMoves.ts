import { Problem } from '@servery/api';
import type { ActionContext, OrderRecord } from '@servery/domain/orders';
import { walletMoves, type WalletMove } from '@servery/domain/wallet';
import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { first, insertRows, type Sql } from '../../storage/sql.ts';

/**
 * Adds an amount (in sen, negative to deduct) to a wallet in one conditional statement, and returns
 * the new balance. Refuses to make the balance negative.
 * @throws `balanceTooLow`
 */
export async function moveMoney(
  db: Sql,
  { merchant_id, member_id }: { merchant_id: number; member_id: number },
  amount: number,
): Promise<number> {
  const row = await first(
    db,
    sql<Pick<Rows['wallet'], 'balance'>>`update wallet set balance = balance + ${amount}::bigint
      where merchant_id = ${merchant_id} and member_id = ${member_id}
        and balance + ${amount}::bigint >= 0
      returning balance`,
  );
  if (row) return row.balance;
  const now = await first(
    db,
    sql<Pick<Rows['wallet'], 'balance'>>`select balance from wallet
      where merchant_id = ${merchant_id} and member_id = ${member_id}`,
  );
  throw new Problem('balanceTooLow', { details: { balance: now?.balance ?? 0 } });
}

/** Returns the member whose wallet a payment came from: the order may have another owner since. */
async function payerOf(
  db: Sql,
  merchant_id: number,
  payment_id: number | null,
): Promise<number | null> {
  const row = await first(
    db,
    sql<Pick<Rows['wallet_entry'], 'member_id'>>`select member_id from wallet_entry
      where merchant_id = ${merchant_id} and payment_id = ${payment_id} and kind = 'payment'`,
  );
  return row?.member_id ?? null;
}

/**
 * Posts the wallet moves that follow from a change of an order's payments, each with its ledger
 * entry.
 */
export async function postMoves(
  db: Sql,
  before: OrderRecord,
  after: OrderRecord,
  context: ActionContext,
): Promise<void> {
  for (const move of walletMoves(before, after)) await post(db, after, move, context);
}

async function post(
  db: Sql,
  order: OrderRecord,
  move: WalletMove,
  context: ActionContext,
): Promise<void> {
  const { merchant_id } = order;
  const { payment_id, refund_id = null, kind, amount } = move;
  const owner = order.member?.id ?? null;
  const payer = kind === 'payment' ? owner : await payerOf(db, merchant_id, payment_id);
  const member_id = payer ?? (kind === 'refund' ? owner : null);
  // Payments from before wallets had a ledger didn't come out of a wallet.
  if (member_id == null) return;
  // A refund may be the first money in a member's wallet.
  if (kind === 'refund')
    await sql`insert into wallet (merchant_id, member_id, balance)
      values (${merchant_id}, ${member_id}, 0) on conflict do nothing`.execute(db);
  const balance = await moveMoney(db, { merchant_id, member_id }, amount);
  await insertRows(db, 'wallet_entry', [
    {
      merchant_id,
      id: context.nextId(),
      member_id,
      kind,
      amount,
      balance,
      order_id: order.id,
      payment_id,
      refund_id,
      business_date: context.business_date,
      at: context.now,
      by: context.actor.name,
    },
  ]);
}
