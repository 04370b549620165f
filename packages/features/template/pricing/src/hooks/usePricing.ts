import { useAction, useCall } from '@servery/api/swr';
import { changePlan, getPricing, startTrial } from '@servery/api/template';

const stale = { refreshes: [getPricing] };

/** Loads the plans and the account's subscription. */
export const usePricing = () => useCall(getPricing, {});

/** All changes of the subscription. The page is refetched. */
export const useSubscriptionChanges = () => ({
  changePlan: useAction(changePlan, stale).trigger,
  startTrial: useAction(startTrial, stale).trigger,
});
