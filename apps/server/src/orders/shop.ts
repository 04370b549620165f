import { Problem, type MerchantSettings } from '@servery/api';
import type { Act, Shop } from '@servery/domain/orders';
import { businessDate } from '@servery/domain/time';
import { sql } from 'kysely';
import { first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';

/** A merchant as the rules know it. */
export async function loadShop(db: Sql, merchant_id: number): Promise<Shop> {
  const shop = await first(
    db,
    sql<{ id: number; name: string; settings: MerchantSettings }>`
      select merchant_id as id, name, settings from merchant where merchant_id = ${merchant_id}`,
  );
  if (!shop) throw new Problem('notFound');
  return shop;
}

/** What the rules need of this request at this merchant. */
export const actAt = (visit: Visit, shop: Shop): Act => ({
  actor: {
    id: visit.caller.id,
    name: visit.caller.name,
    rights: visit.caller.rights,
    approval: visit.approval,
  },
  now: visit.now,
  nextId: visit.host.nextId,
  business_date: businessDate(visit.now, shop.settings),
  shop,
});
