import type { AuthPlan } from '@servery/api/template';

/** What each plan costs a month, in sen. */
export const planPrices: Readonly<Record<AuthPlan, number>> = {
  starter: 0,
  service: 9900,
  chain: 29900,
};

/** Whether a card is asked for. */
export const costs = (plan: AuthPlan): boolean => planPrices[plan] > 0;
