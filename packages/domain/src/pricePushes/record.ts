import type { Named, PricePush } from '@servery/api';
import type { ItemRecord, MenuBook, MenuContext } from '../menu/record.ts';

/** An item of an outlet’s menu, with what is needed to find and compare it. */
export type GroupItem = Pick<
  ItemRecord,
  'id' | 'version' | 'name' | 'code' | 'price' | 'place' | 'is_active'
>;

/** An outlet, with the items of its menu that may be the one whose price is pushed. */
export interface GroupOutlet {
  merchant: Named;
  items: readonly GroupItem[];
}

/** An item, its outlet, and the other outlets of its group that the caller can access. */
export interface PriceGroup {
  item: GroupItem;
  merchant: Named;
  others: readonly GroupOutlet[];
}

/** An item whose price was pushed, and the price that it had before. */
export interface PushedPrice {
  merchant_id: number;
  item_id: number;
  price: number;
}

/** A price push as hosts store it. */
export interface PricePushRecord extends Pick<
  PricePush,
  'id' | 'item_id' | 'merchant_id' | 'name' | 'price' | 'at' | 'by' | 'undone_at' | 'undone_by'
> {
  /** The changed items of the outlets, by the ids of their merchants. */
  outlets: readonly PushedPrice[];
}

/** The locked menu of an outlet, with the context of its rules. */
export interface LockedMenu {
  state: MenuBook;
  context: MenuContext;
}
