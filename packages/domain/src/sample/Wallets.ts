import type { OrderRecord } from '../orders/index.ts';
import { moved, walletMoves, type WalletEntry } from '../wallet/index.ts';

/** What posting needs to know besides the order. */
interface Posting {
  nextId: () => number;
  business_date: string;
  now: Date;
  by: string;
}

/** The wallets of a world: a ledger, and the balances that follow from it. */
export class Wallets {
  readonly #balances = new Map<number, number>();
  #ledger: WalletEntry[] = [];
  #begun = 0;

  /** Starts anew from a ledger. */
  begin(ledger: readonly WalletEntry[]): void {
    this.#balances.clear();
    this.#ledger = [];
    for (const entry of ledger) this.add(entry);
    this.#begun = this.#ledger.length;
  }

  /** What was added since the beginning. */
  get since(): WalletEntry[] {
    return this.#ledger.slice(this.#begun);
  }

  add(entry: WalletEntry): void {
    this.#ledger.push(entry);
    this.#balances.set(entry.member_id, entry.balance);
  }

  /** Moves what a change of an order's payments moves, all of it or, where a balance does not reach, nothing. */
  post(before: OrderRecord, after: OrderRecord, { nextId, business_date, now, by }: Posting): void {
    const balances = new Map<number, number>();
    const entries = walletMoves(before, after).flatMap(
      ({ payment_id, refund_id, kind, amount }) => {
        const owner = after.member?.id ?? null;
        const payer = this.#payerOf(payment_id);
        const member_id = kind === 'payment' ? owner : kind === 'refund' ? (payer ?? owner) : payer;
        if (member_id === null) return [];
        const balance = moved(
          balances.get(member_id) ?? this.#balances.get(member_id) ?? 0,
          amount,
        );
        balances.set(member_id, balance);
        const { merchant_id, id: order_id } = after;
        const at = now.toISOString();
        const facts = {
          merchant_id,
          member_id,
          kind,
          amount,
          balance,
          order_id,
          payment_id,
          refund_id,
        };
        return [{ id: nextId(), ...facts, business_date, at, by }];
      },
    );
    for (const entry of entries) this.add(entry);
  }

  #payerOf(payment_id: number | null): number | null {
    const paid = this.#ledger.find(
      (one) => one.kind === 'payment' && one.payment_id === payment_id,
    );
    return paid?.member_id ?? null;
  }
}
