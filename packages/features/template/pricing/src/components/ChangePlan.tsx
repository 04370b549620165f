import type { BillingPeriod, PricingPlan } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import { useSampleMoney } from '@servery/screens/sample-money';
import { ConfirmDialog, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePricingProblem } from '../hooks/usePricingProblem.ts';
import { useSubscriptionChanges } from '../hooks/usePricing.ts';
import { changeMessages, pricingMessages as messages } from '../messages/pricing.ts';
import type { PlanStep } from '../step.ts';

interface ChangePlanProps {
  plan: PricingPlan;
  billing: BillingPeriod;
  step: Exclude<PlanStep, 'current'>;
  /** The label of the confirm button. */
  label: string;
  onChanged: () => void;
  onClose: () => void;
}

/** Confirmation before the plan or its billing period changes, with the new charge. */
export function ChangePlan({ plan, billing, step, label, onChanged, onClose }: ChangePlanProps) {
  const { formatMessage } = useIntl();
  const money = useSampleMoney();
  const { changePlan } = useSubscriptionChanges();
  const withErrorToast = useErrorToast(usePricingProblem());
  const { id, title: name, monthlyPrice, yearlyPlan } = plan;
  const isYearly = billing === 'yearly';
  const title = {
    upgrade: formatMessage(changeMessages.askUpgrade, { name }),
    downgrade: formatMessage(changeMessages.askDowngrade, { name }),
    period: formatMessage(isYearly ? messages.askYearly : messages.askMonthly),
  }[step];
  const charge = isYearly
    ? formatMessage(changeMessages.chargedYearly, { price: money(yearlyPlan.totalAnnual) })
    : formatMessage(changeMessages.chargedMonthly, { price: money(monthlyPrice) });
  const confirm = () =>
    withErrorToast(async () => {
      await changePlan({ body: { plan: id, billing } });
      onChanged();
      toast.success({ title: formatMessage(changeMessages.changed, { name }) });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={title}
      confirmLabel={label}
      onConfirm={confirm}
    >
      {monthlyPrice === 0 ? formatMessage(messages.free) : charge}
    </ConfirmDialog>
  );
}
