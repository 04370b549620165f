import type { AvailabilityWindow, MenuItem, OrderMethod, StockMove } from '@servery/api';
import type { Act } from '../orders/record.ts';

/** A category as it is kept; a deleted one stays for the items that were in it. */
export interface CategoryRecord {
  id: number;
  version: number;
  name: string;
  parent_id: number | null;
  place: number;
  is_active: boolean;
  is_deleted: boolean;
}

/** A choice of a food option as it is kept; a deleted one stays for the orders that have it. */
export interface ChoiceRecord {
  id: number;
  name: string;
  price: number;
  max: number;
  is_default: boolean;
  is_active: boolean;
  is_deleted: boolean;
}

/** A food option as it is kept. */
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

/** An item of the menu as it is kept. `options` is what its `option_ids` come to for a guest. */
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

/** A change of a balance, and whose it is. */
export interface MoveRecord extends StockMove {
  item_id: number;
}

/** The whole menu of one merchant: what every rule of the menu decides about. */
export interface MenuBook {
  merchant_id: number;
  categories: readonly CategoryRecord[];
  items: readonly ItemRecord[];
  options: readonly OptionRecord[];
}

/** What a rule made of a menu: the menu as it is since, which row it was about, and changes of balances. */
export interface MenuChange {
  book: MenuBook;
  id: number;
  moves?: readonly MoveRecord[];
}

/** Who acts, when, and where. */
export type MenuAct = Pick<Act, 'actor' | 'now' | 'nextId' | 'shop'> & {
  /** The pictures of the merchant's library; any where nobody says. */
  pictures?: ReadonlySet<number>;
};
