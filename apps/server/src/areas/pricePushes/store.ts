import { Problem } from '@servery/api';
import type { PricePushStore } from '@servery/domain/commands';
import type { PricePushRecord } from '@servery/domain/price-pushes';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { isWithin, within } from '../../http/scope.ts';
import { first, putRows } from '../../storage/sql.ts';
import { loadGroup } from './group.ts';
import { pricePushColumns, pricePushRow } from './rows.ts';

/** Returns the SQL store of price pushes. */
export const pricePushStore = ({
  sql: db,
  caller,
}: Pick<RequestContext, 'sql' | 'caller'>): PricePushStore => ({
  group: (item_id) => loadGroup(db, caller.scope, item_id),
  async find(id) {
    const push = await first(
      db,
      sql<PricePushRecord>`select ${pricePushColumns} from price_push p
        where p.id = ${id} and ${within(caller.scope, 'p.merchant_id')}`,
    );
    if (!push?.outlets.every(({ merchant_id }) => isWithin(caller.scope, merchant_id)))
      throw new Problem('notFound');
    return push;
  },
  save: (push) => putRows(db, 'price_push', ['merchant_id', 'id'], [pricePushRow(push)]),
});
