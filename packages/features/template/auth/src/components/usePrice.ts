import type { AuthPlan } from '@servery/api/template';
import { useIntl } from 'react-intl';
import { planPrices } from '../rules/plans.ts';

/** Returns a formatter of a plan's price. */
export function usePrice(): (plan: AuthPlan) => string {
  const { formatNumber } = useIntl();
  return (plan) =>
    formatNumber(planPrices[plan] / 100, {
      style: 'currency',
      currency: 'MYR',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    });
}
