import { Problem } from '@servery/api';
import type { QueueBook } from '../queue/record.ts';
import { isOfDay } from '../queue/rows.ts';
import { merchants } from './merchants.ts';
import { sampleQueues } from './sampleQueues.ts';

/** The queues of a world. Their books hold every day that was lived here. */
export class Queues {
  readonly #books = new Map<number, QueueBook>();
  #changed = new Set<number>();

  /** Starts anew, as of a moment. */
  begin(born: Date): void {
    this.#changed = new Set();
    for (const shop of merchants) this.#books.set(shop.id, sampleQueues(shop, born));
  }

  /** The queues of a merchant with everybody who ever joined. */
  whole(merchant_id: number): QueueBook {
    const book = this.#books.get(merchant_id);
    if (!book) throw new Problem('notFound');
    return book;
  }

  /** The queues of a merchant as of a moment of a trading day. */
  of(merchant_id: number, business_date: string, now: Date): QueueBook {
    const book = this.whole(merchant_id);
    const entries = book.entries.filter((entry) => isOfDay(entry, business_date, now));
    return { ...book, entries };
  }

  /** Keeps what a rule made of a day's queues. */
  keep({ merchant_id, queues, entries }: QueueBook): void {
    const changed = new Set(entries.map(({ id }) => id));
    const others = this.whole(merchant_id).entries.filter(({ id }) => !changed.has(id));
    this.#books.set(merchant_id, { merchant_id, queues, entries: [...others, ...entries] });
    this.#changed.add(merchant_id);
  }

  /** The queues of the merchants where anything was changed. */
  changes(): QueueBook[] {
    return [...this.#changed].map((id) => this.whole(id));
  }

  /** Puts changes back. */
  restore(books: readonly QueueBook[]): void {
    for (const book of books) this.keep(book);
  }
}
