import { Problem } from '@servery/api';
import type { MenuBook, MenuChange, MoveRecord } from '../menu/record.ts';
import { merchants } from './merchants.ts';
import { movesOf } from './menu.ts';

/** What was changed of the menus since the beginning. */
export interface MenuChanges {
  books: MenuBook[];
  moves: MoveRecord[];
}

/** The menus of a world, and how the balances of their items came about. */
export class Menus {
  readonly #books = new Map<number, MenuBook>();
  #changed = new Set<number>();
  #moves: MoveRecord[] = [];
  #begun = 0;

  /** Starts anew, as of a moment. */
  begin(born: Date): void {
    this.#changed = new Set();
    this.#moves = merchants.flatMap(({ items }) => movesOf(items, born));
    this.#begun = this.#moves.length;
    for (const { id: merchant_id, categories, items, options } of merchants)
      this.#books.set(merchant_id, { merchant_id, categories, items, options });
  }

  /** The menu of a merchant as it is now. */
  of(merchant_id: number): MenuBook {
    const book = this.#books.get(merchant_id);
    if (!book) throw new Problem('notFound');
    return book;
  }

  /** Keeps what a rule made of a menu. */
  keep({ book, moves = [] }: Pick<MenuChange, 'book' | 'moves'>): void {
    this.#books.set(book.merchant_id, book);
    this.#changed.add(book.merchant_id);
    this.#moves.push(...moves);
  }

  /** The changes of an item's balance, the newest first. */
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

  /** Puts changes back. */
  restore({ books, moves }: MenuChanges): void {
    for (const book of books) this.keep({ book });
    this.#moves.push(...moves);
  }
}
