import type { Named } from '@servery/api';
import type { ItemRecord } from '../menu/record.ts';

/** An item of an outlet’s menu, with what is needed to find and compare it. */
export type GroupItem = Pick<
  ItemRecord,
  'id' | 'version' | 'name' | 'code' | 'price' | 'place' | 'is_active'
>;

/** An outlet, with the items of its menu that may be the one that is pushed. */
interface OutletItems {
  merchant: Named;
  items: readonly GroupItem[];
}

/** An item, its outlet, and the other outlets of its group that the caller can access. */
export interface ItemGroup {
  item: GroupItem;
  merchant: Named;
  others: readonly OutletItems[];
}

/** The person who pushes or undoes, and when. */
export interface PushedBy {
  now: Date;
  actor: { name: string };
}
