import { getTableOrder, type DisplayedMenu, type MerchantInfo } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { useMemo } from 'react';
import type { NewOrder } from '../newOrder/newOrder.ts';
import { priceNewOrder } from '../newOrder/prices.ts';

/**
 * Returns the prices of a new order, with the items of the menu and the guests at its table. While
 * these are loaded, the total isn't known, because a service charge can depend on them.
 */
export function usePriced(order: NewOrder, menu: DisplayedMenu, { settings }: MerchantInfo) {
  const tableId = order.way === 'dine_in' ? order.table?.id : undefined;
  const seating = useCall(getTableOrder, tableId ? { params: { id: tableId } } : null);
  const party = seating.data?.table.covers ?? 0;
  const items = useMemo(
    () => new Map(menu.categories.flatMap((one) => one.items.map((item) => [item.id, item]))),
    [menu],
  );
  const isSeating = tableId !== undefined && !seating.data && !seating.error;
  return { items, party, isSeating, priced: priceNewOrder(order, { items, settings, party }) };
}
