import type { MerchantRow } from '@servery/api';
import { Stack, Text, type Column } from '@servery/ui';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMerchantDate } from '../hooks/useMerchantDate.ts';
import { merchantsMessages as messages } from '../messages/list.ts';
import { SetUpBadge, StatusBadge } from './StatusBadges.tsx';

/** Returns the columns of the list of merchants; `actions` renders the actions of a row. */
export function useMerchantColumns(
  actions: (merchant: MerchantRow) => ReactNode,
): Column<MerchantRow>[] {
  const { formatMessage } = useIntl();
  const date = useMerchantDate();
  return useMemo(
    () => [
      {
        id: 'name',
        header: formatMessage(messages.merchant),
        width: '1.4fr',
        minWidth: 180,
        sortKey: 'name',
        cell: ({ name, parent }) => (
          <Stack gap="xxs" align="start">
            <Text weight="bold">
              <bdi>{name}</bdi>
            </Text>
            {parent && (
              <Text tone="muted" size="s">
                <bdi>{parent.name}</bdi>
              </Text>
            )}
          </Stack>
        ),
      },
      {
        id: 'owner',
        header: formatMessage(messages.owner),
        width: '1.4fr',
        minWidth: 180,
        cell: ({ owner }) =>
          owner ? (
            <Stack gap="xxs" align="start">
              <bdi>{owner.name}</bdi>
              {owner.email !== '' && (
                <Text tone="muted" size="s">
                  <bdi dir="ltr">{owner.email}</bdi>
                </Text>
              )}
              {owner.phone !== '' && (
                <Text tone="muted" size="s">
                  <bdi dir="ltr">{owner.phone}</bdi>
                </Text>
              )}
            </Stack>
          ) : (
            <Text tone="muted">–</Text>
          ),
      },
      {
        id: 'setUp',
        header: formatMessage(messages.setUp),
        width: '1fr',
        minWidth: 150,
        cell: ({ setup_status }) => <SetUpBadge status={setup_status} />,
      },
      {
        id: 'status',
        header: formatMessage(messages.status),
        width: '1fr',
        minWidth: 120,
        cell: (merchant) => <StatusBadge merchant={merchant} />,
      },
      {
        id: 'joined',
        header: formatMessage(messages.joined),
        width: '1fr',
        minWidth: 120,
        sortKey: 'created_at',
        cell: ({ created_at, time_zone }) => date(created_at, time_zone),
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        width: 90,
        align: 'end',
        cell: actions,
      },
    ],
    [formatMessage, date, actions],
  );
}
