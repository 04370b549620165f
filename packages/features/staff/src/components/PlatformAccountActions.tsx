import type { PlatformAccount } from '@servery/api';
import { useIntl } from 'react-intl';
import { useManager } from '../hooks/useManager.ts';
import { accountMessages as messages } from '../messages/account.ts';
import type { AccountAction } from './account/account.ts';
import { AccountMenu } from './account/AccountMenu.tsx';

interface PlatformAccountActionsProps {
  account: PlatformAccount;
  onEdit: () => void;
  onAction: (action: AccountAction) => void;
}

/** The menu of the actions on an account of the platform. */
export function PlatformAccountActions({ account, ...on }: PlatformAccountActionsProps) {
  const { formatMessage } = useIntl();
  const isOwn = useManager().isOwn(account);
  return (
    <AccountMenu
      account={account}
      accessRefused={isOwn ? formatMessage(messages.own) : undefined}
      {...on}
    />
  );
}
