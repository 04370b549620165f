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
import { changeMenu } from '../menu/change.ts';
import { pageOfCategories, pageOfMenus, pageOfOptions } from '../menu/lists.ts';
import { loadBook, merchantWith, movesOf } from '../menu/load.ts';
import { read, write } from '../route.ts';
import { known, narrow, oneOf } from '../scope.ts';
import type { Visit } from '../visit.ts';

const scopeFor = async ({ sql, caller }: Visit, merchant_id: number | '') =>
  narrow(caller, await known(sql, caller, merchant_id));

const mine = async ({ sql, caller }: Visit, merchant_id: number | null) =>
  oneOf(caller, await known(sql, caller, merchant_id));

const holder = (
  { sql, caller }: Visit,
  part: 'categories' | 'items' | 'options' | 'choices',
  id: number,
) => merchantWith(sql, caller.scope, part, id);

const detail = async ({ sql, now }: Visit, book: rules.MenuBook, id: number) => ({
  ...rules.showMenu(book, id, now),
  moves: await movesOf(sql, book.merchant_id, id),
});

const categories = [
  read(listCategories, async ({ query, visit }) =>
    pageOfCategories(visit.sql, query, await scopeFor(visit, query.merchant_id)),
  ),
  read(getCategory, async ({ params: { id }, visit }) =>
    rules.showCategory(await loadBook(visit.sql, await holder(visit, 'categories', id)), id),
  ),
  write(createCategory, async ({ body: { merchant_id, ...wish }, visit }) => {
    const at = await mine(visit, merchant_id);
    const made = await changeMenu(visit, at, 'categories', 'create', (book, act) =>
      rules.createCategory(book, wish, act),
    );
    return rules.showCategory(made.book, made.id);
  }),
  write(editCategory, async ({ params: { id }, body, visit }) => {
    const at = await holder(visit, 'categories', id);
    const { book } = await changeMenu(visit, at, 'categories', 'edit', (it) =>
      rules.editCategory(it, id, body),
    );
    return rules.showCategory(book, id);
  }),
  write(toggleCategory, async ({ params: { id }, body, visit }) => {
    const at = await holder(visit, 'categories', id);
    const { book } = await changeMenu(visit, at, 'categories', 'toggle', (it) =>
      rules.toggleCategory(it, id, body),
    );
    return rules.showCategory(book, id);
  }),
  write(deleteCategory, async ({ params: { id }, body, visit }) => {
    const at = await holder(visit, 'categories', id);
    await changeMenu(visit, at, 'categories', 'delete', (it) => rules.deleteCategory(it, id, body));
    return { id };
  }),
  write(orderCategories, async ({ body: { merchant_id, ids }, visit }) => {
    const at = await mine(visit, merchant_id);
    await changeMenu(visit, at, 'categories', 'order', (it) => ({
      book: rules.orderCategories(it, ids),
    }));
    return { ids };
  }),
];

const menus = [
  read(listMenus, async ({ query, visit }) =>
    pageOfMenus(visit.sql, query, await scopeFor(visit, query.merchant_id), visit.now),
  ),
  read(getMenu, async ({ params: { id }, visit }) =>
    detail(visit, await loadBook(visit.sql, await holder(visit, 'items', id)), id),
  ),
  write(createMenu, async ({ body: { merchant_id, ...wish }, visit }) => {
    const at = await mine(visit, merchant_id);
    const made = await changeMenu(visit, at, 'items', 'create', (book, act) =>
      rules.createMenu(book, wish, act),
    );
    return detail(visit, made.book, made.id);
  }),
  write(editMenu, async ({ params: { id }, body, visit }) => {
    const at = await holder(visit, 'items', id);
    const { book } = await changeMenu(visit, at, 'items', 'edit', (it, act) =>
      rules.editMenu(it, id, body, act),
    );
    return detail(visit, book, id);
  }),
  write(toggleMenu, async ({ params: { id }, body, visit }) => {
    const at = await holder(visit, 'items', id);
    const { book } = await changeMenu(visit, at, 'items', 'toggle', (it, act) =>
      rules.toggleMenu(it, id, body, act),
    );
    return detail(visit, book, id);
  }),
  write(updateBalance, async ({ params: { id }, body, visit }) => {
    const at = await holder(visit, 'items', id);
    const { book } = await changeMenu(visit, at, 'items', 'balance', (it, act) =>
      rules.updateBalance(it, id, body, act),
    );
    return detail(visit, book, id);
  }),
  write(bulkMenus, async ({ body: { merchant_id, ...wish }, visit }) => {
    const at = await mine(visit, merchant_id);
    const { book, ids } = await changeMenu(visit, at, 'items', 'bulk', (it, act) =>
      rules.bulkMenus(it, wish, act),
    );
    return {
      changed: ids.length,
      menus: ids.map((id) => rules.showMenu(book, id, visit.now)),
    };
  }),
  write(orderMenus, async ({ body: { merchant_id, ids }, visit }) => {
    const at = await mine(visit, merchant_id);
    await changeMenu(visit, at, 'items', 'order', (it) => ({ book: rules.orderMenus(it, ids) }));
    return { ids };
  }),
  write(importMenus, async ({ body: { merchant_id, ...wish }, visit }) => {
    const at = await mine(visit, merchant_id);
    const { result } = await changeMenu(visit, at, 'items', 'import', (it, act) =>
      rules.importMenus(it, wish, act),
    );
    return result;
  }),
];

const options = [
  read(listOptions, async ({ query, visit }) =>
    pageOfOptions(visit.sql, query, await scopeFor(visit, query.merchant_id)),
  ),
  read(getOption, async ({ params: { id }, visit }) =>
    rules.showOption(await loadBook(visit.sql, await holder(visit, 'options', id)), id),
  ),
  write(createOption, async ({ body: { merchant_id, ...wish }, visit }) => {
    const at = await mine(visit, merchant_id);
    const made = await changeMenu(visit, at, 'options', 'create', (book, act) =>
      rules.createOption(book, wish, act),
    );
    return rules.showOption(made.book, made.id);
  }),
  write(editOption, async ({ params: { id }, body, visit }) => {
    const at = await holder(visit, 'options', id);
    const { book } = await changeMenu(visit, at, 'options', 'edit', (it, act) =>
      rules.editOption(it, id, body, act),
    );
    return rules.showOption(book, id);
  }),
  write(toggleOption, async ({ body, visit }) => {
    const at = await holder(visit, 'options', body.id);
    const made = await changeMenu(visit, at, 'options', 'toggle', (it) =>
      rules.toggleOption(it, body),
    );
    return rules.showOption(made.book, made.id);
  }),
  write(deleteOption, async ({ params: { id }, body, visit }) => {
    const at = await holder(visit, 'options', id);
    await changeMenu(visit, at, 'options', 'delete', (it) => rules.deleteOption(it, id, body));
    return { id };
  }),
  write(deleteOptionItem, async ({ params, body, visit }) => {
    const at = await holder(visit, 'choices', params.id);
    const made = await changeMenu(visit, at, 'options', 'delete choice', (it) =>
      rules.deleteOptionItem(it, params.id, body),
    );
    return rules.showOption(made.book, made.id);
  }),
  write(orderOptions, async ({ body: { merchant_id, ids }, visit }) => {
    const at = await mine(visit, merchant_id);
    await changeMenu(visit, at, 'options', 'order', (it) => ({
      book: rules.orderOptions(it, ids),
    }));
    return { ids };
  }),
];

/** The menu as its editors keep it: categories, items and food options. */
export const menuRoutes = [...categories, ...menus, ...options];
