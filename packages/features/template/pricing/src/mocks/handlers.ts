import { Problem } from '@servery/api';
import { mockBehaviour, templateAnswer } from '@servery/api/mocks';
import { changePlan, getPricing, startTrial } from '@servery/api/template';
import { makePlans, planQuestions } from './plans.ts';
import { store } from './store.ts';

const trialMs = 14 * 86_400_000;

/** Mock handlers, one per endpoint of the pricing page. */
export const pricingHandlers = [
  templateAnswer(getPricing, () => ({
    ...(mockBehaviour.amount === 'none'
      ? { plans: [], qandA: [] }
      : { plans: makePlans(), qandA: planQuestions }),
    subscription: store.read(),
  })),
  templateAnswer(changePlan, ({ body }) => ({
    subscription: store.change((subscription) => Object.assign(subscription, body)),
  })),
  templateAnswer(startTrial, () =>
    store.change((subscription) => {
      if (subscription.trialEndsAt !== null || subscription.plan === 'enterprise')
        throw new Problem('notAllowedNow', { details: { state: 'trial' } });
      subscription.trialEndsAt = new Date(Date.now() + trialMs).toISOString();
      return { subscription };
    }),
  ),
];
