import type { UserAccount } from '@servery/api/template';
import { Stack, Table } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { securityMessages as messages } from '../../messages/security.ts';
import { When } from '../When.tsx';
import { FormCard } from './FormCard.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { TwoStepCard } from './TwoStepCard.tsx';

interface SecurityTabProps {
  id: number;
  account: UserAccount;
  /** Whether the user is the signed-in person. */
  isOwn: boolean;
  /** The API keys of the user, if there are any. */
  apiKeys?: ReactNode;
}

/** The password, two-step verification, API keys and recent devices of a user. */
export function SecurityTab({ id, account, isOwn, apiKeys }: SecurityTabProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="l">
      <FormCard title={formatMessage(messages.password)} version={account.passwordChangedAt}>
        {(onSaved) => (
          <PasswordForm
            id={id}
            changedAt={account.passwordChangedAt}
            isOwn={isOwn}
            onSaved={onSaved}
          />
        )}
      </FormCard>
      <TwoStepCard id={id} account={account} />
      {apiKeys}
      <Table
        caption={formatMessage(messages.devices)}
        columns={[
          {
            id: 'browser',
            header: formatMessage(messages.browser),
            isRowHeader: true,
            cell: ({ browser }) => <bdi>{browser}</bdi>,
          },
          {
            id: 'device',
            header: formatMessage(messages.device),
            cell: ({ device }) => <bdi>{device}</bdi>,
          },
          {
            id: 'place',
            header: formatMessage(messages.place),
            cell: ({ place }) => <bdi>{place}</bdi>,
          },
          {
            id: 'at',
            header: formatMessage(messages.lastSeen),
            cell: ({ at }) => <When at={at} hasTime />,
          },
        ]}
        rows={account.devices}
        rowKey={(device) => String(device.id)}
        empty={formatMessage(messages.noDevices)}
      />
    </Stack>
  );
}
