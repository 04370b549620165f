import { Problem } from '@servery/api';

/** A push, and the outlets that it changed. */
interface Push {
  id: number;
  merchant_id: number;
  outlets: readonly { merchant_id: number }[];
}

/** The pushes of one kind of a world. */
export class Pushes<T extends Push> {
  readonly #pushes = new Map<number, T>();

  /** Removes all pushes; the sample has none. */
  begin(): void {
    this.#pushes.clear();
  }

  /** Returns the pushes that started at some merchants, in the order of their first save. */
  of(merchant_ids: readonly number[]): T[] {
    return this.changes().filter((push) => merchant_ids.includes(push.merchant_id));
  }

  /**
   * Returns a push.
   * @throws `notFound` if it or one of its outlets isn’t among some merchants
   */
  find(id: number, merchant_ids: readonly number[]): T {
    const push = this.#pushes.get(id);
    if (!push || ![push, ...push.outlets].every((one) => merchant_ids.includes(one.merchant_id)))
      throw new Problem('notFound');
    return push;
  }

  save(push: T): void {
    this.#pushes.set(push.id, push);
  }

  changes(): readonly T[] {
    return [...this.#pushes.values()];
  }

  /** Applies stored changes. */
  restore(pushes: readonly T[]): void {
    for (const push of pushes) this.save(push);
  }
}
