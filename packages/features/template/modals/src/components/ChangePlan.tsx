import { changeExamplePlan, type BillingPeriod, type ModalExamples } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { useSampleMoney } from '@servery/screens/sample-money';
import { Badge, ChoiceCard, Inline, RadioCards, Segment, Segmented, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useModalChanges } from '../hooks/useModalExamples.ts';
import { useModalProblem } from '../hooks/useModalProblem.ts';
import {
  billedYearlyMessage,
  changedPlanMessage,
  planMessages as messages,
} from '../messages/plan.ts';
import { FormDialog } from './FormDialog.tsx';

interface ChangePlanProps extends Pick<ModalExamples, 'plans' | 'subscription'> {
  onClose: () => void;
}

/** The dialog that changes the plan and its billing period. */
export function ChangePlan({ plans, subscription, onClose }: ChangePlanProps) {
  const { formatMessage } = useIntl();
  const money = useSampleMoney('stripIfInteger');
  const { changePlan } = useModalChanges();
  const form = useEndpointForm(changeExamplePlan, {
    defaults: subscription,
    toInput: (body) => ({ body }),
    send: async (input) => {
      await changePlan(input);
      const name = plans.find(({ id }) => id === input.body.plan)!.title;
      toast.success({ title: formatMessage(changedPlanMessage, { name }) });
      onClose();
    },
    explain: useModalProblem(),
  });
  const { plan, billing } = form.values;
  const isYearly = billing === 'yearly';
  return (
    <FormDialog
      title={formatMessage(messages.title)}
      action={formatMessage(messages.change)}
      form={form}
      onClose={onClose}
    >
      <Segmented<BillingPeriod>
        isWide
        label={formatMessage(messages.billing)}
        value={billing}
        onChange={(next) => form.set('billing', next)}
      >
        <Segment value="monthly">{formatMessage(messages.monthly)}</Segment>
        <Segment value="yearly">{formatMessage(messages.yearly)}</Segment>
      </Segmented>
      <RadioCards
        label={formatMessage(messages.plan)}
        hint={formatMessage(messages.perMonth)}
        {...form.message('plan')}
        value={plan}
        onChange={(next) => form.set('plan', next)}
      >
        {plans.map(({ id, title, subtitle, monthlyPrice, yearlyPlan }) => (
          <ChoiceCard
            key={id}
            value={id}
            price={money(isYearly ? yearlyPlan.perMonth : monthlyPrice)}
            description={
              isYearly && yearlyPlan.totalAnnual > 0
                ? formatMessage(billedYearlyMessage, { price: money(yearlyPlan.totalAnnual) })
                : subtitle
            }
          >
            <Inline gap="s">
              {title}
              {id === subscription.plan && (
                <Badge tone="success">{formatMessage(messages.current)}</Badge>
              )}
            </Inline>
          </ChoiceCard>
        ))}
      </RadioCards>
    </FormDialog>
  );
}
