import { planViewMessages as messages } from '../../messages/view.ts';

/** The features of each plan. */
export const planFeatures = {
  basic: messages.basicFeatures,
  standard: messages.standardFeatures,
  enterprise: messages.enterpriseFeatures,
} as const;
