import type { AvailabilityWindow, MenuItem, OrderMethod, StockMove } from '@servery/api';
import type { ActionContext } from '../orders/record.ts';

/** A category as hosts store it; a deleted one is kept for the items that were in it. */
export interface CategoryRecord {
  id: number;
  version: number;
  name: string;
  parent_id: number | null;
  place: number;
  is_active: boolean;
  is_deleted: boolean;
}

/**
 * A choice of a food option as hosts store it; a deleted one is kept for the orders that have it.
 */
export interface ChoiceRecord {
  id: number;
  name: string;
  price: number;
  max: number;
  is_default: boolean;
  is_active: boolean;
  is_deleted: boolean;
}

/** A food option as hosts store it. */
export interface OptionRecord {
  id: number;
  version: number;
  name: string;
  min: number;
  max: number;
  place: number;
  is_active: boolean;
  is_deleted: boolean;
  items: readonly ChoiceRecord[];
}

/**
 * An item of the menu as hosts store it. `options` are the options of `option_ids` as guests see
 * them.
 */
export interface ItemRecord {
  id: number;
  version: number;
  category_id: number;
  name: string;
  code: string;
  description: string;
  price: number;
  prices: Partial<Record<OrderMethod, number>>;
  tax_class: string;
  place: number;
  is_active: boolean;
  is_available: boolean;
  unavailable_until: string | null;
  min_quantity: number;
  max_quantity: number | null;
  prep_minutes: number | null;
  windows: readonly AvailabilityWindow[];
  stock: number | null;
  low_stock: number | null;
  allow_negative: boolean;
  image_id: number | null;
  option_ids: readonly number[];
  options: MenuItem['options'];
}

/** A change of a stock balance, with the id of its item. */
export interface MoveRecord extends StockMove {
  item_id: number;
}

/** The whole menu of one merchant, which every menu rule works on. */
export interface MenuBook {
  merchant_id: number;
  categories: readonly CategoryRecord[];
  items: readonly ItemRecord[];
  options: readonly OptionRecord[];
}

/** The menu after a rule ran, the id of the changed row, and changes of stock balances. */
export interface MenuChange {
  book: MenuBook;
  id: number;
  moves?: readonly MoveRecord[];
}

/** The part of the action context that menu rules need. */
export type MenuContext = Pick<ActionContext, 'actor' | 'now' | 'nextId' | 'shop'> & {
  /** The ids of the pictures in the merchant's library; if absent, any picture is accepted. */
  pictures?: ReadonlySet<number>;
};
