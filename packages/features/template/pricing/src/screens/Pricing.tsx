import { ListBody, useListView, type ListScreenProps } from '@servery/screens/list';
import { joinAddress } from '@servery/screens/view';
import { CardIcon, EmptyState, Heading, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { BillingSwitch } from '../components/BillingSwitch.tsx';
import { PlanButton } from '../components/PlanButton.tsx';
import { PlanCard } from '../components/PlanCard.tsx';
import { PlanQuestions } from '../components/PlanQuestions.tsx';
import * as styles from '../components/pricing.css.ts';
import { PricingSkeleton } from '../components/PricingSkeleton.tsx';
import { TrialBanner } from '../components/TrialBanner.tsx';
import { usePricing } from '../hooks/usePricing.ts';
import { pricingMessages as messages } from '../messages/pricing.ts';
import { pricingView } from '../pricingView.ts';

/** The plans with their monthly or yearly prices. The URL holds the billing period. */
export function Pricing({ search, onSearchChange }: ListScreenProps) {
  const { formatMessage } = useIntl();
  const { view, change } = useListView(pricingView, search, (next, isTyping) =>
    onSearchChange(joinAddress('', next), isTyping),
  );
  const { data, error, mutate } = usePricing();
  const billing = view.billing || (data?.subscription.billing ?? 'monthly');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} size="xxl">
          {formatMessage(messages.title)}
        </Heading>
        <Text tone="muted">{formatMessage(messages.text)}</Text>
        {data && data.plans.length > 0 && (
          <BillingSwitch
            value={billing}
            plans={data.plans}
            onChange={(next) => change({ billing: next }, true)}
          />
        )}
      </div>
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failed)}
        onRetry={mutate}
        rows={data?.plans}
        skeleton={<PricingSkeleton />}
        empty={
          <EmptyState icon={<CardIcon />} title={formatMessage(messages.none)}>
            {formatMessage(messages.noneText)}
          </EmptyState>
        }
      >
        {(plans) =>
          data && (
            <>
              <ul role="list" aria-label={formatMessage(messages.plans)} className={styles.plans}>
                {plans.map((plan) => (
                  <li key={plan.id} className={styles.cell}>
                    <PlanCard plan={plan} billing={billing}>
                      <PlanButton plan={plan} billing={billing} subscription={data.subscription} />
                    </PlanCard>
                  </li>
                ))}
              </ul>
              <TrialBanner {...data.subscription} />
              <PlanQuestions qandA={data.qandA} />
            </>
          )
        }
      </ListBody>
    </div>
  );
}
