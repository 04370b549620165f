import type { BillingPeriod, PricingPlan } from '@servery/api/template';
import { Badge, Segment, Segmented } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pricingMessages as messages, savingMessage } from '../messages/pricing.ts';
import { yearlySaving } from '../step.ts';
import * as styles from './pricing.css.ts';

interface BillingSwitchProps {
  value: BillingPeriod;
  plans: readonly PricingPlan[];
  onChange: (value: BillingPeriod) => void;
}

/** The choice of the billing period, with the saving of yearly billing. */
export function BillingSwitch({ value, plans, onChange }: BillingSwitchProps) {
  const { formatMessage, formatNumber } = useIntl();
  const saving = yearlySaving(plans);
  const percent = formatNumber(saving, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className={styles.period}>
      <Segmented<BillingPeriod>
        label={formatMessage(messages.billing)}
        isLabelHidden
        value={value}
        onChange={onChange}
      >
        <Segment value="monthly">{formatMessage(messages.monthly)}</Segment>
        <Segment value="yearly">{formatMessage(messages.yearly)}</Segment>
      </Segmented>
      {saving > 0 && <Badge tone="success">{formatMessage(savingMessage, { percent })}</Badge>}
    </div>
  );
}
