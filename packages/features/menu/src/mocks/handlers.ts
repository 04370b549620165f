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
import { sortedPage, type Visit } from '@servery/domain/sample';
import { answer, answerCommands } from '@servery/domain/sample/answer';
import { matchesSearch } from '@servery/domain/search';
import { bookWith, booksOf } from './books.ts';
import { menuStands, stands } from './lists.ts';

const detail = (visit: Visit, book: rules.MenuBook, id: number) => ({
  ...rules.showMenu(book, id, visit.now),
  moves: visit.world.menus.movesOf(id).slice(0, 50),
});

const categories = [
  answer(listCategories, ({ query, visit }) => {
    const rows = booksOf(visit, query.merchant_id)
      .flatMap((book) => rules.live(book.categories).map(({ id }) => rules.showCategory(book, id)))
      .filter((row) => stands(query.status, row) && matchesSearch(query.search, row.name));
    return sortedPage(rows, (row) => row.priority, query);
  }),
  answer(getCategory, ({ params: { id }, visit }) =>
    rules.showCategory(bookWith(visit, 'categories', id), id),
  ),
];

const menus = [
  answer(listMenus, ({ query, visit }) => {
    const rows = booksOf(visit, query.merchant_id)
      .flatMap((book) => book.items.map(({ id }) => rules.showMenu(book, id, visit.now)))
      .filter(
        (row) =>
          (query.category_id === '' || row.category_id === query.category_id) &&
          menuStands(query.status, row, visit.now) &&
          matchesSearch(query.search, row.name, row.code),
      );
    const { sort } = query;
    return sortedPage(rows, (row) => (sort === 'name' ? row.name.toLowerCase() : row[sort]), query);
  }),
  answer(getMenu, ({ params: { id }, visit }) => detail(visit, bookWith(visit, 'items', id), id)),
];

const options = [
  answer(listOptions, ({ query, visit }) => {
    const rows = booksOf(visit, query.merchant_id)
      .flatMap((book) => rules.live(book.options).map(({ id }) => rules.showOption(book, id)))
      .filter(
        (row) =>
          stands(query.status, row) &&
          matchesSearch(query.search, row.name, ...row.items.map(({ name }) => name)),
      );
    return sortedPage(rows, (row) => row.priority, query);
  }),
  answer(getOption, ({ params: { id }, visit }) =>
    rules.showOption(bookWith(visit, 'options', id), id),
  ),
];

/** One answer for each endpoint that menu owns. */
export const menuHandlers = [...categories, ...menus, ...options, ...answerCommands(menuCommands)];
