import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, instant, sen } from '../fields.ts';

/** The plans of the template's pricing page, the cheapest first. */
export const pricingPlans = ['basic', 'standard', 'enterprise'] as const;
/** The periods that a plan can be paid for. */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

const plan = v.picklist(pricingPlans);
const billing = v.picklist(billingPeriods);

/** A plan with its prices and benefits. */
export const pricingPlan = v.object({
  id: plan,
  title: v.string(),
  /** The URL of an image, which can be a `data:` URL. */
  img: v.string(),
  subtitle: v.string(),
  monthlyPrice: sen,
  yearlyPlan: v.object({ perMonth: sen, totalAnnual: sen }),
  planBenefits: v.array(v.string()),
  popular: v.boolean(),
});
export type PricingPlan = v.InferOutput<typeof pricingPlan>;

/** The account's plan, how it is paid, and when its free trial ends or ended. */
export const subscription = v.object({
  plan,
  billing,
  trialEndsAt: v.nullable(instant),
});
export type Subscription = v.InferOutput<typeof subscription>;

const shared = { capability: 'public', isRooted: true } as const;

/** Returns the plans, the questions about them and the account's subscription. */
export const getPricing = endpoint.get('/pricing/data', {
  ...shared,
  summary: 'Returns the plans with their prices, and questions about them.',
  returns: v.object({
    plans: v.array(pricingPlan),
    qandA: v.array(v.object({ id, question: v.string(), ans: v.string() })),
    subscription,
  }),
});

/**
 * Changes the plan or how it is paid. An addition: other dashboard templates show the buttons
 * without any function.
 */
export const changePlan = endpoint.post('/pricing/change-plan', {
  ...shared,
  summary: 'Changes the plan and its billing period.',
  body: v.strictObject({ plan, billing }),
  returns: v.object({ subscription }),
});

/** Starts the free trial of the largest plan, once per account. An addition like `changePlan`. */
export const startTrial = endpoint.post('/pricing/start-trial', {
  ...shared,
  summary: 'Starts the free trial of 14 days.',
  body: v.strictObject({}),
  returns: v.object({ subscription }),
  problems: ['notAllowedNow'],
});
