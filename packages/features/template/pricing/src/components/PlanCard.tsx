import type { BillingPeriod, PricingPlan } from '@servery/api/template';
import { useSampleMoney } from '@servery/screens/sample-money';
import { Amount, Avatar, Badge, Card, CheckIcon, Heading, Text } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { pricingMessages as messages, yearlyTotalMessage } from '../messages/pricing.ts';
import * as styles from './pricing.css.ts';

interface PlanCardProps {
  plan: PricingPlan;
  billing: BillingPeriod;
  /** The button that changes to this plan. */
  children: ReactNode;
}

/** A plan with its price in a billing period and its benefits. */
export function PlanCard({ plan, billing, children }: PlanCardProps) {
  const { formatMessage } = useIntl();
  const money = useSampleMoney('stripIfInteger');
  const { title, img, subtitle, monthlyPrice, yearlyPlan, planBenefits, popular } = plan;
  const isYearly = billing === 'yearly';
  return (
    <Card
      padding="l"
      tone={popular ? 'accent' : 'neutral'}
      emphasis={popular ? 'outline' : undefined}
    >
      <div className={styles.plan}>
        <div className={styles.badge}>
          {popular && <Badge tone="accent">{formatMessage(messages.popular)}</Badge>}
        </div>
        <div className={styles.name}>
          <Avatar name={title} src={img} shape="place" size="xl" tone="neutral" isDecorative />
          <Heading level={2} size="xl">
            {title}
          </Heading>
          <Text tone="muted">
            <bdi>{subtitle}</bdi>
          </Text>
        </div>
        <div>
          <p className={styles.price}>
            <Amount size="xxl" weight="bold">
              {money(isYearly ? yearlyPlan.perMonth : monthlyPrice)}
            </Amount>
            <Text tone="muted">{formatMessage(messages.perMonth)}</Text>
          </p>
          <p className={styles.total}>
            {isYearly &&
              yearlyPlan.totalAnnual > 0 &&
              formatMessage(yearlyTotalMessage, { price: money(yearlyPlan.totalAnnual) })}
          </p>
        </div>
        <ul role="list" className={styles.benefits}>
          {planBenefits.map((benefit) => (
            <li key={benefit} className={styles.benefit}>
              <span className={styles.check}>
                <CheckIcon aria-hidden />
              </span>
              <bdi>{benefit}</bdi>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Card>
  );
}
