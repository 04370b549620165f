import type { User } from '@servery/api/template';
import type { Column } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages/list.ts';
import { billingMessages, planMessages, roleMessages } from '../messages/vocabulary.ts';
import { role as roleStyle } from './list.css.ts';
import { roleIcons } from './roleIcons.tsx';
import { RowActions, type RowActionHandlers } from './RowActions.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { UserName } from './UserName.tsx';

/** Returns the columns of a list of users; without `acts`, rows have no actions. */
export function useListColumns(acts?: RowActionHandlers): readonly Column<User>[] {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const columns: Column<User>[] = [
      {
        id: 'user',
        header: formatMessage(listMessages.user),
        sortKey: 'fullName',
        minWidth: 192,
        width: '2fr',
        cell: (user) => <UserName user={user} />,
      },
      {
        id: 'role',
        header: formatMessage(listMessages.role),
        sortKey: 'role',
        minWidth: 144,
        cell: ({ role }) => {
          const Icon = roleIcons[role];
          return (
            <span className={roleStyle}>
              <Icon />
              {formatMessage(roleMessages[role])}
            </span>
          );
        },
      },
      {
        id: 'plan',
        header: formatMessage(listMessages.plan),
        sortKey: 'currentPlan',
        minWidth: 96,
        cell: ({ currentPlan }) => formatMessage(planMessages[currentPlan]),
      },
      {
        id: 'billing',
        header: formatMessage(listMessages.billing),
        sortKey: 'billing',
        minWidth: 112,
        cell: ({ billing }) => formatMessage(billingMessages[billing]),
      },
      {
        id: 'status',
        header: formatMessage(listMessages.status),
        sortKey: 'status',
        minWidth: 104,
        cell: ({ status }) => <StatusBadge status={status} />,
      },
    ];
    if (acts)
      columns.push({
        id: 'actions',
        header: formatMessage(listMessages.actions),
        width: 80,
        pin: 'end',
        cell: (user) => <RowActions user={user} acts={acts} />,
      });
    return columns;
  }, [formatMessage, acts]);
}
