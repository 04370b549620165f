import type { PricePushRecord } from '@servery/domain/price-pushes';

/** The price pushes of a world. */
export class PricePushes {
  readonly #pushes = new Map<number, PricePushRecord>();

  /** Removes all pushes; the sample has none. */
  begin(): void {
    this.#pushes.clear();
  }

  get(id: number): PricePushRecord | undefined {
    return this.#pushes.get(id);
  }

  /** Returns the pushes that started at some merchants. */
  of(merchant_ids: readonly number[]): PricePushRecord[] {
    return [...this.#pushes.values()].filter((push) => merchant_ids.includes(push.merchant_id));
  }

  save(push: PricePushRecord): void {
    this.#pushes.set(push.id, push);
  }

  changes(): readonly PricePushRecord[] {
    return [...this.#pushes.values()];
  }

  /** Applies stored changes. */
  restore(pushes: readonly PricePushRecord[]): void {
    for (const push of pushes) this.save(push);
  }
}
