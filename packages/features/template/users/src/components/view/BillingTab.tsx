import type { User, UserAccount } from '@servery/api/template';
import { Banner, Stack } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { daysLeftMessage, planViewMessages } from '../../messages/view.ts';
import { Address } from './Address.tsx';
import { Cards } from './Cards.tsx';
import { PlanCard } from './PlanCard.tsx';

interface BillingTabProps {
  user: User;
  account: UserAccount;
  /** The choice of how the plan is paid for, above the cards. */
  payment?: ReactNode;
}

/** The days before the end of a period from which its plan needs attention. */
const attentionDays = 7;

/** The plan, the cards and the billing address of a user. */
export function BillingTab({ user, account, payment }: BillingTabProps) {
  const { formatMessage } = useIntl();
  const left = account.planDays - account.planDaysUsed;
  return (
    <Stack gap="l">
      {left <= attentionDays && (
        <Banner tone="warning" isLive={false} title={formatMessage(planViewMessages.attention)}>
          {formatMessage(daysLeftMessage, { count: left })}
        </Banner>
      )}
      <PlanCard user={user} account={account} />
      {payment}
      <Cards id={user.id} cards={account.cards} />
      <Address id={user.id} address={account.address} />
    </Stack>
  );
}
