import type { MenuBook, MenuChange, MoveRecord } from '@servery/domain/menu';
import { merchants, movesOf } from '@servery/domain/fixtures';

/** The changes of the menus since the start. */
export interface MenuChanges {
  books: MenuBook[];
  moves: MoveRecord[];
}

/** The menus of a world and the stock moves of their items. */
export class Menus {
  readonly #books = new Map<number, MenuBook>();
  #changed = new Set<number>();
  #moves: MoveRecord[] = [];
  #begun = 0;

  /** Resets all menus to those of the sample at a point in time. */
  begin(born: Date): void {
    this.#changed = new Set();
    this.#books.clear();
    this.#moves = merchants.flatMap(({ items }) => movesOf(items, born));
    this.#begun = this.#moves.length;
    for (const { id: merchant_id, categories, items, options } of merchants)
      this.#books.set(merchant_id, { merchant_id, categories, items, options });
  }

  /** Returns the current menu of a merchant; the menu of a new merchant is empty. */
  of(merchant_id: number): MenuBook {
    return this.#books.get(merchant_id) ?? { merchant_id, categories: [], items: [], options: [] };
  }

  /** Stores a menu after a rule has changed it. */
  save({ book, moves = [] }: Pick<MenuChange, 'book' | 'moves'>): void {
    this.#books.set(book.merchant_id, book);
    this.#changed.add(book.merchant_id);
    this.#moves.push(...moves);
  }

  /** Returns the stock moves of an item, the newest first. */
  movesOf(item_id: number): MoveRecord[] {
    return this.#moves
      .filter((move) => move.item_id === item_id)
      .toSorted((a, b) => b.at.localeCompare(a.at) || b.id - a.id);
  }

  changes(): MenuChanges {
    return {
      books: [...this.#changed].map((id) => this.of(id)),
      moves: this.#moves.slice(this.#begun),
    };
  }

  /** Applies stored changes. */
  restore({ books, moves }: MenuChanges): void {
    for (const book of books) this.save({ book });
    this.#moves.push(...moves);
  }
}
