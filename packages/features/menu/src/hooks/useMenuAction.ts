import {
  displayMenu,
  getCategory,
  getMenu,
  getOption,
  listCategories,
  listMenus,
  listOptions,
  type AnyEndpoint,
} from '@servery/api';
import { useAction } from '@servery/api/swr';

const stale = [
  displayMenu,
  getCategory,
  getMenu,
  getOption,
  listCategories,
  listMenus,
  listOptions,
];

/** Writes to the menu, then reloads all data that shows part of it. */
export const useMenuAction = <E extends AnyEndpoint>(to: E) => useAction(to, { refreshes: stale });
