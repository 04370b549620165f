import type { StaffGrant } from '@servery/api';
import { permissionMessages } from '@servery/screens/messages';
import { Stack, Table, Text, type TableColumn } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { groupMessages, rightsMessages as messages, ruleMessages } from '../../messages/rights.ts';
import { GrantBadge } from './GrantBadge.tsx';
import { groupsOf } from './groups.ts';

interface GrantTablesProps {
  grants: readonly StaffGrant[];
  /** Renders the control that changes a permission; without it, the tables are only for reading. */
  renderChoice?: (grant: StaffGrant) => ReactNode;
}

/** Permissions in groups: the result of each, and the rule that decides it. */
export function GrantTables({ grants, renderChoice }: GrantTablesProps) {
  const { formatMessage } = useIntl();
  const columns: (TableColumn<StaffGrant> | false | undefined)[] = [
    {
      id: 'permission',
      header: formatMessage(messages.permission),
      isRowHeader: true,
      cell: ({ capability }) => formatMessage(permissionMessages[capability]),
    },
    renderChoice && {
      id: 'role',
      header: formatMessage(messages.byRole),
      cell: ({ inherited }) => <GrantBadge grant={inherited} />,
    },
    renderChoice && {
      id: 'own',
      header: formatMessage(messages.forPerson),
      cell: renderChoice,
    },
    {
      id: 'result',
      header: formatMessage(messages.result),
      cell: ({ result }) => <GrantBadge grant={result} />,
    },
    {
      id: 'rule',
      header: formatMessage(messages.decidedBy),
      cell: ({ rule }) => <Text tone="muted">{formatMessage(ruleMessages[rule])}</Text>,
    },
  ];
  return (
    <Stack gap="xl" align="stretch">
      {groupsOf(grants).map(([group, rows]) => (
        <Table
          key={group}
          caption={formatMessage(groupMessages[group])}
          columns={columns.filter((column) => !!column)}
          rows={rows}
          rowKey={({ capability }) => capability}
          narrow="cards"
        />
      ))}
    </Stack>
  );
}
