import type { AuthPlan } from '@servery/api/template';
import { useIntl } from 'react-intl';
import { planPrices } from '../rules/plans.ts';

/** What a plan costs, in words. */
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
