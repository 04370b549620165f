import type { OrderMethod, PaymentOption, PaymentOptionDetail } from '@servery/api';
import { sql, type RawBuilder } from 'kysely';
import { within, type Scope } from '../../http/scope.ts';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { containsText } from '../lists/containsText.ts';
import type { ListQuery } from '../lists/listByName.ts';
import { optionColumns } from './load.ts';

async function pageOf<Row>(
  db: Sql,
  columns: RawBuilder<Row>,
  { search, start, length, order }: ListQuery,
  isShown: RawBuilder<unknown>,
  scope: Scope,
): Promise<{ aaData: Row[]; total: number }> {
  const where = sql`${within(scope, 'o.merchant_id')} and ${isShown}
    and ${containsText(search, 'o.search_text')}`;
  const way = sql.raw(order);
  const [aaData, count] = await Promise.all([
    all(
      db,
      sql<Row>`select ${columns} from payment_option o where ${where}
        order by o.place ${way}, o.id ${way} limit ${length} offset ${start}`,
    ),
    first(
      db,
      sql<{ total: number }>`select count(*) as total from payment_option o where ${where}`,
    ),
  ]);
  return { aaData, total: count?.total ?? 0 };
}

const offered = columnsOf<PaymentOption>()(
  'payment_option',
  'o',
  `id, name, kind, channel, tip_rates`,
);

/** Returns one page of the active options that are offered for an order method, or for any. */
export const pageOfOffered = (
  db: Sql,
  query: ListQuery & { method: OrderMethod | '' },
  scope: Scope,
): Promise<{ aaData: PaymentOption[]; total: number }> => {
  const { method } = query;
  const isForMethod =
    method === '' ? sql`true` : sql`o.methods @> ${JSON.stringify([method])}::jsonb`;
  return pageOf(db, offered, query, sql`o.is_active and ${isForMethod}`, scope);
};

/** Returns one page of all options with their settings. */
export const pageOfOptions = (
  db: Sql,
  query: ListQuery & { status: '' | 'active' | 'inactive' },
  scope: Scope,
): Promise<{ aaData: PaymentOptionDetail[]; total: number }> => {
  const { status } = query;
  const hasStatus = status === '' ? sql`true` : sql`o.is_active = ${status === 'active'}`;
  const columns = sql<PaymentOptionDetail>`o.merchant_id, ${optionColumns}`;
  return pageOf(db, columns, query, hasStatus, scope);
};
