import {
  getDayClosing,
  listDayClosings,
  previewDayClosing,
  Problem,
  type DayClosing,
} from '@servery/api';
import { closingCommands } from '@servery/domain/commands';
import { currentDay, previewClosing } from '@servery/domain/closings';
import { sql } from 'kysely';
import { read } from '../../http/route.ts';
import { known, narrow, oneOf, within } from '../../http/scope.ts';
import { all, first } from '../../storage/sql.ts';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { containsText } from '../lists/containsText.ts';
import { loadShop } from '../orders/shop.ts';
import { closingColumns, loadClosingBook } from './load.ts';

const reads = [
  read(listDayClosings, async ({ query, ctx: { sql: db, caller } }) => {
    const { search, start, length, order, merchant_id } = query;
    const scope = narrow(caller, await known(db, caller, merchant_id));
    const where = sql`${within(scope, 'c.merchant_id')} and ${containsText(search, 'c.search_text')}`;
    const aaData = await all(
      db,
      sql<DayClosing>`select ${closingColumns} from day_closing c where ${where}
        order by c.closed_at ${sql.raw(order)}, c.id ${sql.raw(order)}
        limit ${length} offset ${start}`,
    );
    const counted = await first(
      db,
      sql<{ total: number }>`select count(*) as total from day_closing c where ${where}`,
    );
    return { aaData, total: counted?.total ?? 0 };
  }),
  read(getDayClosing, async ({ params: { id }, ctx: { sql: db, caller } }) => {
    const closing = await first(
      db,
      sql<DayClosing>`select ${closingColumns} from day_closing c
        where c.id = ${id} and ${within(caller.scope, 'c.merchant_id')}`,
    );
    if (!closing) throw new Problem('notFound');
    return closing;
  }),
  read(previewDayClosing, async ({ query, ctx: { sql: db, caller, now } }) => {
    const merchant_id = oneOf(caller, await known(db, caller, query.merchant_id));
    const { settings, closed_on = null } = await loadShop(db, merchant_id, now);
    const book = await loadClosingBook(db, merchant_id);
    return previewClosing(book, currentDay(now, settings, closed_on));
  }),
];

/** The routes of closings. */
export const closingRoutes = [...reads, ...commandRoutes(closingCommands)];
