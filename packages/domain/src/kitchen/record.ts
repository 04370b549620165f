import type { KitchenZone, Named } from '@servery/api';

/** A zone as it is kept. */
export interface ZoneRecord extends Omit<
  KitchenZone,
  'merchant_id' | 'categories' | 'items' | 'item_count'
> {
  category_ids: readonly number[];
  item_ids: readonly number[];
}

/** What the kitchen knows of a dish. */
export interface Dish extends Named {
  category_id: number;
  is_active: boolean;
}

/** The kitchen of one merchant: its zones, and the menu that they part between them. */
export interface KitchenBook {
  merchant_id: number;
  zones: readonly ZoneRecord[];
  /** Without deleted ones, in the order of the menu. */
  categories: readonly Named[];
  dishes: readonly Dish[];
  /** The printers that there are. */
  printer_ids: readonly number[];
}

/** What a rule made of a kitchen, and which zone it was about. */
export interface KitchenChange {
  book: KitchenBook;
  id: number;
}
