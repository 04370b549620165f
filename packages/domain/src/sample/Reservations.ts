import { Problem } from '@servery/api';
import type { TableRecord } from '../tables/record.ts';
import { merchants } from './merchants.ts';
import { sampleReservations, type ReservationBook } from './sampleReservations.ts';

/** The bookings of a world. */
export class Reservations {
  readonly #books = new Map<number, ReservationBook>();
  #tables = new Map<number, readonly TableRecord[]>();
  #born = new Date(0);
  #changed = new Set<number>();

  /** Starts anew, as of a moment, on the floors as they are then; a merchant's are made when asked for. */
  begin(tablesOf: (merchant_id: number) => readonly TableRecord[], born: Date): void {
    this.#books.clear();
    this.#changed = new Set();
    this.#born = born;
    this.#tables = new Map(merchants.map(({ id }) => [id, tablesOf(id)]));
  }

  /** What a merchant keeps of bookings. */
  of(merchant_id: number): ReservationBook {
    const shop = merchants.find(({ id }) => id === merchant_id);
    if (!shop) throw new Problem('notFound');
    const known = this.#books.get(merchant_id);
    const book = known ?? sampleReservations(shop, this.#tables.get(merchant_id) ?? [], this.#born);
    if (!known) this.#books.set(merchant_id, book);
    return book;
  }

  /** Keeps what a rule made of a merchant's bookings. */
  keep({ merchant_id, calendar, experiences, reservations }: ReservationBook): void {
    this.#books.set(merchant_id, { merchant_id, calendar, experiences, reservations });
    this.#changed.add(merchant_id);
  }

  /** The bookings of the merchants where anything was changed. */
  changes(): ReservationBook[] {
    return [...this.#changed].map((id) => this.of(id));
  }

  /** Puts changes back. */
  restore(books: readonly ReservationBook[]): void {
    for (const book of books) this.keep(book);
  }
}
