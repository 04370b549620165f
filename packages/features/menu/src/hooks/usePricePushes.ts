import {
  displayMenu,
  getMenu,
  listMenus,
  listPricePushes,
  previewPricePush,
  pushPrice,
  undoPricePush,
  type FoodMenu,
} from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';

const refreshes = [displayMenu, getMenu, listMenus, listPricePushes, previewPricePush];
/** The number of recent pushes that are shown. */
const recent = 3;

/**
 * Returns the outlets that an item’s price can be pushed to. Compute the preview of another price
 * from it with `withPrice`.
 */
export const usePricePreview = ({ id, price }: Pick<FoodMenu, 'id' | 'price'>) =>
  useCall(previewPricePush, { query: { item_id: id, price } });

/** Returns the latest price pushes of an item, the newest first. */
export const usePricePushes = (item_id: number) =>
  useCall(listPricePushes, { query: { item_id, length: recent } });

/** Pushes a price, then reloads what shows prices. */
export const usePushPrice = () => useAction(pushPrice, { refreshes });

/** Undoes a price push, then reloads what shows prices. */
export const useUndoPricePush = () => useAction(undoPricePush, { refreshes });
