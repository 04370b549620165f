import {
  pricingPlans,
  type BillingPeriod,
  type PricingPlan,
  type Subscription,
} from '@servery/api/template';

/** How choosing a plan changes a subscription. */
export type PlanStep = 'current' | 'period' | 'upgrade' | 'downgrade';

/** Returns how a plan with a billing period differs from the current subscription. */
export function stepTo(
  { id, monthlyPrice }: Pick<PricingPlan, 'id' | 'monthlyPrice'>,
  billing: BillingPeriod,
  subscription: Pick<Subscription, 'plan' | 'billing'>,
): PlanStep {
  if (id !== subscription.plan) {
    const isHigher = pricingPlans.indexOf(id) > pricingPlans.indexOf(subscription.plan);
    return isHigher ? 'upgrade' : 'downgrade';
  }
  // A free plan has nothing to bill.
  return monthlyPrice === 0 || billing === subscription.billing ? 'current' : 'period';
}

/** Returns the largest share of a monthly price that yearly billing saves, from 0 to 1. */
export const yearlySaving = (plans: readonly PricingPlan[]): number =>
  Math.max(
    0,
    ...plans.map(({ monthlyPrice, yearlyPlan }) =>
      monthlyPrice === 0 ? 0 : 1 - yearlyPlan.perMonth / monthlyPrice,
    ),
  );
