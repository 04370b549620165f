import { createRowStore } from '@servery/api/mocks';
import type { Subscription } from '@servery/api/template';

/** The subscription of the current visitor. */
export const store = createRowStore<Subscription>('pricing', () => ({
  plan: 'basic',
  billing: 'monthly',
  trialEndsAt: null,
}));
