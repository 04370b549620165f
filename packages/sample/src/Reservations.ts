import { firstCalendar } from '@servery/domain/reservations';
import type { TableRecord } from '@servery/domain/tables';
import { merchants } from '@servery/domain/fixtures';
import { sampleReservations, type ReservationBook } from './sampleReservations.ts';

/** The bookings of a world. */
export class Reservations {
  readonly #books = new Map<number, ReservationBook>();
  #tables = new Map<number, readonly TableRecord[]>();
  #born = new Date(0);
  #changed = new Set<number>();

  /**
   * Resets all bookings to those of the sample at a point in time, on the floors at that time. The
   * bookings of a merchant are generated on first use.
   */
  begin(tablesOf: (merchant_id: number) => readonly TableRecord[], born: Date): void {
    this.#books.clear();
    this.#changed = new Set();
    this.#born = born;
    this.#tables = new Map(merchants.map(({ id }) => [id, tablesOf(id)]));
  }

  /** Returns the bookings of a merchant with its settings for them; a new merchant has none. */
  of(merchant_id: number): ReservationBook {
    const known = this.#books.get(merchant_id);
    const shop = merchants.find(({ id }) => id === merchant_id);
    const book =
      known ??
      (shop
        ? sampleReservations(shop, this.#tables.get(merchant_id) ?? [], this.#born)
        : { merchant_id, calendar: firstCalendar, experiences: [], reservations: [] });
    if (!known) this.#books.set(merchant_id, book);
    return book;
  }

  /** Stores a merchant's bookings after a rule has changed them. */
  save({ merchant_id, calendar, experiences, reservations }: ReservationBook): void {
    this.#books.set(merchant_id, { merchant_id, calendar, experiences, reservations });
    this.#changed.add(merchant_id);
  }

  /** Returns the bookings of all merchants with changes. */
  changes(): ReservationBook[] {
    return [...this.#changed].map((id) => this.of(id));
  }

  /** Applies stored changes. */
  restore(books: readonly ReservationBook[]): void {
    for (const book of books) this.save(book);
  }
}
