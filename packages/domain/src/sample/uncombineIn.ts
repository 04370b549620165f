import type { Parsed, SplitPreview, uncombineOrders as endpoint } from '@servery/api';
import { previewSplit, uncombineOrders } from '../orders/index.ts';
import { unlinkParty } from '../tables/linkParty.ts';
import type { Visit } from './enter.ts';

/** Undoes the combining of orders of a world, or previews that. */
export function uncombineIn(visit: Visit, body: Parsed<typeof endpoint>['body']): SplitPreview {
  const { world, now } = visit;
  const target = visit.order(body.order_id);
  const { merchant_id, table, combine_origin } = target;
  const ids = combine_origin?.sources.map(({ id }) => id) ?? [];
  const sources = ids.map((id) => visit.order(id));
  const orders = uncombineOrders(target, sources, body.version, visit.act(merchant_id));
  const shown = previewSplit(target, orders, { ...body, bills: ids });
  if (body.preview) return shown;
  const floor = world.tables.floor(merchant_id, world.orders.values(), now);
  const tables = sources.map((source) => source.table?.id ?? null);
  const unlinked = unlinkParty(floor, table?.id ?? null, tables);
  for (const changed of unlinked ? world.tables.keep(unlinked.floor) : [])
    world.tell('table.changed', merchant_id, changed);
  visit.keep('order.changed', ...orders);
  return shown;
}
