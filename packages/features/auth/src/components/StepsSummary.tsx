import { Card } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { stepsWords as words } from '../messages/steps.ts';
import { costs } from '../rules/plans.ts';
import type { StepValues } from '../screens/steps.ts';
import { list } from './StepsSummary.css.ts';
import { usePrice } from './usePrice.ts';

export interface StepsSummaryProps {
  values: StepValues;
}

/** What will happen, with names and figures, before it does. */
export function StepsSummary({ values }: StepsSummaryProps) {
  const { formatDate, formatMessage } = useIntl();
  const price = usePrice();
  const [today] = useState(() => new Date());
  const name = apart(`${values.first_name} ${values.last_name}`.trim());
  const last = values['card.number'].slice(-4).padStart(4, '•');
  return (
    <Card title={formatMessage(words.summary)} emphasis="soft" tone="accent">
      <ul className={list}>
        <li>{formatMessage(words.makes, { name, username: apart(values.username) })}</li>
        <li>{formatMessage(words.writes, { email: apart(values.email) })}</li>
        <li>
          {costs(values.plan)
            ? formatMessage(words.charges, {
                last: apart(last),
                price: price(values.plan),
                day: formatDate(today, { dateStyle: 'long' }),
              })
            : formatMessage(words.chargesNothing)}
        </li>
      </ul>
    </Card>
  );
}
