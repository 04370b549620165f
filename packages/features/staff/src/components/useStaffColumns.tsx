import type { Named, StaffMember } from '@servery/api';
import { roleMessages } from '@servery/screens/messages';
import { Badge, Inline, type Column } from '@servery/ui';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { staffMessages as messages } from '../messages/list.ts';
import { AccountContact, AccountName } from './account/AccountCells.tsx';
import { StatusBadge } from './account/StatusBadge.tsx';

interface ColumnInput {
  /** Whether the rows are of several outlets. */
  hasOutlets: boolean;
  /** The people who have a PIN; undefined until they are known. */
  pinHolders: readonly Named[] | undefined;
  /** Renders the actions of a row. */
  actions: (staff: StaffMember, hasPin: boolean) => ReactNode;
}

/** Returns the columns of the list of staff. */
export function useStaffColumns({
  hasOutlets,
  pinHolders,
  actions,
}: ColumnInput): Column<StaffMember>[] {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const hasPin = (staff: StaffMember) => pinHolders?.some(({ id }) => id === staff.id) ?? false;
    const columns: (Column<StaffMember> | null)[] = [
      {
        id: 'name',
        header: formatMessage(messages.name),
        minWidth: 180,
        width: '1.4fr',
        sortKey: 'name',
        cell: (staff) => <AccountName account={staff} />,
      },
      {
        id: 'role',
        header: formatMessage(messages.role),
        width: '1fr',
        minWidth: 120,
        cell: ({ role }) => formatMessage(roleMessages[role]),
      },
      hasOutlets
        ? {
            id: 'outlet',
            header: formatMessage(messages.outlet),
            width: '1fr',
            minWidth: 140,
            cell: ({ merchant }) => <bdi>{merchant.name}</bdi>,
          }
        : null,
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
        cell: (staff) => (
          <Inline gap="s">
            <StatusBadge {...staff} />
            {hasPin(staff) && <Badge>{formatMessage(messages.hasPin)}</Badge>}
          </Inline>
        ),
      },
      {
        id: 'actions',
        header: formatMessage(messages.actions),
        width: 90,
        align: 'end',
        cell: (staff) => actions(staff, hasPin(staff)),
      },
    ];
    return columns.filter((column) => column !== null);
  }, [formatMessage, hasOutlets, pinHolders, actions]);
}
