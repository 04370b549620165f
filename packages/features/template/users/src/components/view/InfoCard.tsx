import type { User, UserAccount } from '@servery/api/template';
import { useErrorToast } from '@servery/screens';
import {
  Avatar,
  Button,
  Card,
  Description,
  DescriptionList,
  Inline,
  Stack,
  toast,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePlanChanges } from '../../hooks/useAccount.ts';
import { useUserProblem } from '../../hooks/useUserProblem.ts';
import { accountMessages } from '../../messages/account.ts';
import { formMessages } from '../../messages/form.ts';
import { listMessages } from '../../messages/list.ts';
import { reactivatedMessage, viewMessages as messages } from '../../messages/view.ts';
import { roleMessages } from '../../messages/vocabulary.ts';
import { stat, statFigure, statLabel } from '../list.css.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { SuspendUser } from './SuspendUser.tsx';
import { counters, identity } from './view.css.ts';

interface InfoCardProps {
  user: User;
  account: UserAccount;
  onEdit: () => void;
}

/** The user: picture, role, counters, details, and the buttons to edit and suspend. */
export function InfoCard({ user, account, onEdit }: InfoCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { suspend } = usePlanChanges();
  const withErrorToast = useErrorToast(useUserProblem());
  const [isSuspending, setSuspending] = useState(false);
  const { id, fullName, status } = user;
  const lift = () =>
    withErrorToast(async () => {
      await suspend({ body: { id, isSuspended: false } });
      toast.success({ title: formatMessage(reactivatedMessage, { name: fullName }) });
    });
  const sum = account.projects.reduce((total, { tasksDone }) => total + tasksDone, 0);
  return (
    <Card>
      <Stack gap="l">
        <div className={identity}>
          <Avatar name={fullName} src={user.avatar} size="xl" isDecorative />
          <bdi>{fullName}</bdi>
          <Inline gap="s" align="center">
            {formatMessage(roleMessages[user.role])}
            <StatusBadge status={status} />
          </Inline>
        </div>
        <dl className={counters}>
          {(
            [
              [accountMessages.tasks, sum],
              [accountMessages.projects, account.projects.length],
            ] as const
          ).map(([label, figure]) => (
            <div key={label.id} className={stat}>
              <dt className={statLabel}>{formatMessage(label)}</dt>
              <dd className={statFigure}>{formatNumber(figure)}</dd>
            </div>
          ))}
        </dl>
        <DescriptionList>
          {(
            [
              [formMessages.username, user.username],
              [formMessages.email, user.email],
              [formMessages.contact, user.contact],
              [formMessages.company, user.company],
              [formMessages.country, user.country],
            ] as const
          )
            .filter(([, value]) => value !== '')
            .map(([term, value]) => (
              <Description key={term.id} term={formatMessage(term)}>
                <bdi>{value}</bdi>
              </Description>
            ))}
        </DescriptionList>
        <Inline gap="s">
          <Button tone="accent" emphasis="solid" onPress={onEdit}>
            {formatMessage(listMessages.edit)}
          </Button>
          {status === 'inactive' ? (
            <Button onPress={() => void lift()}>{formatMessage(messages.reactivate)}</Button>
          ) : (
            <Button tone="danger" onPress={() => setSuspending(true)}>
              {formatMessage(messages.suspend)}
            </Button>
          )}
        </Inline>
      </Stack>
      {isSuspending && <SuspendUser user={user} onClose={() => setSuspending(false)} />}
    </Card>
  );
}
