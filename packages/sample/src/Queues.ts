import { type QueueBook, isOfDay } from '@servery/domain/queue';
import { merchants } from '@servery/domain/fixtures';
import { sampleQueues } from './sampleQueues.ts';

/** The queues of a world. Their books contain the entries of all days since the start. */
export class Queues {
  readonly #books = new Map<number, QueueBook>();
  #changed = new Set<number>();

  /** Resets all queues to those of the sample at a point in time. */
  begin(born: Date): void {
    this.#changed = new Set();
    for (const shop of merchants) this.#books.set(shop.id, sampleQueues(shop, born));
  }

  /** Returns the queues of a merchant with all entries; a new merchant has none. */
  whole(merchant_id: number): QueueBook {
    return this.#books.get(merchant_id) ?? { merchant_id, queues: [], entries: [] };
  }

  /** Returns the queues of a merchant with the entries of a trading day at a point in time. */
  of(merchant_id: number, business_date: string, now: Date): QueueBook {
    const book = this.whole(merchant_id);
    const entries = book.entries.filter((entry) => isOfDay(entry, business_date, now));
    return { ...book, entries };
  }

  /** Stores the queues of a day after a rule has changed them. */
  save({ merchant_id, queues, entries }: QueueBook): void {
    const changed = new Set(entries.map(({ id }) => id));
    const others = this.whole(merchant_id).entries.filter(({ id }) => !changed.has(id));
    this.#books.set(merchant_id, { merchant_id, queues, entries: [...others, ...entries] });
    this.#changed.add(merchant_id);
  }

  /** Returns the queues of all merchants with changes. */
  changes(): QueueBook[] {
    return [...this.#changed].map((id) => this.whole(id));
  }

  /** Applies stored changes. */
  restore(books: readonly QueueBook[]): void {
    for (const book of books) this.save(book);
  }
}
