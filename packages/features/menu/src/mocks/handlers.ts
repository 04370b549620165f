import {
  getCategory,
  getMenu,
  getOption,
  listCategories,
  listMenus,
  listOptions,
} from '@servery/api';
import { menuCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/menu';
import { sortedPage, type RequestContext } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { matchesSearch, nameKey } from '@servery/domain/search';
import { bookWith, booksOf } from './books.ts';
import { menuMatchesStatus, matchesStatus } from './lists.ts';
import { itemPushHandlers } from './itemPushHandlers.ts';
import { pricePushHandlers } from './pricePushHandlers.ts';

const detail = (ctx: RequestContext, book: rules.MenuBook, id: number) => ({
  ...rules.showMenu(book, id, ctx.now),
  moves: ctx.world.menus.movesOf(id).slice(0, 50),
});

const categories = [
  answer(listCategories, ({ query, ctx }) => {
    const rows = booksOf(ctx, query.merchant_id)
      .flatMap((book) => rules.live(book.categories).map(({ id }) => rules.showCategory(book, id)))
      .filter((row) => matchesStatus(query.status, row) && matchesSearch(query.search, row.name));
    return sortedPage(rows, (row) => row.priority, query);
  }),
  answer(getCategory, ({ params: { id }, ctx }) =>
    rules.showCategory(bookWith(ctx, 'categories', id), id),
  ),
];

const menus = [
  answer(listMenus, ({ query, ctx }) => {
    const rows = booksOf(ctx, query.merchant_id)
      .flatMap((book) => book.items.map(({ id }) => rules.showMenu(book, id, ctx.now)))
      .filter(
        (row) =>
          (query.category_id === '' || row.category_id === query.category_id) &&
          menuMatchesStatus(query.status, row, ctx.now) &&
          matchesSearch(query.search, row.name, row.code),
      );
    const { sort } = query;
    return sortedPage(rows, (row) => (sort === 'name' ? nameKey(row.name) : row[sort]), query);
  }),
  answer(getMenu, ({ params: { id }, ctx }) => detail(ctx, bookWith(ctx, 'items', id), id)),
];

const options = [
  answer(listOptions, ({ query, ctx }) => {
    const rows = booksOf(ctx, query.merchant_id)
      .flatMap((book) => rules.live(book.options).map(({ id }) => rules.showOption(book, id)))
      .filter(
        (row) =>
          matchesStatus(query.status, row) &&
          matchesSearch(query.search, row.name, ...row.items.map(({ name }) => name)),
      );
    return sortedPage(rows, (row) => row.priority, query);
  }),
  answer(getOption, ({ params: { id }, ctx }) =>
    rules.showOption(bookWith(ctx, 'options', id), id),
  ),
];

/** MSW handlers of the menu endpoints, backed by the sample. */
export const menuHandlers = [
  ...categories,
  ...menus,
  ...options,
  ...answerCommands(menuCommands),
  ...itemPushHandlers,
  ...pricePushHandlers,
];
