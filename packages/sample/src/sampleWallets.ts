import type { OrderRecord } from '@servery/domain/orders';
import { moved, walletMoves, type WalletEntry } from '@servery/domain/wallet';
import { merchants } from '@servery/domain/fixtures';

const left = [5_000, 0, 12_000, 2_500, 0, 30_000, 800] as const;

/** Returns the initial wallet balance of a member in the sample, in sen. */
export const balanceOf = (member_id: number): number => left[member_id % left.length] ?? 0;

const nothing = { payments: [], refunds: [] };

const spent = (order: OrderRecord) =>
  walletMoves(nothing, { payments: order.payments, refunds: [] }).map(({ payment_id, amount }) => ({
    payment: order.payments.find(({ id }) => id === payment_id)!,
    order,
    amount,
  }));

/**
 * Returns the ledger that matches the wallet payments of these orders. Each member topped up once,
 * by the sum of what they spent and their remaining balance.
 */
export function sampleWallets(orders: readonly OrderRecord[]): WalletEntry[] {
  const byMember = Map.groupBy(orders.flatMap(spent), ({ order }) => order.member?.id ?? 0);
  const first = orders[0]?.placed_at ?? new Date(0).toISOString();
  return merchants.flatMap(({ id: merchant_id, members }) =>
    members.flatMap(({ id: member_id, name }) => {
      const moves = byMember.get(member_id) ?? [];
      const begin = balanceOf(member_id) - moves.reduce((sum, { amount }) => sum + amount, 0);
      if (begin === 0) return [];
      let balance = begin;
      const common = { merchant_id, member_id };
      return [
        {
          ...common,
          id: member_id,
          kind: 'top_up' as const,
          amount: begin,
          balance: begin,
          order_id: null,
          payment_id: null,
          business_date: first.slice(0, 10),
          at: first,
          by: name,
        },
        ...moves.map(({ payment, order, amount }) => ({
          ...common,
          id: payment.id,
          kind: 'payment' as const,
          amount,
          balance: (balance = moved(balance, amount)),
          order_id: order.id,
          payment_id: payment.id,
          business_date: payment.business_date,
          at: payment.at,
          by: payment.by,
        })),
      ];
    }),
  );
}
