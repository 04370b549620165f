import { Problem, type StoredSettings } from '@servery/api';
import type { ActionContext, Shop } from '@servery/domain/orders';
import type { MerchantRecord } from '@servery/domain/people';
import { merchantStatus } from '@servery/domain/merchants';
import { settingsAt } from '@servery/domain/settings';
import { currentDay } from '@servery/domain/closings';
import { sql } from 'kysely';
import { all, first, type Sql } from '../../storage/sql.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

/** A merchant with its stored settings, of which some may not be in force yet. */
export interface StoredShop extends Shop {
  settings: StoredSettings;
  /** Absent or null while the merchant is active. */
  suspension?: MerchantRecord['suspension'];
  closure?: MerchantRecord['closure'];
  /** Whether the plan of its group doesn't include it. */
  is_read_only?: boolean;
}

/**
 * Returns a merchant with the settings in force at an instant. One that isn't active, such as a
 * suspended one, or that is read-only takes no orders.
 */
export function shopAt(stored: StoredShop, now: Date): Shop {
  const { settings, suspension = null, closure = null, is_read_only, ...shop } = stored;
  const inForce = settingsAt(settings, now);
  const isClosed = is_read_only || merchantStatus({ suspension, closure }) !== 'active';
  return { ...shop, settings: isClosed ? { ...inForce, is_open: false } : inForce };
}

const columns = sql`merchant_id as id, name, settings, suspension, closure, is_read_only, closed_on`;

/** Returns merchants as the rules use them, by their ids. */
export async function loadShops(
  db: Sql,
  merchant_ids: readonly number[],
  now: Date,
): Promise<Map<number, Shop>> {
  const shops = await all(
    db,
    sql<StoredShop>`select ${columns} from merchant
      where merchant_id = any(${merchant_ids}::bigint[])`,
  );
  return new Map(shops.map((shop) => [shop.id, shopAt(shop, now)]));
}

/**
 * Returns a merchant as the rules use it, with the settings in force at an instant.
 * @throws `notFound`
 */
export async function loadShop(db: Sql, merchant_id: number, now: Date): Promise<Shop> {
  const shop = await first(
    db,
    sql<StoredShop>`select ${columns} from merchant where merchant_id = ${merchant_id}`,
  );
  if (!shop) throw new Problem('notFound');
  return shopAt(shop, now);
}

/**
 * Does the same as `loadShop`, and keeps the trading day from being closed until the transaction
 * ends, so that what it writes belongs to a day that is still open.
 * @throws `notFound`
 */
export async function loadOpenShop(db: Sql, merchant_id: number, now: Date): Promise<Shop> {
  await sql`select 1 from merchant where merchant_id = ${merchant_id} for key share`.execute(db);
  return loadShop(db, merchant_id, now);
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
  business_date: currentDay(ctx.now, shop.settings, shop.closed_on ?? null),
  shop,
});
