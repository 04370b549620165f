import type { displayMenu, listCategories, listMenus, listOptions } from '@servery/api';
import { firstMerchant } from '../../session/firstMerchant.ts';
import { read } from '../reads.ts';
import type { Screen } from '../screen.ts';
import { isPlain, ofMerchant } from './query.ts';

/** The query of an unfiltered list of the menu, as the screens' hooks request it. */
const unfiltered = (search: string) =>
  ({ ...ofMerchant(search), search: '', status: '', order: 'asc', length: 100 }) as const;

/** The screens of the food menu. */
export const menuScreens = {
  'menu-settings': {
    path: '/pages/menu',
    access: 'menu.edit',
    page: 'floor/MenuSettings',
    entry: {
      title: { id: 'admin.nav.menuSettings', defaultMessage: 'Menu settings' },
      icon: 'utensils',
      menu: 'menu',
      id: 31,
    },
  },
  categories: {
    path: '/pages/menu/category',
    access: 'menu.edit',
    page: 'floor/Categories',
    first: (_params, search) =>
      read<typeof listCategories>('/admin/category', { query: unfiltered(search) }),
    entry: {
      title: { id: 'admin.nav.categories', defaultMessage: 'Categories' },
      icon: 'utensils',
      menu: 'menu',
      id: 32,
    },
  },
  'food-menus': {
    path: '/pages/menu/food_menu',
    access: 'order.view',
    page: 'floor/FoodMenus',
    first: (_params, search) =>
      isPlain(search)
        ? read<typeof listMenus>('/admin/menu', {
            query: {
              merchant_id: firstMerchant(search),
              search: '',
              category_id: '',
              status: '',
              sort: 'priority',
              order: 'asc',
              start: 0,
              length: 10,
            },
          })
        : null,
    entry: {
      title: { id: 'admin.nav.foodMenus', defaultMessage: 'Food Menus' },
      icon: 'utensils',
      menu: 'menu',
      id: 33,
    },
  },
  'food-options': {
    path: '/pages/menu/food_option',
    access: 'menu.edit',
    page: 'floor/FoodOptions',
    first: (_params, search) =>
      isPlain(search)
        ? read<typeof listOptions>('/admin/option', { query: unfiltered(search) })
        : null,
    entry: {
      title: { id: 'admin.nav.foodOptions', defaultMessage: 'Food Options' },
      icon: 'utensils',
      menu: 'menu',
      id: 34,
    },
  },
  'menu-preview': {
    path: '/pages/menu/preview',
    access: 'order.view',
    page: 'floor/MenuPreview',
    first: (_params, search) =>
      read<typeof displayMenu>('/admin/display_menu', {
        query: { merchant_id: firstMerchant(search), method: 'dine_in', table_id: '' },
      }),
    entry: {
      title: { id: 'admin.nav.preview', defaultMessage: 'Menu preview' },
      icon: 'utensils',
      menu: 'menu',
      id: 35,
    },
  },
} as const satisfies Record<string, Screen>;
