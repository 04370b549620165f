import type { KitchenZone, Named } from '@servery/api';

/** A zone as hosts store it. */
export interface ZoneRecord extends Omit<
  KitchenZone,
  'merchant_id' | 'categories' | 'items' | 'item_count'
> {
  category_ids: readonly number[];
  item_ids: readonly number[];
}

/** A dish as the kitchen sees it. */
export interface Dish extends Named {
  category_id: number;
  is_active: boolean;
}

/** The kitchen of one merchant: its zones, and the menu that is divided among them. */
export interface KitchenBook {
  merchant_id: number;
  zones: readonly ZoneRecord[];
  /** Without deleted categories, in the order of the menu. */
  categories: readonly Named[];
  dishes: readonly Dish[];
  /** The ids of the existing printers. */
  printer_ids: readonly number[];
}

/** The kitchen after a rule ran, and the id of the changed zone. */
export interface KitchenChange {
  book: KitchenBook;
  id: number;
}
