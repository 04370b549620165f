import { listItemPushes, previewItemPush, pushItem, undoItemPush } from '@servery/api';
import type { Aim, Aimed, Entry } from './entries.ts';

/** A version that no item reaches: callers with permission get a conflict. */
const version = 999_999;
const itemOf = ({ merchant_id }: Aim) => merchant_id * 10_000 + 100;

/** Pushes of items: reads, and writes that change nothing. */
export const itemPushesMatrix = (merchant: Aimed): readonly Entry[] => [
  merchant(previewItemPush, (aim) => ({ query: { item_id: itemOf(aim) } })),
  merchant(listItemPushes, (aim) => ({ query: { item_id: itemOf(aim) } })),
  merchant(
    pushItem,
    (aim) => {
      const other = { merchant_id: aim.merchant_id === 102 ? 101 : 102, item_id: null };
      const outlets = [{ ...other, version: null }];
      return { body: { item_id: itemOf(aim), version, outlets } };
    },
    { done: 'conflict' },
  ),
  // No outlet has pushed an item.
  merchant(undoItemPush, () => ({ params: { id: 1 }, body: {} }), { done: 'notFound' }),
];
