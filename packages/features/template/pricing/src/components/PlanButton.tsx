import type { BillingPeriod, PricingPlan, Subscription } from '@servery/api/template';
import { takeFocus } from '@servery/screens/take-focus';
import { Button, CheckIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { changeMessages, pricingMessages as messages } from '../messages/pricing.ts';
import { stepTo } from '../step.ts';
import { ChangePlan } from './ChangePlan.tsx';
import * as styles from './pricing.css.ts';

interface PlanButtonProps {
  plan: PricingPlan;
  billing: BillingPeriod;
  subscription: Subscription;
}

/** Changes to a plan after confirmation, or marks it as the current one. */
export function PlanButton({ plan, billing, subscription }: PlanButtonProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [wasChosen, setChosen] = useState(false);
  const step = stepTo(plan, billing, subscription);
  const name = plan.title;
  if (step === 'current')
    return (
      <p ref={wasChosen ? takeFocus : undefined} tabIndex={-1} className={styles.current}>
        <CheckIcon aria-hidden />
        {formatMessage(messages.current)}
      </p>
    );
  const label = {
    upgrade: formatMessage(changeMessages.upgrade, { name }),
    downgrade: formatMessage(changeMessages.downgrade, { name }),
    period: formatMessage(billing === 'yearly' ? messages.toYearly : messages.toMonthly),
  }[step];
  return (
    <>
      <Button
        isWide
        tone={plan.popular ? 'accent' : 'neutral'}
        emphasis={plan.popular ? 'solid' : 'outline'}
        onPress={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <ChangePlan
          plan={plan}
          billing={billing}
          step={step}
          label={label}
          onChanged={() => setChosen(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
