import { changeUserPlan, userPlans, type User, type UserAccount } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { ChoiceCard, FormDrawer, RadioCards, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePlanChanges } from '../../hooks/useAccount.ts';
import { usePlanPrice } from '../../hooks/usePlanPrice.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import { listMessages } from '../../messages/list.ts';
import { planViewMessages as messages } from '../../messages/view.ts';
import { planMessages } from '../../messages/vocabulary.ts';
import { planFeatures } from './planFeatures.ts';

interface PlanFormProps {
  user: User;
  account: UserAccount;
  onClose: () => void;
}

/** The form that changes the plan of a user. */
export function PlanForm({ user, account, onClose }: PlanFormProps) {
  const { formatMessage } = useIntl();
  const priceOf = usePlanPrice(account);
  const { changePlan } = usePlanChanges();
  const { id, currentPlan } = user;
  const form = useEndpointForm(changeUserPlan, {
    defaults: { plan: currentPlan },
    toInput: ({ plan }) => ({ body: { id, plan } }),
    send: async (input) => {
      await changePlan(input);
      toast.success({ title: formatMessage(messages.changed) });
      onClose();
    },
    explain: useUserProblem(),
  });
  return (
    <FormDrawer
      title={formatMessage(messages.change)}
      action={formatMessage(messages.change)}
      {...form.drawer}
      onClose={onClose}
    >
      <RadioCards
        label={formatMessage(listMessages.plan)}
        {...form.message('plan')}
        value={form.values.plan}
        onChange={(plan) => form.set('plan', plan)}
      >
        {userPlans.map((plan) => (
          <ChoiceCard
            key={plan}
            value={plan}
            description={formatMessage(planFeatures[plan])}
            price={priceOf(plan)}
          >
            {formatMessage(planMessages[plan])}
          </ChoiceCard>
        ))}
      </RadioCards>
    </FormDrawer>
  );
}
