import { Problem } from '@servery/api';
import type { MenuBook } from '@servery/domain/menu';
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
