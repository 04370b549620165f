import {
  bulkMenus,
  createCategory,
  createMenu,
  createOption,
  deleteCategory,
  deleteOption,
  deleteOptionItem,
  editCategory,
  editMenu,
  editOption,
  getCategory,
  getMenu,
  getOption,
  importMenus,
  listCategories,
  listMenus,
  listOptions,
  orderCategories,
  orderMenus,
  orderOptions,
  toggleCategory,
  toggleMenu,
  toggleOption,
  updateBalance,
} from '@servery/api';
import * as rules from '@servery/domain/menu';
import { sortedPage, type Visit } from '@servery/domain/sample';
import { answer } from '@servery/domain/sample/answer';
import { matchesSearch } from '@servery/domain/search';
import { bookWith, booksOf, change } from './change.ts';
import { menuStands, stands } from './lists.ts';

const detail = (visit: Visit, book: rules.MenuBook, id: number) => ({
  ...rules.showMenu(book, id, visit.now),
  moves: visit.world.menus.movesOf(id).slice(0, 50),
});

const mine = (visit: Visit, merchant_id: number | null) =>
  visit.world.menus.of(visit.one(merchant_id));

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
  answer(createCategory, ({ body: { merchant_id, ...wish }, visit }) => {
    const { book, id } = change(visit, mine(visit, merchant_id), 'categories', (before, act) =>
      rules.createCategory(before, wish, act),
    );
    return rules.showCategory(book, id);
  }),
  answer(editCategory, ({ params: { id }, body, visit }) => {
    const before = bookWith(visit, 'categories', id);
    const { book } = change(visit, before, 'categories', (it) => rules.editCategory(it, id, body));
    return rules.showCategory(book, id);
  }),
  answer(toggleCategory, ({ params: { id }, body, visit }) => {
    const before = bookWith(visit, 'categories', id);
    const { book } = change(visit, before, 'categories', (it) =>
      rules.toggleCategory(it, id, body),
    );
    return rules.showCategory(book, id);
  }),
  answer(deleteCategory, ({ params: { id }, body, visit }) => {
    const before = bookWith(visit, 'categories', id);
    change(visit, before, 'categories', (it) => rules.deleteCategory(it, id, body));
    return { id };
  }),
  answer(orderCategories, ({ body: { merchant_id, ids }, visit }) => {
    change(visit, mine(visit, merchant_id), 'categories', (it) => ({
      book: rules.orderCategories(it, ids),
    }));
    return { ids };
  }),
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
  answer(createMenu, ({ body: { merchant_id, ...wish }, visit }) => {
    const { book, id } = change(visit, mine(visit, merchant_id), 'items', (before, act) =>
      rules.createMenu(before, wish, act),
    );
    return detail(visit, book, id);
  }),
  answer(editMenu, ({ params: { id }, body, visit }) => {
    const before = bookWith(visit, 'items', id);
    const { book } = change(visit, before, 'items', (it, act) => rules.editMenu(it, id, body, act));
    return detail(visit, book, id);
  }),
  answer(toggleMenu, ({ params: { id }, body, visit }) => {
    const before = bookWith(visit, 'items', id);
    const { book } = change(visit, before, 'items', (it, act) =>
      rules.toggleMenu(it, id, body, act),
    );
    return detail(visit, book, id);
  }),
  answer(updateBalance, ({ params: { id }, body, visit }) => {
    const before = bookWith(visit, 'items', id);
    const { book } = change(visit, before, 'items', (it, act) =>
      rules.updateBalance(it, id, body, act),
    );
    return detail(visit, book, id);
  }),
  answer(bulkMenus, ({ body: { merchant_id, ...wish }, visit }) => {
    const { book, ids } = change(visit, mine(visit, merchant_id), 'items', (before, act) =>
      rules.bulkMenus(before, wish, act),
    );
    return {
      changed: ids.length,
      menus: ids.map((id) => rules.showMenu(book, id, visit.now)),
    };
  }),
  answer(orderMenus, ({ body: { merchant_id, ids }, visit }) => {
    change(visit, mine(visit, merchant_id), 'items', (it) => ({ book: rules.orderMenus(it, ids) }));
    return { ids };
  }),
  answer(
    importMenus,
    ({ body: { merchant_id, ...wish }, visit }) =>
      change(visit, mine(visit, merchant_id), 'items', (before, act) =>
        rules.importMenus(before, wish, act),
      ).result,
  ),
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
  answer(createOption, ({ body: { merchant_id, ...wish }, visit }) => {
    const { book, id } = change(visit, mine(visit, merchant_id), 'options', (before, act) =>
      rules.createOption(before, wish, act),
    );
    return rules.showOption(book, id);
  }),
  answer(editOption, ({ params: { id }, body, visit }) => {
    const before = bookWith(visit, 'options', id);
    const { book } = change(visit, before, 'options', (it, act) =>
      rules.editOption(it, id, body, act),
    );
    return rules.showOption(book, id);
  }),
  answer(toggleOption, ({ body, visit }) => {
    const before = bookWith(visit, 'options', body.id);
    const { book, id } = change(visit, before, 'options', (it) => rules.toggleOption(it, body));
    return rules.showOption(book, id);
  }),
  answer(deleteOption, ({ params: { id }, body, visit }) => {
    const before = bookWith(visit, 'options', id);
    change(visit, before, 'options', (it) => rules.deleteOption(it, id, body));
    return { id };
  }),
  answer(deleteOptionItem, ({ params, body, visit }) => {
    const holds = (option: rules.OptionRecord) => option.items.some(({ id }) => id === params.id);
    const holder = booksOf(visit, '').flatMap((one) => one.options.filter(holds))[0];
    const before = bookWith(visit, 'options', holder?.id ?? 0);
    const { book, id } = change(visit, before, 'options', (it) =>
      rules.deleteOptionItem(it, params.id, body),
    );
    return rules.showOption(book, id);
  }),
  answer(orderOptions, ({ body: { merchant_id, ids }, visit }) => {
    change(visit, mine(visit, merchant_id), 'options', (it) => ({
      book: rules.orderOptions(it, ids),
    }));
    return { ids };
  }),
];

/** One answer for each endpoint that menu owns. */
export const menuHandlers = [...categories, ...menus, ...options];
