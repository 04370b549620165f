import { Problem } from '@servery/api';
import type { MenuAct, MenuBook, MenuChange } from '@servery/domain/menu';
import type { Visit } from '@servery/domain/sample';

type Part = 'categories' | 'items' | 'options';

/** The menus in the caller's reach. */
export const booksOf = (visit: Visit, asked: number | ''): MenuBook[] =>
  visit.scope(asked).map((id) => visit.world.menus.of(id));

/** The menu that has a row with an id; those outside the caller's reach have none. */
export function bookWith(visit: Visit, part: Part, id: number): MenuBook {
  const book = booksOf(visit, '').find((one) => one[part].some((row) => row.id === id));
  if (!book) throw new Problem('notFound');
  return book;
}

/** Decides about a menu by a rule, keeps what came of it and tells of it. */
export function change<Made extends Pick<MenuChange, 'book' | 'moves'>>(
  visit: Visit,
  book: MenuBook,
  part: Part,
  decide: (book: MenuBook, act: MenuAct) => Made & { id?: number },
): Made {
  const { library } = visit.world;
  const pictures = new Set(library.of([book.merchant_id]).map(({ id }) => id));
  const made = decide(book, { ...visit.act(book.merchant_id), pictures });
  if (made.book === book) return made;
  visit.world.menus.keep(made);
  // What a PIN allowed is used up.
  visit.keep('order.changed');
  const id = made.id ?? book.merchant_id;
  const version = made.book[part].find((row) => row.id === id)?.version ?? 0;
  visit.world.tell('menu.changed', book.merchant_id, { id, version });
  return made;
}
