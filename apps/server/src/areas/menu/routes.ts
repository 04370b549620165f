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
import { pageOfCategories, pageOfMenus, pageOfOptions } from './lists.ts';
import { loadBook, merchantWith, movesOf } from './load.ts';
import { read } from '../../http/route.ts';
import { known, narrow } from '../../http/scope.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

const scopeFor = async ({ sql, caller }: RequestContext, merchant_id: number | '') =>
  narrow(caller, await known(sql, caller, merchant_id));

const holder = ({ sql, caller }: RequestContext, part: MenuPart, id: number) =>
  merchantWith(sql, caller.scope, part, id);

const detail = async ({ sql, now }: RequestContext, book: rules.MenuBook, id: number) => ({
  ...rules.showMenu(book, id, now),
  moves: await movesOf(sql, book.merchant_id, id),
});

const categories = [
  read(listCategories, async ({ query, ctx }) =>
    pageOfCategories(ctx.sql, query, await scopeFor(ctx, query.merchant_id)),
  ),
  read(getCategory, async ({ params: { id }, ctx }) =>
    rules.showCategory(await loadBook(ctx.sql, await holder(ctx, 'categories', id)), id),
  ),
];

const menus = [
  read(listMenus, async ({ query, ctx }) =>
    pageOfMenus(ctx.sql, query, await scopeFor(ctx, query.merchant_id), ctx.now),
  ),
  read(getMenu, async ({ params: { id }, ctx }) =>
    detail(ctx, await loadBook(ctx.sql, await holder(ctx, 'items', id)), id),
  ),
];

const options = [
  read(listOptions, async ({ query, ctx }) =>
    pageOfOptions(ctx.sql, query, await scopeFor(ctx, query.merchant_id)),
  ),
  read(getOption, async ({ params: { id }, ctx }) =>
    rules.showOption(await loadBook(ctx.sql, await holder(ctx, 'options', id)), id),
  ),
];

/** The routes of the menu editor: categories, items and food options. */
export const menuRoutes = [...categories, ...menus, ...options, ...commandRoutes(menuCommands)];
