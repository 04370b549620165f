import type { OrderRecord } from '@servery/domain/orders';
import { moved, walletMoves, type WalletEntry } from '@servery/domain/wallet';

/** The data needed to post wallet entries, in addition to the order. */
interface Posting {
  nextId: () => number;
  business_date: string;
  now: Date;
  by: string;
}

/** The wallets of a world: a ledger, and the balances derived from it. */
export class Wallets {
  readonly #balances = new Map<number, number>();
  #ledger: WalletEntry[] = [];
  #begun = 0;

  /** Resets the wallets to a ledger. */
  begin(ledger: readonly WalletEntry[]): void {
    this.#balances.clear();
    this.#ledger = [];
    for (const entry of ledger) this.add(entry);
    this.#begun = this.#ledger.length;
  }

  /** The entries added since the start. */
  get since(): WalletEntry[] {
    return this.#ledger.slice(this.#begun);
  }

  /** Returns the ledger of a merchant. */
  of(merchant_id: number): WalletEntry[] {
    return this.#ledger.filter((entry) => entry.merchant_id === merchant_id);
  }

  add(entry: WalletEntry): void {
    this.#ledger.push(entry);
    this.#balances.set(entry.member_id, entry.balance);
  }

  /**
   * Posts the wallet entries of a change of an order's payments: all of them, or none if a balance
   * is too low.
   */
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
