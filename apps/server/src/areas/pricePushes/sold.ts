import type { StoredSettings } from '@servery/api';
import { currentDay } from '@servery/domain/closings';
import { uncounted } from '@servery/domain/orders';
import { settledStatuses, soldDays } from '@servery/domain/price-pushes';
import { matchesOf, type ItemGroup } from '@servery/domain/pushes';
import { settingsAt } from '@servery/domain/settings';
import { sql } from 'kysely';
import { all, type Sql } from '../../storage/sql.ts';

interface Outlet {
  merchant_id: number;
  settings: StoredSettings;
  closed_on: string | null;
}

/**
 * Returns how many of the item each outlet of a group sold at its own price last week, by the id of
 * its merchant, as `soldOf` counts them.
 */
export async function soldAt(
  db: Sql,
  group: ItemGroup,
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const items = new Map(
    matchesOf(group).flatMap(({ merchant, item }) => (item ? [[merchant.id, item.id]] : [])),
  );
  const outlets = await all(
    db,
    sql<Outlet>`select merchant_id, settings, closed_on from merchant
      where merchant_id = any(${[...items.keys()]}::bigint[])`,
  );
  const days = outlets.map(({ settings, closed_on }) =>
    soldDays(currentDay(now, settingsAt(settings, now), closed_on)),
  );
  const ids = outlets.map(({ merchant_id }) => merchant_id);
  const froms = days.map(({ from_date }) => from_date);
  const tos = days.map(({ to_date }) => to_date);
  // The index of orders is by time. A trading day differs from the clock’s by a day at most.
  const rows = await all(
    db,
    sql<{ merchant_id: number; sold: number }>`
      select o.merchant_id, sum(l.quantity)::bigint as sold
      from unnest(${ids}::bigint[], ${ids.map((id) => items.get(id)!)}::bigint[],
        ${froms}::text[], ${tos}::text[]) as m (merchant_id, item_id, from_date, to_date)
      join menu_item i on i.merchant_id = m.merchant_id and i.id = m.item_id
      join orders o on o.merchant_id = m.merchant_id
        and o.placed_at between m.from_date::date - 2 and m.to_date::date + 3
      join order_line l on l.merchant_id = o.merchant_id and l.order_id = o.id
        and l.menu_id = m.item_id
      where o.business_date between m.from_date::date and m.to_date::date
        and o.status <> all(${[...uncounted]}::text[])
        and o.payment_status = any(${[...settledStatuses]}::text[])
        and i.prices ->> o.order_method is null
        and l.status <> 'voided' and not l.is_comped
      group by o.merchant_id`,
  );
  return new Map(rows.map(({ merchant_id, sold }) => [merchant_id, sold]));
}
