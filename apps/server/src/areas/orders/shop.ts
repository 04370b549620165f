import { Problem, type MerchantSettings } from '@servery/api';
import type { ActionContext, Shop } from '@servery/domain/orders';
import { businessDate } from '@servery/domain/time';
import { sql } from 'kysely';
import { first, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

/**
 * Returns a merchant as the rules use it.
 * @throws `notFound`
 */
export async function loadShop(db: Sql, merchant_id: number): Promise<Shop> {
  const shop = await first(
    db,
    sql<{ id: number; name: string; settings: MerchantSettings }>`
      select merchant_id as id, name, settings from merchant where merchant_id = ${merchant_id}`,
  );
  if (!shop) throw new Problem('notFound');
  return shop;
}

/** Returns the action context of a request at a merchant. */
export const contextAt = (ctx: RequestContext, shop: Shop): ActionContext => ({
  actor: {
    id: ctx.caller.id,
    name: ctx.caller.name,
    rights: ctx.caller.rights,
    approval: ctx.approval,
  },
  now: ctx.now,
  nextId: ctx.host.nextId,
  business_date: businessDate(ctx.now, shop.settings),
  shop,
});
