import { capabilities, Problem, type MerchantInfo, type Order, type Rights } from '@servery/api';
import { showOrder, type ActionContext, type OrderRecord } from '@servery/domain/orders';
import { businessDate } from '@servery/domain/time';
import { useMemo } from 'react';
import { useMerchant } from './useMerchant.ts';

/**
 * The effect of an action on an order: the order afterwards, or the problem that would refuse it.
 */
export type Forecast = { after: Order; problem: null } | { after: null; problem: Problem };

/** A rule applied to an order to forecast its effect. */
export type Decide = (
  record: OrderRecord,
  context: ActionContext,
  merchant: MerchantInfo,
) => OrderRecord;

/**
 * Grants every permission: the host asks for approval, and a forecast shows the result as if it
 * were given.
 */
const everything: Rights = {
  grants: Object.fromEntries(capabilities.map((name) => [name, 'allow'])) as Rights['grants'],
  discount_free_rate: 10_000,
};

function contextAt(merchant: MerchantInfo): ActionContext {
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

/**
 * Returns the order as a host stores it, or null if the merchant's pricing rules have changed since
 * it was placed.
 */
function recordOf(order: Order, { settings }: MerchantInfo): OrderRecord | null {
  const { service_charge, tax_classes } = settings;
  const record = { ...order, pricing: { service_charge, tax_classes }, review_at: null };
  const { totals } = showOrder(record);
  return totals.total === order.totals.total && totals.tax === order.totals.tax ? record : null;
}

/**
 * Forecasts the effect of an action by running its rule; null while no forecast is possible. Pass
 * null as `decide` if there is nothing to forecast yet.
 */
export function useForecast(order: Order, decide: Decide | null): Forecast | null {
  const { data: merchant } = useMerchant(order.merchant_id);
  const record = useMemo(() => merchant && recordOf(order, merchant), [order, merchant]);
  if (!merchant || !record || !decide) return null;
  try {
    return { after: showOrder(decide(record, contextAt(merchant), merchant)), problem: null };
  } catch (problem) {
    if (problem instanceof Problem) return { after: null, problem };
    throw problem;
  }
}
