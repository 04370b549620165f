import {
  getCategory,
  getMenu,
  getOption,
  listCategories,
  listMenus,
  listOptions,
} from '@servery/api';
import { menuCommands, type MenuPart } from '@servery/domain/commands';
import * as rules from '@servery/domain/menu';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { pageOfCategories, pageOfMenus, pageOfOptions } from '../menu/lists.ts';
import { loadBook, merchantWith, movesOf } from '../menu/load.ts';
import { read } from '../route.ts';
import { known, narrow } from '../scope.ts';
import type { Visit } from '../visit.ts';

const scopeFor = async ({ sql, caller }: Visit, merchant_id: number | '') =>
  narrow(caller, await known(sql, caller, merchant_id));

const holder = ({ sql, caller }: Visit, part: MenuPart, id: number) =>
  merchantWith(sql, caller.scope, part, id);

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
];

const menus = [
  read(listMenus, async ({ query, visit }) =>
    pageOfMenus(visit.sql, query, await scopeFor(visit, query.merchant_id), visit.now),
  ),
  read(getMenu, async ({ params: { id }, visit }) =>
    detail(visit, await loadBook(visit.sql, await holder(visit, 'items', id)), id),
  ),
];

const options = [
  read(listOptions, async ({ query, visit }) =>
    pageOfOptions(visit.sql, query, await scopeFor(visit, query.merchant_id)),
  ),
  read(getOption, async ({ params: { id }, visit }) =>
    rules.showOption(await loadBook(visit.sql, await holder(visit, 'options', id)), id),
  ),
];

/** The menu as its editors keep it: categories, items and food options. */
export const menuRoutes = [...categories, ...menus, ...options, ...commandRoutes(menuCommands)];
