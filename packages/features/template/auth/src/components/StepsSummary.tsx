import { Card } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { stepsMessages as messages } from '../messages/steps.ts';
import { costs } from '../rules/plans.ts';
import type { StepValues } from '../screens/steps.ts';
import { list } from './StepsSummary.css.ts';
import { usePrice } from './usePrice.ts';

export interface StepsSummaryProps {
  values: StepValues;
}

/** Summary of the registration with its charges, before it's submitted. */
export function StepsSummary({ values }: StepsSummaryProps) {
  const { formatDate, formatMessage } = useIntl();
  const price = usePrice();
  const [today] = useState(() => new Date());
  const name = apart(`${values.first_name} ${values.last_name}`.trim());
  const last = values['card.number'].slice(-4);
  const due = { price: price(values.plan), day: formatDate(today, { dateStyle: 'long' }) };
  const paid =
    last.length < 4
      ? formatMessage(messages.due, due)
      : formatMessage(messages.charges, { ...due, last: apart(last) });
  return (
    <Card title={formatMessage(messages.summary)} emphasis="soft" tone="accent">
      <ul className={list}>
        <li>{formatMessage(messages.makes, { name, username: apart(values.username) })}</li>
        <li>{formatMessage(messages.writes, { email: apart(values.email) })}</li>
        <li>{costs(values.plan) ? paid : formatMessage(messages.chargesNothing)}</li>
      </ul>
    </Card>
  );
}
