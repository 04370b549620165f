import type { PricePushRecord } from '@servery/domain/price-pushes';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { searchTextOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** Returns a price push as a database row. */
export const pricePushRow = (push: PricePushRecord): Row => ({
  ...push,
  search_text: searchTextOf(push.name),
});

/** The columns of a price push `p`. */
export const pricePushColumns = columnsOf<PricePushRecord>()(
  'price_push',
  'p',
  `id, merchant_id, item_id, name, price, outlets, at, by, undone_at, undone_by`,
);
