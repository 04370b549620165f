import type { PlatformAccount } from '@servery/api';
import { roleMessages } from '@servery/screens/messages';
import type { Column } from '@servery/ui';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { platformAccountsMessages as messages } from '../messages/platformAccounts.ts';
import { AccountContact, AccountName } from './account/AccountCells.tsx';
import { StatusBadge } from './account/StatusBadge.tsx';

/** Returns the columns of the platform's accounts; `actions` renders the actions of a row. */
export function usePlatformAccountColumns(
  actions: (account: PlatformAccount) => ReactNode,
): Column<PlatformAccount>[] {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(
    () => [
      {
        id: 'name',
        header: formatMessage(messages.name),
        minWidth: 180,
        width: '1.4fr',
        sortKey: 'name',
        cell: (account) => <AccountName account={account} />,
      },
      {
        id: 'role',
        header: formatMessage(messages.role),
        width: '1fr',
        minWidth: 120,
        cell: ({ role }) => formatMessage(roleMessages[role]),
      },
      {
        id: 'merchants',
        header: formatMessage(messages.merchants),
        width: '1fr',
        minWidth: 120,
        cell: ({ merchants }) =>
          merchants === null ? formatMessage(messages.allMerchants) : formatNumber(merchants),
      },
      {
        id: 'contact',
        header: formatMessage(messages.contact),
        width: '1.4fr',
        minWidth: 180,
        cell: AccountContact,
      },
      {
        id: 'status',
        header: formatMessage(messages.status),
        minWidth: 140,
        width: '1fr',
        cell: StatusBadge,
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        width: 90,
        align: 'end',
        cell: actions,
      },
    ],
    [formatMessage, formatNumber, actions],
  );
}
