import type { Parsed, SplitPreview, uncombineOrders } from '@servery/api';
import * as rules from '@servery/domain/orders';
import { unlinkParty } from '@servery/domain/tables';
import { lockFloor, saveFloor } from '../tables/change.ts';
import type { Visit } from '../visit.ts';
import { loadOrder, lockOrders } from './load.ts';
import { saveOrder } from './save.ts';

/** Undoes combining, or previews that; the floor is locked before any order is. */
export async function uncombine(
  visit: Visit,
  body: Parsed<typeof uncombineOrders>['body'],
): Promise<SplitPreview> {
  const known = await loadOrder(visit.sql, visit.caller.scope, body.order_id);
  const { floor, act } = await lockFloor(visit, known.merchant_id);
  const ids = known.combine_origin?.sources.map(({ id }) => id) ?? [];
  const [target, ...sources] = await lockOrders(visit, [known.id, ...ids]);
  const orders = rules.uncombineOrders(target!, sources, body.version, act);
  const shown = rules.previewSplit(target!, orders, { ...body, bills: ids });
  if (body.preview) return shown;
  const tables = sources.map(({ table }) => table?.id ?? null);
  const unlinked = unlinkParty(floor, target!.table?.id ?? null, tables);
  if (unlinked) await saveFloor(visit, floor, unlinked);
  const [after, ...restored] = orders;
  // The restored orders first: they take their lines over before the target lets go of them.
  for (const [i, source] of sources.entries()) await saveOrder(visit, source, restored[i]!);
  await saveOrder(visit, target!, after);
  return shown;
}
