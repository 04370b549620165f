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
  importMenus,
  orderCategories,
  orderMenus,
  orderOptions,
  toggleCategory,
  toggleMenu,
  toggleOption,
  updateBalance,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { change } from '../commands/Store.ts';
import type { Unit } from '../commands/Unit.ts';
import * as rules from './index.ts';
import type { MenuContext, MenuBook } from './record.ts';
import type { MenuPart, SavedMenu } from './store.ts';

type Decide<Made> = (book: MenuBook, context: MenuContext) => Made;

/** Changes a part of a merchant's menu. */
const changeAt = async <Made extends SavedMenu>(
  unit: Unit,
  requested_id: number | null,
  action: { part: MenuPart; did: string },
  decide: Decide<Made>,
): Promise<Made> => {
  const place = { merchant_id: await unit.merchant(requested_id), part: action.part };
  return change(unit.menus, place, action, decide);
};

/** Changes one row of a menu. */
const changeRow = async <Made extends SavedMenu>(
  unit: Unit,
  [row, id]: [row: MenuPart | 'choices', id: number],
  did: string,
  decide: Decide<Made>,
): Promise<Made> => {
  const part = row === 'choices' ? 'options' : row;
  const place = { merchant_id: await unit.menus.merchantWith(row, id), part };
  return change(unit.menus, place, { part, did }, decide);
};

const categories = [
  command(createCategory, async ({ body: { merchant_id, ...input } }, unit) => {
    const action = { part: 'categories', did: 'create' } as const;
    const { book, id } = await changeAt(unit, merchant_id, action, (before, context) =>
      rules.createCategory(before, input, context),
    );
    return rules.showCategory(book, id);
  }),
  command(editCategory, async ({ params: { id }, body }, unit) => {
    const { book } = await changeRow(unit, ['categories', id], 'edit', (before) =>
      rules.editCategory(before, id, body),
    );
    return rules.showCategory(book, id);
  }),
  command(toggleCategory, async ({ params: { id }, body }, unit) => {
    const { book } = await changeRow(unit, ['categories', id], 'toggle', (before) =>
      rules.toggleCategory(before, id, body),
    );
    return rules.showCategory(book, id);
  }),
  command(deleteCategory, async ({ params: { id }, body }, unit) => {
    await changeRow(unit, ['categories', id], 'delete', (before) =>
      rules.deleteCategory(before, id, body),
    );
    return { id };
  }),
  command(orderCategories, async ({ body: { merchant_id, ids } }, unit) => {
    await changeAt(unit, merchant_id, { part: 'categories', did: 'order' }, (before) => ({
      book: rules.orderCategories(before, ids),
    }));
    return { ids };
  }),
];

/** Returns an item as its editors see it, with the latest changes of its stock balance. */
const detail = async (unit: Unit, book: MenuBook, id: number) => ({
  ...rules.showMenu(book, id, unit.now),
  moves: await unit.menus.movesOf(book.merchant_id, id),
});

const items = [
  command(createMenu, async ({ body: { merchant_id, ...input } }, unit) => {
    const action = { part: 'items', did: 'create' } as const;
    const { book, id } = await changeAt(unit, merchant_id, action, (before, context) =>
      rules.createMenu(before, input, context),
    );
    return detail(unit, book, id);
  }),
  command(editMenu, async ({ params: { id }, body }, unit) => {
    const { book } = await changeRow(unit, ['items', id], 'edit', (before, context) =>
      rules.editMenu(before, id, body, context),
    );
    return detail(unit, book, id);
  }),
  command(toggleMenu, async ({ params: { id }, body }, unit) => {
    const { book } = await changeRow(unit, ['items', id], 'toggle', (before, context) =>
      rules.toggleMenu(before, id, body, context),
    );
    return detail(unit, book, id);
  }),
  command(updateBalance, async ({ params: { id }, body }, unit) => {
    const { book } = await changeRow(unit, ['items', id], 'balance', (before, context) =>
      rules.updateBalance(before, id, body, context),
    );
    return detail(unit, book, id);
  }),
  command(bulkMenus, async ({ body: { merchant_id, ...input } }, unit) => {
    const action = { part: 'items', did: 'bulk' } as const;
    const { book, ids } = await changeAt(unit, merchant_id, action, (before, context) =>
      rules.bulkMenus(before, input, context),
    );
    return { changed: ids.length, menus: ids.map((id) => rules.showMenu(book, id, unit.now)) };
  }),
  command(orderMenus, async ({ body: { merchant_id, ids } }, unit) => {
    await changeAt(unit, merchant_id, { part: 'items', did: 'order' }, (before) => ({
      book: rules.orderMenus(before, ids),
    }));
    return { ids };
  }),
  command(importMenus, async ({ body: { merchant_id, ...input } }, unit) => {
    const action = { part: 'items', did: 'import' } as const;
    const { result } = await changeAt(unit, merchant_id, action, (before, context) =>
      rules.importMenus(before, input, context),
    );
    return result;
  }),
];

const options = [
  command(createOption, async ({ body: { merchant_id, ...input } }, unit) => {
    const action = { part: 'options', did: 'create' } as const;
    const { book, id } = await changeAt(unit, merchant_id, action, (before, context) =>
      rules.createOption(before, input, context),
    );
    return rules.showOption(book, id);
  }),
  command(editOption, async ({ params: { id }, body }, unit) => {
    const { book } = await changeRow(unit, ['options', id], 'edit', (before, context) =>
      rules.editOption(before, id, body, context),
    );
    return rules.showOption(book, id);
  }),
  command(toggleOption, async ({ body }, unit) => {
    const { book, id } = await changeRow(unit, ['options', body.id], 'toggle', (before) =>
      rules.toggleOption(before, body),
    );
    return rules.showOption(book, id);
  }),
  command(deleteOption, async ({ params: { id }, body }, unit) => {
    await changeRow(unit, ['options', id], 'delete', (before) =>
      rules.deleteOption(before, id, body),
    );
    return { id };
  }),
  command(deleteOptionItem, async ({ params, body }, unit) => {
    const { book, id } = await changeRow(unit, ['choices', params.id], 'delete choice', (before) =>
      rules.deleteOptionItem(before, params.id, body),
    );
    return rules.showOption(book, id);
  }),
  command(orderOptions, async ({ body: { merchant_id, ids } }, unit) => {
    await changeAt(unit, merchant_id, { part: 'options', did: 'order' }, (before) => ({
      book: rules.orderOptions(before, ids),
    }));
    return { ids };
  }),
];

/** The menu writes: categories, items and food options. */
export const menuCommands: readonly Command[] = [...categories, ...items, ...options];
