import { guestLimitsOf } from '../guest/limits.ts';
import type { Counted, Unit } from './Unit.ts';

const limits = { join: 'max_joins_per_address', book: 'max_bookings_per_address' } as const;

/**
 * Returns the calling address's remaining quota for an action at a merchant today. Nothing is
 * locked: a command checks it first, so that a refusal stays cheap, and again under its lock.
 */
export async function addressQuota(unit: Unit, what: Counted, merchant_id: number) {
  const { shop, business_date } = await unit.contextOf(merchant_id);
  const most = guestLimitsOf(shop.settings)[limits[what]];
  return {
    /**
     * Refuses the action beyond the daily quota.
     * @throws `notAllowedNow` with `why: address_limit`
     */
    require: () => unit.quota.require(what, merchant_id, business_date, most),
    /** Counts one action, if the unit completes. */
    count: () => unit.quota.count(what, merchant_id, business_date),
  };
}
