import type { PricePushRecord } from '@servery/domain/price-pushes';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { searchTextOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';
import type { PushTable } from '../pushes/findPush.ts';

/** Returns a price push as a database row. */
export const pricePushRow = (push: PricePushRecord): Row => ({
  ...push,
  search_text: searchTextOf(push.name),
});

const columns = columnsOf<PricePushRecord>()(
  'price_push',
  'p',
  `id, merchant_id, item_id, name, price, outlets, at, by, undone_at, undone_by`,
);

/** The table of price pushes. */
export const pricePushTable: PushTable<PricePushRecord> = { table: 'price_push', columns };
