import { Problem } from '@servery/api';
import type { MenuBook } from '@servery/domain/menu';
import type { RequestContext } from '@servery/sample';

type Part = 'categories' | 'items' | 'options';

/** Returns the menus that the caller can access. */
export const booksOf = (ctx: RequestContext, merchantId: number | ''): MenuBook[] =>
  ctx.scope(merchantId).map((id) => ctx.world.menus.of(id));

/**
 * Returns the menu that contains the row with an id, if the caller can access it.
 * @throws `notFound`
 */
export function bookWith(ctx: RequestContext, part: Part, id: number): MenuBook {
  const book = booksOf(ctx, '').find((candidate) => candidate[part].some((row) => row.id === id));
  if (!book) throw new Problem('notFound');
  return book;
}
