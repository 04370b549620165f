import { billingPeriods } from '@servery/api/template';
import { choice, defineView, scope } from '@servery/screens/view';

/** The state of the pricing page, as its URL holds it. */
export const pricingView = defineView({
  /** The billing period of the prices; empty for the account's own. */
  billing: scope(choice(billingPeriods, '')),
});
