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
  type AnyEndpoint,
  type Input,
} from '@servery/api';
import type { Aim, Entry } from './entries.ts';

type Whose = Pick<Aim, 'merchant_id'>;

const menu = <E extends AnyEndpoint>(
  to: E,
  input: (aim: Whose) => Input<E>,
  done?: string,
): Entry => ({
  to,
  at: 'merchant',
  input: input as (aim: Whose) => object,
  ...(done !== undefined && { done }),
});

/** A version that no object reaches: callers with permission get a conflict. */
const version = 999_999;

/**
 * Returns an id by its offset from where the ids of a merchant's categories, items, food options
 * and choices begin.
 */
const from = ({ merchant_id }: Whose, offset: number) => ({ id: merchant_id * 10_000 + offset });
const category = (aim: Whose) => from(aim, 1);
const item = (aim: Whose) => from(aim, 100);
const option = (aim: Whose) => from(aim, 1_000);
const choice = (aim: Whose) => from(aim, 2_000);

const dish = { name: 'Matrix', price: 100, tax_class: 'SST' };
const group = { name: 'Matrix', min: 0, max: 1, items: [{ name: 'One', price: 0 }] };

/**
 * The menu: reads, and writes that change nothing because they are based on an outdated state or
 * refer to missing objects.
 */
export const menuMatrix: readonly Entry[] = [
  menu(listCategories, ({ merchant_id }) => ({ query: { merchant_id } })),
  menu(listMenus, ({ merchant_id }) => ({ query: { merchant_id } })),
  menu(listOptions, ({ merchant_id }) => ({ query: { merchant_id } })),
  menu(getCategory, (aim) => ({ params: category(aim) })),
  menu(getMenu, (aim) => ({ params: item(aim) })),
  menu(getOption, (aim) => ({ params: option(aim) })),
  menu(
    createCategory,
    ({ merchant_id }) => ({ body: { merchant_id, name: 'Matrix', parent_id: 1 } }),
    'invalid',
  ),
  menu(
    createMenu,
    ({ merchant_id }) => ({ body: { merchant_id, ...dish, category_id: 1 } }),
    'invalid',
  ),
  menu(
    createOption,
    ({ merchant_id }) => ({ body: { merchant_id, ...group, menu_ids: [1] } }),
    'invalid',
  ),
  menu(
    editCategory,
    (aim) => ({ params: category(aim), body: { version, name: 'Matrix' } }),
    'conflict',
  ),
  menu(
    editMenu,
    (aim) => ({ params: item(aim), body: { version, ...dish, category_id: 1 } }),
    'conflict',
  ),
  menu(editOption, (aim) => ({ params: option(aim), body: { version, ...group } }), 'conflict'),
  menu(
    toggleCategory,
    (aim) => ({ params: category(aim), body: { version, is_active: false } }),
    'conflict',
  ),
  menu(
    toggleMenu,
    (aim) => ({ params: item(aim), body: { version, is_available: false } }),
    'conflict',
  ),
  menu(
    toggleOption,
    (aim) => ({ body: { ...option(aim), version, is_active: false } }),
    'conflict',
  ),
  menu(
    updateBalance,
    (aim) => ({ params: item(aim), body: { version, mode: 'set' as const, quantity: 1 } }),
    'conflict',
  ),
  menu(deleteCategory, (aim) => ({ params: category(aim), body: { version } }), 'conflict'),
  menu(deleteOption, (aim) => ({ params: option(aim), body: { version } }), 'conflict'),
  menu(deleteOptionItem, (aim) => ({ params: choice(aim), body: { version } }), 'conflict'),
  menu(orderCategories, ({ merchant_id }) => ({ body: { merchant_id, ids: [] } }), 'invalid'),
  menu(orderMenus, ({ merchant_id }) => ({ body: { merchant_id, ids: [] } }), 'invalid'),
  menu(orderOptions, ({ merchant_id }) => ({ body: { merchant_id, ids: [] } }), 'invalid'),
  menu(
    bulkMenus,
    (aim) => ({
      body: {
        merchant_id: aim.merchant_id,
        menus: [{ ...item(aim), version }],
        action: 'activate' as const,
      },
    }),
    'conflict',
  ),
  menu(importMenus, ({ merchant_id }) => ({
    body: {
      merchant_id,
      is_dry_run: true,
      rows: [{ category: 'Matrix', name: 'Matrix', price: '1.00' }],
    },
  })),
];
