import type { UserAccount, UserPlan } from '@servery/api/template';
import { useSampleMoney } from '@servery/screens/sample-money';
import { useIntl } from 'react-intl';
import { perMonthMessage, planViewMessages } from '../messages/view.ts';

/** Returns the price of a plan in words. */
export function usePlanPrice({ planPrices }: UserAccount): (plan: UserPlan) => string {
  const { formatMessage } = useIntl();
  const money = useSampleMoney();
  return (plan) =>
    planPrices[plan] === 0
      ? formatMessage(planViewMessages.free)
      : formatMessage(perMonthMessage, { price: money(planPrices[plan]) });
}
