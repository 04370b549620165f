import type { AuthPlan } from '@servery/api/template';

/** The price of each plan per month, in sen. */
export const planPrices: Readonly<Record<AuthPlan, number>> = {
  starter: 0,
  service: 9900,
  chain: 29900,
};

/** Whether a plan costs money, so that a card is needed. */
export const costs = (plan: AuthPlan): boolean => planPrices[plan] > 0;
