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

/** A write of the menu: whatever shows a part of it is asked anew. */
export const useMenuAction = <E extends AnyEndpoint>(to: E) => useAction(to, { refreshes: stale });
