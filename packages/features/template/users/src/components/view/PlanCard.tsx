import type { User, UserAccount } from '@servery/api/template';
import { Badge, Banner, Button, Card, Inline, ProgressBar, Stack, Text } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePlanPrice } from '../../hooks/usePlanPrice.ts';
import {
  daysLeftMessage,
  daysUsedMessage,
  endsInMessage,
  planViewMessages as messages,
} from '../../messages/view.ts';
import { planMessages } from '../../messages/vocabulary.ts';
import { CancelPlan } from './CancelPlan.tsx';
import { planFeatures } from './planFeatures.ts';
import { PlanForm } from './PlanForm.tsx';
import { price } from './view.css.ts';

/** The plan of a user: price, features and progress of its period, and its changes. */
export function PlanCard({ user, account }: { user: User; account: UserAccount }) {
  const { formatMessage } = useIntl();
  const priceOf = usePlanPrice(account);
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const { currentPlan } = user;
  const { planPrices, planDays, planDaysUsed, isPlanCancelled } = account;
  const isFree = planPrices[currentPlan] === 0;
  const left = planDays - planDaysUsed;
  return (
    <Card
      title={formatMessage(messages.title)}
      level={2}
      actions={<Badge tone="accent">{formatMessage(planMessages[currentPlan])}</Badge>}
    >
      <Stack gap="m">
        <span className={price}>{priceOf(currentPlan)}</span>
        <Text as="p">{formatMessage(planFeatures[currentPlan])}</Text>
        <ProgressBar
          label={formatMessage(messages.days)}
          value={planDaysUsed}
          maxValue={planDays}
          valueLabel={formatMessage(daysUsedMessage, { used: planDaysUsed, days: planDays })}
        />
        <Text as="p" size="s" tone="muted">
          {formatMessage(daysLeftMessage, { count: left })}
        </Text>
        {isPlanCancelled && (
          <Banner tone="warning" isLive={false}>
            {formatMessage(endsInMessage, { count: left })}
          </Banner>
        )}
        <Inline gap="s">
          <Button onPress={() => setOpen('change')}>{formatMessage(messages.change)}</Button>
          {!isFree && !isPlanCancelled && (
            <Button tone="danger" emphasis="ghost" onPress={() => setOpen('cancel')}>
              {formatMessage(messages.cancel)}
            </Button>
          )}
        </Inline>
      </Stack>
      {open === 'change' && (
        <PlanForm user={user} account={account} onClose={() => setOpen(null)} />
      )}
      {open === 'cancel' && (
        <CancelPlan id={user.id} daysLeft={left} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
