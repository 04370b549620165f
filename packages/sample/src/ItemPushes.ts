import type { ItemPushRecord } from '@servery/domain/item-pushes';

/** The pushes of items of a world. */
export class ItemPushes {
  readonly #pushes = new Map<number, ItemPushRecord>();

  /** Removes all pushes; the sample has none. */
  begin(): void {
    this.#pushes.clear();
  }

  get(id: number): ItemPushRecord | undefined {
    return this.#pushes.get(id);
  }

  /** Returns the pushes that started at some merchants. */
  of(merchant_ids: readonly number[]): ItemPushRecord[] {
    return [...this.#pushes.values()].filter((push) => merchant_ids.includes(push.merchant_id));
  }

  save(push: ItemPushRecord): void {
    this.#pushes.set(push.id, push);
  }

  changes(): readonly ItemPushRecord[] {
    return [...this.#pushes.values()];
  }

  /** Applies stored changes. */
  restore(pushes: readonly ItemPushRecord[]): void {
    for (const push of pushes) this.save(push);
  }
}
