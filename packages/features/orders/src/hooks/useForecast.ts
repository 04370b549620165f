import { capabilities, Problem, type MerchantInfo, type Order, type Rights } from '@servery/api';
import { showOrder, type Act, type OrderRecord } from '@servery/domain/orders';
import { businessDate } from '@servery/domain/time';
import { useMemo } from 'react';
import { useMerchant } from './useMerchant.ts';

/** What an act would do to an order: the order after it, or why it would be refused. */
export type Forecast = { after: Order; problem: null } | { after: null; problem: Problem };

/** A rule of an order, asked what it would do. */
export type Decide = (record: OrderRecord, act: Act, merchant: MerchantInfo) => OrderRecord;

/** Approval is the host's to ask for: a forecast shows what would happen with it. */
const everything: Rights = {
  grants: Object.fromEntries(capabilities.map((name) => [name, 'allow'])) as Rights['grants'],
  discount_free_rate: 10_000,
};

function actAt(merchant: MerchantInfo): Act {
  const now = new Date();
  let id = Number.MAX_SAFE_INTEGER - 1_000;
  return {
    actor: { id: 1, name: '', rights: everything, approval: null },
    now,
    nextId: () => (id += 1),
    business_date: businessDate(now, merchant.settings),
    shop: { id: merchant.id, name: merchant.name, settings: merchant.settings },
  };
}

/** The order as its host keeps it; nothing when the merchant's rules are no longer those it was placed under. */
function recordOf(order: Order, { settings }: MerchantInfo): OrderRecord | null {
  const { service_charge, tax } = settings;
  const record = { ...order, pricing: { service_charge, tax }, review_at: null };
  const { totals } = showOrder(record);
  return totals.total === order.totals.total && totals.tax === order.totals.tax ? record : null;
}

/** Asks the rulebook what an act would do; null while that cannot be told. `decide` may be null for nothing to ask yet. */
export function useForecast(order: Order, decide: Decide | null): Forecast | null {
  const { data: merchant } = useMerchant(order.merchant_id);
  const record = useMemo(() => merchant && recordOf(order, merchant), [order, merchant]);
  if (!merchant || !record || !decide) return null;
  try {
    return { after: showOrder(decide(record, actAt(merchant), merchant)), problem: null };
  } catch (problem) {
    if (problem instanceof Problem) return { after: null, problem };
    throw problem;
  }
}
