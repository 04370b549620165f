import type { ItemPush } from '@servery/api';
import type { MediaRecord } from '../media/record.ts';
import type { CopiedFields } from '../menu/copyRows.ts';
import type { CategoryRecord, ItemRecord, OptionRecord } from '../menu/record.ts';

/** The facts by which copies of one picture at several outlets are recognised. */
export type PictureFacts = Pick<MediaRecord, 'kind' | 'width' | 'height' | 'bytes'>;

/** The stored fields of an item that a push sets. */
export type PushedFields = Pick<
  ItemRecord,
  keyof CopiedFields | 'category_id' | 'option_ids' | 'image_id'
>;

/** An item of a menu, with what is needed to compare it. */
export type ComparedItem = PushedFields & Pick<ItemRecord, 'id' | 'version'>;

/** The part of an outlet’s menu that is needed to compare items. */
export interface ComparedMenu {
  categories: readonly Pick<CategoryRecord, 'id' | 'name' | 'parent_id' | 'is_deleted'>[];
  options: readonly Pick<OptionRecord, 'id' | 'name' | 'is_deleted'>[];
  items: readonly ComparedItem[];
  /** The codes of the outlet’s tax classes. */
  tax_codes: readonly string[];
}

/** An item that a push added or changed. */
export interface PushedItem {
  merchant_id: number;
  item_id: number;
  /** The version of the item after the push. */
  version: number;
  /** Its fields from before; null if the push added it. */
  before: PushedFields | null;
  /** The ids of the categories and food options that the push created for it. */
  categories: readonly number[];
  options: readonly number[];
}

/** A push of an item as hosts store it. */
export interface ItemPushRecord extends Pick<
  ItemPush,
  'id' | 'item_id' | 'merchant_id' | 'name' | 'at' | 'by' | 'undone_at' | 'undone_by'
> {
  /** The changed outlets, by the ids of their merchants. */
  outlets: readonly PushedItem[];
}
