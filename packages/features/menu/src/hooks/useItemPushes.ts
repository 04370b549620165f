import {
  displayMenu,
  getMenu,
  listCategories,
  listItemPushes,
  listMenus,
  listOptions,
  previewItemPush,
  previewPricePush,
  pushItem,
  undoItemPush,
} from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';

const refreshes = [
  displayMenu,
  getMenu,
  listCategories,
  listItemPushes,
  listMenus,
  listOptions,
  previewItemPush,
  previewPricePush,
];
/** The number of recent pushes that are shown. */
const recent = 3;

/** Returns the outlets that an item can be pushed to, and what that changes there. */
export const useItemPreview = (item_id: number) => useCall(previewItemPush, { query: { item_id } });

/** Returns the latest pushes of an item, the newest first. */
export const useItemPushes = (item_id: number) =>
  useCall(listItemPushes, { query: { item_id, length: recent } });

/** Pushes an item, then reloads what shows menus. */
export const usePushItem = () => useAction(pushItem, { refreshes });

/** Undoes a push of an item, then reloads what shows menus. */
export const useUndoItemPush = () => useAction(undoItemPush, { refreshes });
