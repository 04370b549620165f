import { listPricePushes, previewPricePush, pushPrice, undoPricePush } from '@servery/api';
import type { Aim, Aimed, Entry } from './entries.ts';

/** A version that no item reaches: callers with permission get a conflict. */
const version = 999_999;
const itemOf = ({ merchant_id }: Aim) => merchant_id * 10_000 + 100;

/** Price pushes: reads, and writes that change nothing. */
export const pricePushesMatrix = (merchant: Aimed): readonly Entry[] => [
  merchant(previewPricePush, (aim) => ({ query: { item_id: itemOf(aim), price: 100 } })),
  merchant(listPricePushes, (aim) => ({ query: { item_id: itemOf(aim) } })),
  merchant(
    pushPrice,
    (aim) => {
      const item_id = itemOf(aim);
      return { body: { item_id, price: 1, outlets: [{ item_id, version }] } };
    },
    { done: 'conflict' },
  ),
  // No outlet has pushed a price.
  merchant(undoPricePush, () => ({ params: { id: 1 }, body: {} }), { done: 'notFound' }),
];
