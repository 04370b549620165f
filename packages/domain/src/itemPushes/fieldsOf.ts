import { copiedFields } from '../menu/copyRows.ts';
import type { PushedFields } from './record.ts';

/** Returns the stored fields of an item that a push sets. */
export const fieldsOf = (item: PushedFields): PushedFields => {
  const { category_id, option_ids, image_id } = item;
  return { ...copiedFields(item), category_id, option_ids, image_id };
};
